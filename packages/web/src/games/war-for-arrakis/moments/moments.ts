// What deserves a look in War for Arrakis before the war goes on: battles and what falls in them, the desert, the
// harvest, cards that others play, and how a round has changed the tracks.

import {
  AREAS,
  ATREIDES,
  HARKONNEN,
  LEADERS,
  areaName,
  areaOf,
  markerName,
  resultTitle,
  thingName,
  visionName,
  PLANNING_CARDS,
} from '@landsraad/war-for-arrakis';
import type { LogLine } from '../../../table/source.ts';
import type { MomentSpec, MomentsOf, Step } from '../../../table/moments.ts';
import { listed } from '../../../table/words.ts';
import { BattlePicture } from './BattlePicture.tsx';
import { CardPicture } from './CardPicture.tsx';

const LAST_STEP = 10;
const FALLEN = ['sietch destroyed', 'settlement destroyed'];
const LOSSES = ['casualty', 'leader lost', 'to the tank', 'excess removed', 'token removed', 'token revealed'];
const TRACKS = ['supremacy', 'prescience', 'leader enters', 'leader leaves the game', 'bene gesserit token'];
const TAKEN = ['advanced', 'station taken', 'harvester removed', 'vehicle lost', 'out of the tank', 'wormsign placed'];

const at = (area: unknown): string => {
  const name = areaName(area);
  return `${name === 'the North Pole' ? 'at' : 'in'} ${name}`;
};
const idOf = (area: unknown): string[] => {
  const id = typeof area === 'number' ? AREAS[area]?.id : String(area);
  return id === undefined ? [] : [id];
};
const many = (n: unknown, one: string, more = `${one}s`): string => `${String(n)} ${n === 1 ? one : more}`;
const first = (lines: readonly LogLine[], kind: string): LogLine['nouns'] | null =>
  lines.find((l) => l.kind === kind)?.nouns ?? null;
const last = (lines: readonly LogLine[], kind: string): LogLine['nouns'] | null =>
  lines.findLast((l) => l.kind === kind)?.nouns ?? null;
const areasOf = (lines: readonly LogLine[]): string[] => [...new Set(lines.flatMap((l) => idOf(l.nouns['area'])))];
const inAreas = (lines: readonly LogLine[]): string[] =>
  areasOf(lines.filter((l) => l.nouns['area'] !== undefined && l.nouns['area'] !== null));

/** What has fallen, in words; null: nothing. */
function fallen(lines: readonly LogLine[]): string | null {
  const what = lines.findLast((l) => FALLEN.includes(l.kind));
  if (what === undefined) return null;
  return `The ${what.kind === 'sietch destroyed' ? 'sietch' : 'settlement'} ${at(what.nouns['area'])} has fallen`;
}

const battle: MomentSpec = {
  icon: 'conflict',
  since: ['battle'],
  until: ['advance?'],
  grows: FALLEN,
  carries: [...LOSSES, ...TRACKS, ...TAKEN],
  tells: [
    ...FALLEN,
    ...TAKEN,
    'leader enters',
    'bene gesserit token',
    'retreated',
    'sietch revealed',
    'token revealed',
  ],
  about(lines) {
    const place = at(last(lines, 'battle')?.['to']);
    const rounds = lines.filter((l) => l.kind === 'combat round').length;
    return `Battle ${place} · ${rounds < 2 ? 'one round' : `${rounds} rounds`}`;
  },
  title(lines) {
    const over = last(lines, 'battle over');
    const winner = over?.['winner'];
    const gone = last(lines, 'retreated');
    const won = winner === ATREIDES ? 'The Atreides win' : winner === HARKONNEN ? 'The Harkonnens win' : 'Nobody wins';
    return fallen(lines) ?? `${won}${gone === null ? '' : ': the others retreat'}`;
  },
  places: (lines) => idOf(last(lines, 'battle')?.['to']),
  picture: BattlePicture,
};

const fall: MomentSpec = {
  icon: 'sietch-ruin',
  carries: [...LOSSES, ...TRACKS, ...TAKEN],
  title: fallen,
  places: inAreas,
};

/** Turned over together: how many of each; alone: what it was. */
const wormsigns: MomentSpec = {
  icon: 'wormsign',
  grows: ['wormsign revealed'],
  about: (lines) => (lines.length > 1 ? 'Desert hazards' : 'Wormsign'),
  title(lines) {
    const [only] = lines;
    const kinds = lines.map((l) => String(l.nouns['kind']));
    const worms = kinds.filter((k) => k !== 'sand').length;
    if (lines.length === 1 && only !== undefined)
      return worms === 1 ? `A sandworm ${at(only.nouns['area'])}` : `Only sand ${at(only.nouns['area'])}`;
    if (worms === 0) return `${many(lines.length, 'wormsign')}: only sand`;
    return `${many(lines.length, 'wormsign')}: ${many(worms, 'sandworm')}`;
  },
  places: (lines) => areasOf(lines.filter((l) => l.nouns['kind'] !== 'sand')),
};

const hits = (icon: MomentSpec['icon'], about: string, who: string): MomentSpec => ({
  icon,
  carries: [...LOSSES, ...TRACKS, ...TAKEN],
  about: () => about,
  title(lines) {
    const n = lines[0]?.nouns;
    return n === undefined || n['hits'] === 0 ? null : `${who} ${at(n['area'])}: ${many(n['hits'], 'hit')}`;
  },
  places: inAreas,
});

const worm: MomentSpec = {
  icon: 'sandworm',
  carries: ['harvester removed', 'carryall', ...TAKEN],
  about: () => 'Sandworm',
  title(lines) {
    const where = at(lines[0]?.nouns['area']);
    if (lines.some((l) => l.kind === 'carryall')) return `A carryall saves the harvester ${where}`;
    return lines.some((l) => l.kind === 'harvester removed' || l.kind === 'sandworm swallows')
      ? `A sandworm swallows the harvester ${where}`
      : `A sandworm comes up ${where}`;
  },
  places: inAreas,
};

const harvest: MomentSpec = {
  icon: 'spice',
  carries: ['spice spent', 'ban', ...TRACKS],
  about: () => 'Spice harvest',
  title(lines) {
    const spice = first(lines, 'spice')?.['spice'];
    const bans = lines.filter((l) => l.kind === 'ban').map((l) => markerName(l.nouns['marker']));
    const what = spice === 0 ? 'The Harkonnens harvest nothing' : `The Harkonnens harvest ${String(spice)} spice`;
    return bans.length === 0 ? what : `${what}; ${listed(bans)} banned`;
  },
};

const card: MomentSpec = {
  icon: 'card',
  carries: ['house die lost', 'special attack', 'rockets', 'prescience revealed', ...LOSSES, ...TRACKS, ...TAKEN],
  about: () => 'Planning card',
  title(lines, { viewer }) {
    const n = first(lines, 'card played');
    if (n === null || n['seat'] === viewer) return null;
    const id = String(n['card']);
    const played = Object.values(PLANNING_CARDS).find((c) => c.id === id);
    return `${played?.side === ATREIDES ? 'The Atreides' : 'The Harkonnens'} play ${thingName(id)}`;
  },
  tells: ['house die lost', 'special attack', 'rockets', 'casualty', 'leader lost', 'station taken', 'vehicle lost'],
  places: inAreas,
  picture: CardPicture,
};

/** A die of the automatic Harkonnens: every step of their turn, with the priority that decided it. */
const AUTOMATIC = [
  'special action',
  'rolled again',
  'temporary target',
  'target sietch',
  'assault',
  'legion chosen',
  'way chosen',
  'moved',
  'settlement left',
  'garrison placed',
  'garrison revealed',
  'settlement chosen',
  'place chosen',
  'put on the board',
  'legion upgraded',
  'replaced',
  'vehicle sent',
  'sector chosen',
  'reinforcement',
  'card impossible',
  'deck renewed',
  'scheming begins',
  'die taken back',
];
const automatic: MomentSpec = {
  icon: 'strategy',
  carries: AUTOMATIC,
  about: (lines) => `Harkonnen turn · ${resultTitle(first(lines, 'harkonnen die')?.['result'])}`,
  title(lines) {
    const named = (kind: string, noun: string): string | null => {
      const n = last(lines, kind);
      return n === null ? null : areaName(n[noun]);
    };
    const attacked = named('assault', 'area');
    if (attacked !== null) return `They attack ${attacked}`;
    const goal = named('legion chosen', 'target');
    if (goal !== null) return `They march on ${goal}`;
    const where = areasOf(lines.filter((l) => l.kind === 'settlement chosen'));
    if (where.length > 0) return `They deploy ${where.length === 1 ? at(where[0]) : `in ${where.length} settlements`}`;
    if (lines.some((l) => l.kind === 'legion upgraded')) return 'They train better troops';
    if (lines.some((l) => l.kind === 'vehicle sent')) return 'They place vehicles';
    const leader = first(lines, 'special action')?.['leader'];
    return leader === undefined
      ? `They use a ${resultTitle(first(lines, 'harkonnen die')?.['result'])} die`
      : `${LEADERS[Number(leader)]?.name ?? 'A leader'} acts`;
  },
  tells: AUTOMATIC.filter((kind) => kind !== 'put on the board' && kind !== 'moved'),
  places: (lines) => {
    const areas = lines.flatMap((l) => [l.nouns['from'], l.nouns['area'], l.nouns['to']].flatMap(placeOf));
    return [...new Set(areas)];
  },
};
const placeOf = (area: unknown): string[] =>
  typeof area === 'number' ? (area < 0 ? [] : idOf(area)) : typeof area === 'string' && areaOf(area) >= 0 ? [area] : [];

const claim: MomentSpec = {
  icon: 'prescience',
  carries: TRACKS,
  about: () => 'Prescience',
  title: (lines, { viewer, tell }) => {
    const claimed = lines.find((l) => l.kind === 'claimed');
    return viewer === ATREIDES || claimed === undefined ? null : (tell(claimed)?.replace(/\.$/, '') ?? null);
  },
  tells: ['leader enters', 'bene gesserit token'],
  picture: CardPicture,
};

const atomics: MomentSpec = {
  icon: 'atomics',
  carries: [...LOSSES, ...TRACKS, ...TAKEN, 'battle over'],
  about: () => 'Family Atomics',
  title: (lines) => `${areaName(lines[0]?.nouns['area'])} becomes desert`.replace(/^./, (c) => c.toUpperCase()),
  places: inAreas,
};

/** The round that is over: what it has changed. */
const round: MomentSpec = {
  icon: 'clock',
  since: ['round'],
  about: (lines) => `Round ${String(last(lines, 'round')?.['round'])} begins`,
  title: (lines) => {
    const begun = Number(last(lines, 'round')?.['round']);
    return begun > 1 ? `Round ${begun - 1} is over` : null;
  },
  tells: ['battle over', ...FALLEN, 'sandworm swallows', 'storm', 'spice', 'claimed', 'leader enters'],
};

const step = ({ kind, nouns: n }: LogLine): Step | null => {
  const now = Number(n['now']);
  if (kind === 'supremacy') return { track: 'Supremacy', from: now - Number(n['points']), to: now, most: LAST_STEP };
  if (kind === 'prescience')
    return { track: visionName(n['marker']), from: now - Number(n['steps']), to: now, most: Math.max(LAST_STEP, now) };
  return null;
};

export const moments: MomentsOf = {
  specs: {
    'battle over': battle,
    'sietch destroyed': fall,
    'settlement destroyed': fall,
    'wormsign revealed': wormsigns,
    storm: hits('storm', 'Desert hazards', 'A storm strikes'),
    'sandworm attacks': hits('sandworm', 'Sandworm', 'A sandworm attacks'),
    'special attack': hits('hit', 'Special attack', 'A special attack'),
    'sandworm appears': worm,
    'sandworm swallows': worm,
    spice: harvest,
    'card played': card,
    'harkonnen die': automatic,
    claimed: claim,
    'family atomics': atomics,
    round,
  },
  step,
};
