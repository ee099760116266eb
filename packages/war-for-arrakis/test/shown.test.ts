// Recorded games still show at every step what they showed, and bots still think of it what they thought.

import { readdirSync, readFileSync } from 'node:fs';
import type { Log } from '@landsraad/kernel';
import { printsStay } from '@landsraad/kernel/testing';
import { rules } from '@landsraad/war-for-arrakis';
import { findRareGames } from './recorded.ts';

const folder = new URL('golden/', import.meta.url);
const games = readdirSync(folder)
  .filter((file) => file.endsWith('.json') && file !== 'rare.json')
  .map((file) => {
    const { log } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { log: Log };
    return { name: file.replace('.json', ''), mode: log.mode, players: log.players, options: log.options, log };
  });
printsStay(rules, folder, games, findRareGames);
