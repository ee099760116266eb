// Revealing one's own tokens and sietches, which has its price when the Harkonnens are automatic.

import { knows } from '@landsraad/kernel';
import { ALL_ZONES, zoneServes, type Area } from '../board/areas.ts';
import { sietches } from '../components.ts';
import { isOrnithopter } from '../desert-war/escorts.ts';
import type { RuleId } from '../ledger.ts';
import { HARKONNEN, houseOf } from '../sides.ts';
import type { Look } from '../table.ts';
import { inMahdi } from './mahdi.ts';

/** Facedown sietches, which Guerrilla Training may turn up too. § wfa.solo.voluntary-reveal-sietch */
export const sietchesToReveal = (g: Look): Area[] =>
  inMahdi(g) ? g.table.sietches.filter((_, n) => !knows(g, houseOf(g, HARKONNEN), sietches.board, n)) : [];
/** Not where an ornithopter watches. § wfa.solo.reveal-forbidden */
export const notUnderWatch = (g: Look, a: Area): RuleId | null =>
  inMahdi(g) && ALL_ZONES.some((z) => isOrnithopter(g.table.air[z]) && zoneServes(z, a))
    ? 'wfa.solo.reveal-forbidden'
    : null;
