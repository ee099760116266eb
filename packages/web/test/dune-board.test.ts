import { FACTS, rules, strongholdsOf } from '@landsraad/dune';
import { asked } from '@landsraad/kernel/testing';
import { begin, choose, configOf, settle, view, type Decision } from '@landsraad/kernel';
import { describe, expect, test } from 'vitest';
import { drawDune, faults, mapFacts } from '../make/dune/build.ts';
import { LABELS, MARKS, PLACES, pathOf, placeOf, SIZE } from '../src/games/dune/map/atlas.ts';
import drawn from '../src/games/dune/map/dune.json';
import { between, onTheWay, targetsOf, towards } from '../src/games/dune/map/targets.ts';
import { forcesWords, placeWords } from '../src/games/dune/map/words.ts';
import { doing, question, trail } from '../src/games/dune/doing.ts';
import { lookOf } from '../src/games/dune/answers/Ways.tsx';
import { stormDistance } from '../src/games/dune/map/BoardFoot.tsx';
import { chances } from '../src/games/dune/map/StormReach.tsx';
import { alliesOf, forcesSeen, lies, locationsOf, spiceOf, territoryOf } from '../src/games/dune/position.ts';

describe('the map of Dune is its graph', () => {
  test('171 links are drawn, exactly those of the facts', () => {
    const facts = mapFacts();
    const { map, links } = drawDune(facts);
    expect(faults(facts, links)).toEqual([]);
    expect(links.size).toBe(171);
    expect(JSON.parse(JSON.stringify(map))).toEqual(drawn);
  });
  test('faults are found', () => {
    const facts = mapFacts();
    const { links } = drawDune(facts);
    const [first, ...rest] = [...links];
    expect(faults(facts, new Set(rest))).toEqual([`${first} do not touch`]);
    expect(faults(facts, new Set([...links, 'carthag@10|meridian@0']))).toEqual(['carthag@10|meridian@0 touch']);
  });
  test('every location and territory of the facts stands on the board', () => {
    expect(PLACES.map((p) => p.id).sort()).toEqual(FACTS.map.locations.map((l) => l.id).sort());
    expect(LABELS.map((l) => l.territory).sort()).toEqual(FACTS.map.territories.map((t) => t.id).sort());
    for (const { at } of PLACES) for (const x of at) expect(x > 0 && x < SIZE).toBe(true);
    expect(MARKS).toHaveLength(18);
    expect(pathOf('arsunt').match(/Z/g)).toHaveLength(2);
  });
});

describe('what the question offers on the map', () => {
  const asking = (options: readonly string[], about: Decision['about'] = null): Decision => ({
    ...asked('move to which territory?', ''),
    options,
    about,
  });
  test('a territory is pressed in any of its sectors, a sector by itself', () => {
    const { answers } = targetsOf(asking(['arsunt', 'carthag', 'stay']));
    expect([...answers].sort()).toEqual([
      ['arsunt@10', 'arsunt'],
      ['arsunt@11', 'arsunt'],
      ['carthag@10', 'carthag'],
    ]);
    expect([...targetsOf(asking(['arsunt@11'])).answers]).toEqual([['arsunt@11', 'arsunt@11']]);
    expect(targetsOf(null).answers.size).toBe(0);
  });
  test('where forces come from and go to is told by the question', () => {
    expect(onTheWay(asking(['carthag'], { from: 'arsunt' }))).toEqual({ from: 'arsunt', to: null });
    expect(onTheWay(asking(['carthag@10'], { from: 'arsunt', territory: 'carthag' }))).toEqual({
      from: 'arsunt',
      to: 'carthag',
    });
    expect(onTheWay(asking(['1'], { at: 'arsunt@10', gathered: 0 }))).toEqual({ from: 'arsunt', to: null });
    expect(onTheWay(asking(['carthag']))).toEqual({ from: null, to: null });
  });
  test('a drag answers the territory, then the sector it was dropped on', () => {
    expect(towards('arsunt@11')(asking(['arsunt', 'carthag']))).toBe('arsunt');
    expect(towards('arsunt@11')(asking(['arsunt@10', 'arsunt@11']))).toBe('arsunt@11');
    expect(towards('arsunt@11')(asking(['carthag']))).toBeNull();
  });
  test('forces dragged before a move was chosen are taken up first', () => {
    const next = between('arsunt@10', 'carthag@10');
    expect(next({ ...asking(['arsunt', 'stay']), name: 'move from which territory?' })).toBe('arsunt');
    expect(next(asking(['carthag', 'arsunt']))).toBe('carthag');
  });
});

describe('the position as a seat sees it', () => {
  const config = configOf(rules, { mode: 'basic', players: 6 });
  const g = begin(rules, config, 'seen');
  // The prediction is made first; then traitors are dealt.
  for (let open = settle(rules, g, 'table'); open[0]?.name.startsWith('predict') === true;)
    open = choose(rules, g, open[0].seat, open[0].question, open[0].options[0]!);
  const atreides = view(rules, g, 0);
  const harkonnen = view(rules, g, 1);

  test('forces stand where the set-up has put them, in words too', () => {
    g.table.groups = g.table.groups.with(0, [{ at: 'arrakeen@9', forces: 10, starred: 0 }]);
    g.table.groups = g.table.groups.with(1, [{ at: 'arrakeen@9', forces: 1, starred: 2 }]);
    g.table.spice = [{ at: 'old-gap@9', amount: 6 }];
    const seen = view(rules, g, 0);
    expect(forcesSeen(seen).map((f) => [f.faction, f.at, f.forces, f.starred])).toEqual([
      ['atreides', 'arrakeen@9', 10, 0],
      ['harkonnen', 'arrakeen@9', 1, 2],
    ]);
    expect(forcesWords(seen, locationsOf('arrakeen'))).toEqual([
      'Atreides: 10 forces',
      'Harkonnen: 1 force and 2 starred',
    ]);
    expect(placeWords(seen, 'old-gap@9')).toBe('Old Gap, sector 9, sand, 6 spice');
    // Two in one stronghold: nobody holds it.
    expect([strongholdsOf(seen, 0), strongholdsOf(seen, 1)]).toEqual([0, 0]);
    g.table.groups = g.table.groups.with(1, []);
    expect(strongholdsOf(view(rules, g, 0), 0)).toBe(1);
    expect(territoryOf('old-gap@9')).toBe('old-gap');
    expect(placeOf('old-gap@9')?.territory).toBe('old-gap');
  });
  test('nobody knows how far the first storm goes, and one sector is no sectors', () => {
    g.table.turn = 1;
    g.table.phase = 'storm';
    expect(stormDistance(chances(view(rules, g, 0)))).toBe('as far as two dials say');
    g.table.phase = 'bidding';
    expect(stormDistance(chances(view(rules, g, 0)))).toBe('1 to 6 sectors');
    expect(stormDistance([1])).toBe('1 sector');
    expect(stormDistance([1, 1, 1])).toBe('3 sectors');
  });
  test('Hajr is a second move; only a card played as Karama halves the price', () => {
    expect(lookOf('move?', 'hajr', atreides)?.[1]).toBe('A second move this turn.');
    expect(lookOf('ship?', 'karama', atreides)?.[1]).toBe('At half price.');
  });
  test('who waits is told how the auction stands, and who fights whom', () => {
    const title = (seat: number): string => ['Atreides', 'Harkonnen', 'Emperor'][seat] ?? '';
    const { table, hidden } = atreides;
    const auction = { opener: 0, bidder: 1, high: -1, bid: 0, atLeast: 0, passed: [] };
    const selling = (cards: number, bid: object) => ({
      ...atreides,
      table: { ...table, auction: { ...auction, ...bid } },
      hidden: {
        ...hidden,
        treachery: { ...hidden['treachery'], row: { row: Array.from({ length: cards }, () => null) } },
      },
    });
    expect(trail(selling(3, {}), title)).toEqual(['3 cards left', 'No bid yet']);
    expect(trail(selling(1, { high: 2, bid: 4 }), title)).toEqual(['The last card', 'Emperor bids 4']);
    const battle = { territory: 'carthag', aggressor: 0, defender: 1 };
    expect(trail({ ...atreides, table: { ...table, battle } }, title)).toEqual([
      'Carthag',
      'Atreides against Harkonnen',
    ]);
    expect(trail(atreides, title)).toEqual([]);
  });
  test('a battle plan is asked for as one, not by its first part', () => {
    const planning = {
      ...atreides,
      table: { ...atreides.table, battle: { territory: 'carthag', aggressor: 1, defender: 0 } },
    };
    const leader = asked('which leader?', 'lady-jessica');
    expect(question(leader, planning)).toBe('Plan your battle against Harkonnen in Carthag.');
    expect(question(leader, { ...planning, breadcrumb: ['prescience'] })).toBeNull();
    expect(question(asked('which weapon?', 'none'), planning)).toBeNull();
  });
  test('a shield hides spice and traitors from others', () => {
    expect([spiceOf(atreides, 0), spiceOf(harkonnen, 0)]).toEqual([0, null]);
    const [mine, theirs] = [lies(atreides, 'traitors', 'dealt 0'), lies(harkonnen, 'traitors', 'dealt 0')];
    expect(mine.known.length).toBe(4);
    expect(theirs).toEqual({ known: [], backs: 4 });
  });
  test('allies', () => {
    g.table.alliances = [2, -1, 2, -1, -1, -1];
    expect(alliesOf(view(rules, g, 0), 0)).toEqual([2]);
    expect(alliesOf(view(rules, g, 0), 1)).toEqual([]);
  });
  test('what others do, one or several', () => {
    expect([doing('bid?', false), doing('making battle plans', true), doing('unheard of', false)]).toEqual([
      'bids',
      'make battle plans',
      null,
    ]);
  });
});
