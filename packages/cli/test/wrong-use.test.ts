import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folder, landsraad } from './landsraad.ts';

/** What is typed, and what the one sentence says. */
const WRONG: readonly (readonly [args: string, says: string])[] = [
  ['dance', 'There is no command "dance"; there are'],
  ['simulate', "Missing required argument 'game'"],
  ['simulate chess', 'There is no game "chess"; there are war-for-arrakis, imperium, dune, reference.'],
  ['simulate reference --mode deluxe', 'The Night Bazaar has no mode "deluxe"; it has standard.'],
  ['simulate reference --players 9', 'takes 2 to 4 players, not 9.'],
  ['simulate reference --players few', '--players must be a whole number'],
  ['simulate reference --games 0', '--games must be a whole number of at least 1, not "0".'],
  ['simulate reference --options {', '--options must be JSON such as \'{"epic":true}\', not {.'],
  ['simulate reference --options {"spice":1}', 'has no option "spice"'],
  ['simulate reference --bots hal', 'There is no bot "hal"; there are random, greedy, pyon, smuggler'],
  ['simulate reference --bots random,random,random', 'one for each of the 2 seats, not 3.'],
  ['simulate reference --sedd 5', "Unknown option '--sedd' (Did you mean --seed?)"],
  ['simulate reference --games 1 --report file.txt/report.html', 'cannot be written: '],
  ['arena reference --bots greedy', 'two or more different bots'],
  ['play chess', 'There is no game "chess"'],
  ['play reference --seat bob', 'There is no seat "bob"; there are 0 (Amber), 1 (Cobalt).'],
  ['play reference --resume nothing.json', 'nothing.json cannot be read: there is no such file.'],
  ['replay nothing.json', 'nothing.json cannot be read: there is no such file.'],
  ['replay file.txt', 'file.txt: This is not a whole log: it is not valid JSON (cut off or damaged).'],
  ['replay chess.json', 'chess.json: There is no game "chess"; there are'],
  ['verify nothing.json', 'There is no file nothing.json.'],
  ['battery chess', 'There is no game "chess"'],
  ['battery reference --seconds soon', '--seconds must be a number above 0, not "soon".'],
  ['bench --against /', '--against must name a built checkout;'],
  ['bench --seconds -1', '--seconds must be a number above 0, not "-1".'],
  ['rules chess', 'There is no game "chess"'],
  ['rules dune xyzzy', 'No rule of Dune has the id or the words "xyzzy"'],
  ['facts chess', 'There is no game "chess"'],
  ['serve --port high', 'The port must be a whole number from 0 to 65535, not "high".'],
];

describe('wrong use is one sentence and exit code 2', () => {
  for (const [typed, says] of WRONG)
    test.concurrent(`landsraad ${typed}`, async ({ onTestFinished }) => {
      const cwd = folder(onTestFinished);
      writeFileSync(join(cwd, 'file.txt'), 'hello');
      const log = {
        landsraad: 1,
        game: 'chess',
        version: '1',
        mode: 'm',
        players: 2,
        options: {},
        seed: 1,
        choices: [],
        result: null,
      };
      writeFileSync(join(cwd, 'chess.json'), JSON.stringify(log));
      const { code, out, err } = await landsraad(typed.split(' '), { cwd });
      expect(err).toContain(says);
      expect(err.trim().split('\n')).toHaveLength(1);
      expect(out).toBe('');
      expect(code).toBe(2);
      expect(readdirSync(cwd)).toEqual(['chess.json', 'file.txt']);
    });
});
