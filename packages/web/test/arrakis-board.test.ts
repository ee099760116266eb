import type { Decision, View } from '@landsraad/kernel';
import { areaOf, ATREIDES, HARKONNEN, LEADERS, ZONES } from '@landsraad/war-for-arrakis';
import { desertWar, mahdi, position, type Position } from '@landsraad/war-for-arrakis/testing';
import { describe, expect, test } from 'vitest';
import { cellOf } from '../src/games/war-for-arrakis/map/atlas.ts';
import { placeUnder, pointOver } from '../src/board/camera.ts';
import { LENS, closeness, showing } from '../src/games/war-for-arrakis/map/camera.ts';
import { neighbourTowards } from '../src/games/war-for-arrakis/map/neighbour.ts';
import { targetsOf } from '../src/games/war-for-arrakis/map/targets.ts';
import { canDrag, towards, unlessAttack } from '../src/games/war-for-arrakis/map/dragged.ts';
import { arrivals, changesBetween, placesOf, type BoardSeen } from '../src/games/war-for-arrakis/motion/changes.ts';
import { areasBetween } from '../src/games/war-for-arrakis/motion/route.ts';
import { nameLines, smallThings } from '../src/games/war-for-arrakis/pieces/arrange.ts';
import { drawLegion } from '../src/games/war-for-arrakis/pieces/legion.ts';
import { areaWords, zoneWords } from '../src/games/war-for-arrakis/pieces/words.ts';
import { areasSeen, leaving, surprises, tableOf, type AreaSeen } from '../src/games/war-for-arrakis/position.ts';

const { fitted, within, zoomed } = LENS;
const boardOf = (view: View): BoardSeen => {
  const { air } = tableOf(view);
  return { areas: areasSeen(view), air: new Map(ZONES.map((z) => [z.id, air[z.zone] ?? ''])) };
};
const seenBy = (p: Position, seat: number): BoardSeen => boardOf(p.view(seat));
const at = (seen: BoardSeen, id: string): AreaSeen => seen.areas.find((a) => a.id === id)!;
const asking = (name: string, options: readonly string[], question = 1): Decision => ({
  ...asked,
  about: null,
  means: null,
  name,
  options,
  question,
});
const asked = position().harkonnen('arrakeen', { regular: 2 }).turn(HARKONNEN).asked;

describe('what stands in an area, in words', () => {
  const p = position()
    .sietch('gara-kulon', 3)
    .atreides('gara-kulon', { regular: 2, elite: 1, special: 2, generic: 1, named: ['stilgar'] })
    .token('tasmin-sink', 'S-RE')
    .harkonnen('arrakeen', { regular: 1 })
    .station('ne-05', 'jihad')
    .harvester('ne-09')
    .air('az1', 'carryall');
  test('an own legion with its leaders and its sietch', () => {
    expect(areaWords(at(seenBy(p, ATREIDES), 'gara-kulon'))).toBe(
      'Gara Kulon, desert: 5 Atreides units with Stilgar and a Naib, sietch of rank 3',
    );
  });
  test('an own facedown token says what is under it, to its owner alone', () => {
    expect(areaWords(at(seenBy(p, ATREIDES), 'tasmin-sink'))).toMatch(
      /: 1 Atreides unit \(a token of 1 elite and 1 regular\)$/,
    );
    expect(areaWords(at(seenBy(p, HARKONNEN), 'tasmin-sink'))).toMatch(/: 1 Atreides unit \(1 hidden token\)$/);
  });
  test('the enemy hears nothing of the rank', () => {
    expect(areaWords(at(seenBy(p, HARKONNEN), 'gara-kulon'))).toMatch(/sietch of unknown rank$/);
  });
  test('camps, Desert Troopers and Escorts; what a camp shows, to its owner alone', () => {
    const war = desertWar()
      .camp('ne-08', 'jihad')
      .troopers('rocket', 'ne-08', 2)
      .troopers('sandrider', 'ne-08')
      .troopers('suspensor', 'ne-09')
      .harkonnen('ne-11', { regular: 1, escort: 1 })
      .air('az1', 'escort');
    const words = (seat: number, id: string) => areaWords(at(seenBy(war, seat), id));
    expect(words(ATREIDES, 'ne-08')).toMatch(/: Fremen Camp \(Jihad\), 2 Rocket Launchers, 1 Sandrider$/);
    expect(words(HARKONNEN, 'ne-08')).toMatch(/: Fremen Camp, 2 Rocket Launchers, 1 Sandrider$/);
    expect(words(HARKONNEN, 'ne-09')).toMatch(/: 1 Suspensor Trooper$/);
    expect(words(HARKONNEN, 'ne-11')).toMatch(/1 Harkonnen unit with an Escort Ornithopter$/);
    expect(zoneWords('az1', 'escort')).toMatch(/: Escort Ornithopter$/);
    expect(smallThings(at(seenBy(war, HARKONNEN), 'ne-08'))).toEqual([
      { kind: 'camp', vision: null },
      { kind: 'trooper', trooper: 'rocket', n: 2 },
      { kind: 'trooper', trooper: 'sandrider', n: 1 },
    ]);
  });
  test('the target of the automatic Harkonnens, also where a card has moved it or another is made for', () => {
    const solo = mahdi()
      .sietch('gara-kulon', 3)
      .sietch('windgap', 2)
      .sietch('ne-09', 1)
      .tactics('windgap', 'gara-kulon');
    const target = () => areasSeen(solo.view(ATREIDES)).flatMap((a) => (a.target ? [a.id] : []));
    expect(target()).toEqual(['gara-kulon']);
    expect(areaWords(at(seenBy(solo, ATREIDES), 'gara-kulon'))).toMatch(/sietch of rank 3, target of the Harkonnens$/);
    solo.mahdi({ resettled: [{ home: areaOf('gara-kulon'), now: areaOf('ne-09') }] });
    expect(target()).toEqual(['ne-09']);
    solo.mahdi({ temporary: areaOf('windgap') });
    expect(target()).toEqual(['windgap']);
    expect(areasSeen(p.view(ATREIDES)).some((a) => a.target)).toBe(false);
  });
  test('one unit, an empty area, a harvester, an air zone', () => {
    expect(areaWords(at(seenBy(p, HARKONNEN), 'arrakeen'))).toBe(
      'Arrakeen, plateau: 1 Harkonnen unit, capital of rank 3',
    );
    expect(areaWords(at(seenBy(p, HARKONNEN), 'the-funeral-plain'))).toMatch(/^The Funeral Plain, .*: empty$/);
    expect(areaWords(at(seenBy(p, HARKONNEN), 'ne-09'))).toMatch(/: harvester$/);
    expect(zoneWords('az1', 'carryall')).toBe('Air Zone 1 (North-East and Central North-East): carryall');
  });
});

test('a stack has one pip for each unit, two rows from four on, and the crest above', () => {
  const p = position().atreides('ne-05', { regular: 3, elite: 2, special: 1, generic: 1, named: ['stilgar', 'chani'] });
  const [legion] = at(seenBy(p, ATREIDES), 'ne-05').legions;
  const drawn = drawLegion(legion!, { kind: 'sietch', rank: null });
  expect(drawn.count).toBe(6);
  expect(drawn.marks.length).toBe(6);
  expect(new Set(drawn.marks.map((m) => m.y)).size).toBe(2);
  expect(drawn.crest.length).toBe(4);
  for (const { x } of drawn.marks) expect(Math.abs(x)).toBeLessThan(drawn.width / 2);
});

test('long names break in the middle', () => {
  expect(nameLines('Carthag')).toEqual(['Carthag']);
  expect(nameLines('Bight of the Cliff')).toEqual(['Bight of', 'the Cliff']);
});

const sectors = {
  ...asking('place a harvester where? in which sector?', ['ne', 'sw', 'no more']),
  means: [{ areas: ['ne-01'] }, { areas: ['sw-01', 'sw-03'] }, null],
};

describe('what the question offers on the board', () => {
  const { table } = position();
  test('areas with their number keys, the first nine only', () => {
    const options = ['se-01', 'se-02', 'se-03', 'se-04', 'se-05', 'se-06', 'se-07', 'se-08', 'ne-01', 'ne-02', 'none'];
    const targets = targetsOf(asking('move where?', options), table, LEADERS);
    expect(targets.areas).toEqual(options.slice(0, 10));
    expect(targets.badges.map((b) => b.key)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(targets.answers.has('none')).toBe(false);
  });
  test('of a sector only what can be chosen glows, and a press answers the sector', () => {
    const { answers, badges } = targetsOf(sectors, table, LEADERS);
    expect([...answers]).toEqual([
      ['ne-01', 'ne'],
      ['sw-01', 'sw'],
      ['sw-03', 'sw'],
    ]);
    expect(badges.length).toBe(2);
  });
  test('attacks are marked, air zones are offered too, the Wild Maker answers where it lies', () => {
    expect(targetsOf(asking('attack where?', ['se-01']), table, LEADERS).badges[0]?.attack).toBe(true);
    expect(targetsOf(asking('which ornithopter?', ['az3']), table, LEADERS).answers.get('az3')).toBe('az3');
    const wild = position().inPlay('wild-maker', 5);
    const targets = targetsOf(asking('which sandworm comes?', ['wild-maker']), wild.table, LEADERS);
    expect([...targets.answers.values()]).toEqual(['wild-maker']);
  });
});

describe('what a player means', () => {
  test('an area that is asked for by its sector: the sector first, then the area', () => {
    expect(towards('sw-03')(sectors)).toBe('sw');
    expect(towards('sw-03')(asking('place a harvester where?', ['sw-01', 'sw-03']))).toBe('sw-03');
  });
  test('a finger does not declare an attack in passing', () => {
    expect(unlessAttack(towards('sw-03'))(asking('attack where?', ['sw-03']))).toBeNull();
    expect(unlessAttack(towards('sw-03'))(asking('move where?', ['sw-03']))).toBe('sw-03');
  });
  test('nothing, where it is not offered', () => {
    expect(towards('sw-05')(sectors)).toBeNull();
    expect(towards('sw-03')(asking('play one more card?', ['no']))).toBeNull();
    expect(towards('sw-03')(asking('move where?', ['ne-01']))).toBeNull();
  });
  test('only an offered legion is dragged', () => {
    expect(canDrag(asking('move which legion?', ['sw-03']), 'sw-03')).toBe(true);
    expect(canDrag(asking('move which legion?', ['sw-03']), 'ne-01')).toBe(false);
    expect(canDrag(asking('put it where?', ['sw-03']), 'sw-03')).toBe(false);
  });
  test('the legion that is on its way is told by the question', () => {
    const on = { ...asking('move where?', ['sw-01']), about: { from: 'sw-03', piece: 'legion', surprise: false } };
    expect(leaving(on)).toBe('sw-03');
    expect(surprises({ ...on, about: { ...on.about, surprise: true } })).toBe(true);
    expect([leaving(asking('what do you do?', ['mentat'])), surprises(on), leaving(null)]).toEqual([null, false, null]);
  });
});

describe('the camera', () => {
  const size = { width: 390, height: 500 };
  test('a place stays under the finger while it zooms', () => {
    const camera = within({ x: 800, y: 600, scale: 0.6 }, size);
    const place = placeUnder(camera, size, [300, 100]);
    const [px, py] = pointOver(zoomed(camera, size, 1.5, [300, 100]), size, place);
    expect(px).toBeCloseTo(300, 3);
    expect(py).toBeCloseTo(100, 3);
  });
  test('near areas fill the window, scattered ones are shown from a finger’s width on', () => {
    const near = showing(['gara-kulon', 'ne-12'], size, 0.52, 0.8);
    expect(near.scale).toBeGreaterThan(0.52);
    for (const id of ['gara-kulon', 'ne-12']) {
      const [x, y] = pointOver(near, size, cellOf(id).at);
      expect(x > 0 && x < size.width && y > 0 && y < size.height).toBe(true);
    }
    expect(showing(['gara-kulon', 'habbanya-ridge'], size, 0.52, 0.8).scale).toBe(0.52);
  });
  test('never farther than the whole board; letters have 12 pixels wherever there are letters', () => {
    expect(zoomed(fitted(size), size, 0.1, [10, 10])).toEqual(fitted(size));
    for (let scale = 0.2; scale < 2; scale += 0.05) {
      const { afar, grow } = closeness(scale);
      expect((afar ? 35 : 23.5) * grow * scale).toBeGreaterThan(12);
    }
  });
});

test('arrow keys lead to the nearest place ahead', () => {
  const places = ['gara-kulon', 'ne-12', 'pasty-mesa', 'arrakeen'].map((of) => ({ of, at: cellOf(of).at }));
  expect(neighbourTowards('ArrowUp', cellOf('gara-kulon').at, places)).toBe('ne-12');
  expect(neighbourTowards('ArrowLeft', cellOf('gara-kulon').at, places)).toBe('pasty-mesa');
  expect(neighbourTowards('ArrowRight', cellOf('gara-kulon').at, places)).toBeNull();
  expect(neighbourTowards('Enter', cellOf('gara-kulon').at, places)).toBeNull();
});

describe('what changed between two views', () => {
  const start = (): Position =>
    position()
      .atreides('gara-kulon', { regular: 2, elite: 1, named: ['stilgar'] })
      .harkonnen('arrakeen', { regular: 3 });
  const before = seenBy(start(), HARKONNEN);

  test('nothing', () => {
    expect(changesBetween(before, seenBy(start(), HARKONNEN))).toEqual([]);
  });
  test('a legion that moved, whole', () => {
    const after = seenBy(
      position()
        .atreides('ne-12', { regular: 2, elite: 1, named: ['stilgar'] })
        .harkonnen('arrakeen', { regular: 3 }),
      HARKONNEN,
    );
    const changes = changesBetween(before, after);
    expect(changes).toMatchObject([
      { kind: 'moved', from: 'gara-kulon', to: 'ne-12', thing: { legion: { regular: 2 } } },
    ]);
    expect(arrivals(changes, after)).toEqual(['ne-12']);
    expect(placesOf(changes)).toEqual(['gara-kulon', 'ne-12']);
  });
  test('a part that moved; one unit of the other side fell', () => {
    const after = seenBy(
      position()
        .atreides('gara-kulon', { regular: 2 })
        .atreides('ne-12', { elite: 1, named: ['stilgar'] })
        .harkonnen('arrakeen', { regular: 2 }),
      HARKONNEN,
    );
    expect(changesBetween(before, after)).toMatchObject([
      { kind: 'moved', from: 'gara-kulon', to: 'ne-12', thing: { legion: { elite: 1, regular: 0 } } },
      { kind: 'went', at: 'arrakeen', thing: { legion: { regular: 1 } } },
    ]);
  });
  test('reinforcements come, a token that is revealed alters its area', () => {
    const hidden = start().token('tasmin-sink', 'S-RE');
    const shown = start().atreides('tasmin-sink', { regular: 1, elite: 1 }).harkonnen('carthag', { regular: 1 });
    expect(changesBetween(seenBy(hidden, HARKONNEN), seenBy(shown, HARKONNEN))).toMatchObject([
      { kind: 'altered', at: 'tasmin-sink' },
      { kind: 'came', at: 'carthag' },
    ]);
  });
  test('a worm rises, another moves; a harvester is gone; an ornithopter flies', () => {
    const old = start().sandworm('ne-05').harvester('ne-09').air('az1', 'ornithopter');
    const now = start().sandworm('ne-06').air('az4', 'ornithopter');
    expect(changesBetween(seenBy(old, HARKONNEN), seenBy(now, HARKONNEN))).toEqual([
      { kind: 'moved', thing: { small: 'worm' }, from: 'ne-05', to: 'ne-06' },
      { kind: 'went', thing: { small: 'harvester' }, at: 'ne-09' },
      { kind: 'moved', thing: { small: 'ornithopter' }, from: 'az1', to: 'az4' },
    ]);
    expect(changesBetween(before, seenBy(start().sandworm('ne-05'), HARKONNEN))).toEqual([
      { kind: 'came', thing: { small: 'worm' }, at: 'ne-05' },
    ]);
  });
  test('a sietch that falls goes', () => {
    const old = start().sietch('gara-kulon', 2);
    expect(changesBetween(seenBy(old, ATREIDES), seenBy(start(), ATREIDES))).toEqual([
      { kind: 'went', thing: { small: 'site' }, at: 'gara-kulon' },
    ]);
  });
});

test('a legion walks over as few borders as there are', () => {
  const way = areasBetween('gara-kulon', 'ne-13');
  expect(way[0]).toBe('gara-kulon');
  expect(way.at(-1)).toBe('ne-13');
  expect(way.length).toBe(3);
});
