// The rules as one object: what the kernel, bots and screens take.

import { count, type Rules } from '@landsraad/kernel';
import './actions/free-actions.ts';
import './cards/corrino-ally.ts';
import './cards/fremen-ally.ts';
import './cards/house-atreides.ts';
import './cards/house-harkonnen.ts';
import './smugglers/alliance.ts';
import './smugglers/cards.ts';
import './smugglers/staban-tuek.ts';
import './spacing-guild/cards.ts';
import { applies } from './applies.ts';
import { auxiliaries, plainRegulars } from './board/auxiliaries.ts';
import { supply } from './board/figures.ts';
import { legionAt } from './board/contents.ts';
import { deployment, sietches, stations, wormsigns } from './components.ts';
import { camps } from './desert-war/camps.ts';
import { desertWarOf } from './desert-war/desert-war.ts';
import { TROOPERS, troopersLeft } from './desert-war/troopers.ts';
import { FACTS } from './facts.ts';
import * as greedy from './greedy/index.ts';
import { POLICY } from './generated/policy.ts';
import { LEDGER } from './ledger.ts';
import { garrisons } from './mahdi/components.ts';
import { isMahdiMode, mahdiOf } from './mahdi/mahdi.ts';
import { BOX } from './printed/box.ts';
import { UNREACHABLE } from './reachable.ts';
import { HARKONNEN, SIDES, sideOf } from './sides.ts';
import { regularsLeft } from './smugglers/regulars.ts';
import { withSmugglers } from './smugglers/smugglers.ts';
import { frigatesLeft, troopsLeft, withGuild } from './spacing-guild/guild.ts';
import { copyTable, newTable, type G, type Table } from './table.ts';
import type { Asked } from './questions.ts';
import { text } from './text/text.ts';
import { conference } from './three-four-players/cone-of-silence.ts';
import { value, values } from './value.ts';
import { VERSION } from './version.ts';
import { warForArrakis } from './war.ts';
import { weigh } from './weigh.ts';
import { book } from './words.ts';

/** Counts that must stay 0: figures beyond those in the box, hidden tokens without an area. */
function inventory(g: G): { [kind: string]: number } {
  const t = g.table;
  const tooMany = (n: number, most: number): number => Math.max(0, n - most);
  return {
    'tokens without an area': count(g, deployment.board) - t.tokens.length,
    'sietches without an area': count(g, sietches.board) - t.sietches.length,
    'stations without an area': count(g, stations.board) - t.stations.length,
    'wormsigns without an area': count(g, wormsigns.board) - t.wormsigns.length,
    'figures beyond the box': SIDES.reduce<number>(
      (n, side) => n + FIGURES.reduce((m, kind) => m + Math.max(0, -supply(g, side, kind)), 0),
      0,
    ),
    'sandworms beyond the box': tooMany(t.sandworms.length, FACTS.units.figures.atreides.sandworm),
    'desert troopers beyond the box': TROOPERS.reduce((n, kind) => n + Math.max(0, -troopersLeft(g, kind)), 0),
    'camps without an area': count(g, camps.board) - desertWarOf(g).camps.length,
    'garrisons without an area': count(g, garrisons.board) - mahdiOf(g).tokens.length,
    'smugglers beyond the box': Math.max(0, -regularsLeft(g)),
    'troops and frigates beyond the box': SIDES.reduce<number>(
      (n, side) => n + Math.max(0, -troopsLeft(g, side)) + Math.max(0, -frigatesLeft(g, side)),
      0,
    ),
    'auxiliaries without a legion': auxiliaries(g).filter((x) => {
      const l = legionAt(g, x.area);
      return l === undefined || l.side !== x.side || plainRegulars(g, l) < 0;
    }).length,
    'two sides in one area': t.legions.filter((l) => t.legions.some((x) => x !== l && x.area === l.area)).length,
    'bene gesserit tokens beyond the box': tooMany(t.gesseritReserve + t.gesserit.reduce((a, b) => a + b, 0), 5),
  };
}
const FIGURES = ['regular', 'elite', 'special', 'generic', 'escort'] as const;

const DESERT_WAR =
  'Fremen Camps and Rocket Launchers, Sandriders, Suspensor Troopers and Escort Ornithopters: more of the war between the sietches.';

export const rules: Rules<Table, Asked> = {
  id: 'war-for-arrakis',
  title: 'War for Arrakis',
  version: VERSION,
  modes: [
    { id: 'two-player', title: 'Two players', players: { min: 2, max: 2 }, rule: 'wfa.setup.player-counts' },
    { id: 'three-player', title: 'Three players', players: { min: 3, max: 3 }, rule: 'wfa.team.seats' },
    { id: 'four-player', title: 'Four players', players: { min: 4, max: 4 }, rule: 'wfa.team.seats' },
    { id: 'solo', title: 'Mahdi solo', players: { min: 1, max: 1 }, rule: 'wfa.solo.sides' },
    { id: 'coop', title: 'Mahdi, two together', players: { min: 2, max: 2 }, rule: 'wfa.solo.two-atreides' },
  ],
  options: [
    { id: 'desertWar', title: 'Desert War', about: DESERT_WAR, values: [false, true], default: false },
    {
      id: 'smugglers',
      title: 'Smugglers',
      about:
        'A third force, neutral until the Atreides win it over: harvesters to capture, then a base, a die, ornithopters and Staban Tuek. Reconstructed: cards and numbers that we do not know are ours.',
      values: [false, true],
      default: false,
    },
    {
      id: 'spacingGuild',
      title: 'The Spacing Guild',
      about:
        'Heighliners bring troops of the Houses Major and frigates to Arrakis for both sides, and a Guild Navigator closes the sky. Reconstructed: cards and numbers that we do not know are ours.',
      values: [false, true],
      default: false,
    },
    { id: 'shared', title: 'Faction shared by two of three', values: ['harkonnen', 'atreides'], default: 'harkonnen' },
  ],
  refuseConfig: ({ mode, options }) => {
    if (mode !== 'three-player' && options['shared'] === 'atreides')
      return 'Only three players choose which faction two share.';
    if (!isMahdiMode({ mode })) return null;
    if (options['desertWar'] === true) return 'The Mahdi mode is played without the Desert War.'; // § wfa.solo.no-desert-war
    if (withSmugglers({ options })) return 'Smugglers has no solo rules.'; // § wfa.smugglers.not-solo
    return withGuild({ options }) ? 'The Spacing Guild has no solo rules.' : null; // § wfa.guild.not-solo
  },
  conference,
  book,
  play: warForArrakis,
  table: newTable,
  copyTable,
  inventory,
  round: (g) => g.table.round,
  value,
  values,
  weigh,
  role: (g, seat) => (sideOf(g, seat) === HARKONNEN ? 'harkonnen' : 'atreides'),
  lookAhead: { turns: 1, decisions: 60 },
  policy: POLICY,
  greedy,
  ledger: LEDGER,
  applies,
  facts: FACTS,
  box: BOX,
  text,
  reachable: { unreachable: UNREACHABLE },
};
