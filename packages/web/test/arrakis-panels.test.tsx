import type { Rules } from '@landsraad/kernel';
import { asked as asking } from '@landsraad/kernel/testing';
import {
  NO_STANDING,
  WATCHER,
  answer,
  below,
  configOf,
  nounsFor,
  seeded,
  startPlay,
  view,
  type Decision,
  type Happening,
  type Option,
  type Play,
  type Seat,
} from '@landsraad/kernel';
import { ATREIDES, HARKONNEN, leaderOf, rules, type Table } from '@landsraad/war-for-arrakis';
import { position } from '@landsraad/war-for-arrakis/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { bookOf } from '../src/games/book.ts';
import type { BoardProps } from '../src/games/parts.ts';
import { boxAsked } from '../src/games/war-for-arrakis/panels/boxes.ts';
import { Dashboard } from '../src/games/war-for-arrakis/panels/Dashboard.tsx';
import { diceOf, diceSeen, resultInUse, spentByResult } from '../src/games/war-for-arrakis/panels/dice.ts';
import { placeFor } from '../src/table/Enlarged.tsx';
import { ArrakisHand } from '../src/games/war-for-arrakis/panels/Hand.tsx';
import { SUPREMACY_MARKS, VISION_MARKS, inTank, leaderOnBox } from '../src/games/war-for-arrakis/panels/leaders.ts';
import {
  claimOf,
  fatesOfCard,
  offeredAs,
  optionOfCard,
  schemingOf,
} from '../src/games/war-for-arrakis/panels/offered.ts';
import { SeatPanel } from '../src/games/war-for-arrakis/panels/SeatPanel.tsx';
import { trackSaid } from '../src/games/war-for-arrakis/panels/Track.tsx';
import { tableOf } from '../src/games/war-for-arrakis/position.ts';
import { TableProvider, type AtTable } from '../src/table/context.ts';
import type { TableState } from '../src/table/source.ts';

// ---- a table to look at ----

const config = configOf(rules, {});
const nothing = (): void => undefined;
const done = async (): Promise<null> => null;
const parts = { book: bookOf(rules) };

/** What the seat is shown of a game going on. */
function shown(play: Play<Table>, happened: readonly Happening[], seat: Seat): TableState {
  return {
    game: rules.id,
    config,
    status: 'live',
    seats: [],
    viewer: seat,
    view: view(rules, play.game, seat),
    log: happened.map((h, id) => ({ id, of: 'game', kind: h.kind, rule: h.rule, nouns: nounsFor(h, seat) })),
    earlier: false,
    undo: null,
    redo: false,
    clock: null,
    conferring: null,
    standing: NO_STANDING,
    curtain: null,
    connection: { kind: 'here' },
    pending: false,
    proposal: null,
    invite: null,
  };
}

/** The panels of a position as a page would get them. */
function drawn(state: TableState): string {
  const seen = state.view!;
  const at: AtTable = {
    source: {
      kind: 'local',
      id: 'here',
      subscribe: () => nothing,
      state: () => state,
      choose: done,
      act: done,
      undo: done,
      redo: done,
      setStanding: done,
      whyNot: done,
      hint: null,
      hurry: null,
      earlier: nothing,
      face: nothing,
      takeSeat: done,
      start: done,
      talk: done,
      consent: done,
      close: nothing,
    },
    parts,
    state,
    config: state.config,
    view: seen,
    control: {
      state,
      busy: false,
      notice: null,
      picked: null,
      follow: nothing,
      turnBegan: null,
      run: [],
      takeBack: nothing,
      dismiss: nothing,
      confirm: nothing,
      press: nothing,
      choose: nothing,
      whyNot: nothing,
      hint: null,
      askHint: null,
      act: nothing,
      undo: nothing,
      redo: nothing,
      say: nothing,
    },
    seatName: (seat) => (seat === seen.seat ? 'You' : rules.text.seat(seat, state.config)),
    seatTitle: (seat) => rules.text.seat(seat, state.config),
    seatLook: () => ({ colour: '', on: '', text: '', outline: 'circle', emblem: null }),
    thing: (title) => ({ title }),
    label: (option) => (seen.decision === null ? '' : (rules as Rules<unknown>).text.option(seen.decision, option)),
    openRule: nothing,
    moments: { all: [], looking: null, asked: false, goOn: nothing, skip: nothing, lookAgain: nothing },
    spotlight: [],
    around: null,
    look: nothing,
    boardTools: null,
    setBoardTools: nothing,
  };
  const props: BoardProps = {
    view: seen,
    config: state.config,
    decision: seen.decision,
    picked: null,
    offers: seen.offers,
    spotlight: [],
    seatName: at.seatName,
    press: nothing,
    whyNot: nothing,
    act: nothing,
  };
  return renderToStaticMarkup(
    <TableProvider value={at}>
      <SeatPanel {...props} seat={ATREIDES} />
      <SeatPanel {...props} seat={HARKONNEN} />
      <Dashboard {...props} />
      <ArrakisHand {...props} />
    </TableProvider>,
  );
}

const buttons = (html: string): string[] => html.match(/<button[^>]*>/g) ?? [];
const plainText = (option: Option): string => String(option).replaceAll("'", '&#x27;');
const offeredIn = (html: string, option: Option): number =>
  buttons(html).filter((b) => b.includes(`data-option="${plainText(option)}"`) && /class="[^"]*\boffered\b/.test(b))
    .length;

/** Plays at random and shows the game at every question that is wanted, to whoever is asked. */
function everyQuestion(
  seed: number,
  most: number,
  wanted: (question: string) => boolean,
  look: (state: TableState, decision: Decision, play: () => TableState) => void,
): void {
  const random = seeded(`panels ${seed}`);
  const happened: Happening[] = [];
  const play = startPlay(rules, config, `panels ${seed}`, happened);
  for (let n = 0; n < most && play.game.over === null; n++) {
    const d = play.decisions[0]!;
    if (wanted(d.name)) look(shown(play, happened, d.seat), d, () => shown(play, happened, WATCHER));
    answer(play, d.seat, d.question, d.options[below(random, d.options.length)]!, happened);
  }
}
const anything = (): boolean => true;

// ---- pressing ----

/** Questions whose options are things in these panels, and the answers that are not. */
const OWN: { readonly [question: string]: readonly string[] } = {
  'what do you do?': [],
  'spend which die?': [],
  'spend the die or the token?': [],
  'change the die to what?': [],
  'use the die how?': [],
  'use desert power how?': [],
  'use a Bene Gesserit token?': ['no'],
  'name which die?': ['none'],
  'draw from which deck?': ['no more'],
  'play one more card?': ['no'],
  'discard a card for a die?': ['enough'],
  'discard a card?': ['nothing'],
  'discard which card?': [],
  'claim a prescience card?': ['done'],
  'claim which card?': [],
  'replace which card?': ['no more'],
  'shuffle back which card?': ['none'],
  'attach it to which card?': ['none'],
  'remove the card or shuffle it back?': [],
  'lower which imperium marker?': ['none'],
  'lower which marker?': ['none'],
  'raise which marker?': [],
  'advance which marker?': [],
};

test('whatever a question means that lies in a panel is pressed there, once, with its number key', () => {
  const met = new Map<string, number>();
  const wanted = (question: string): boolean => question in OWN && (met.get(question) ?? 0) < 10;
  for (let seed = 1; seed <= 6; seed++)
    everyQuestion(seed, 2500, wanted, (state, d) => {
      const left = OWN[d.name] ?? [];
      met.set(d.name, (met.get(d.name) ?? 0) + 1);
      const html = drawn(state);
      const here = d.options.filter((o) => !left.includes(String(o)));
      for (const option of here) expect(offeredIn(html, option), `${d.name} ${option}`).toBe(1);
      // Nothing else glows, but for acts that are open besides the question.
      const glowing = buttons(html).filter((b) => /class="[^"]*\boffered\b/.test(b) && !b.includes('data-offer='));
      expect(glowing.length, d.name).toBe(here.length);
      const keys = here.filter((o) => d.options.indexOf(o) < 9).length;
      expect(html.match(/class="wa-p-key/g)?.length ?? 0, d.name).toBe(keys);
    });
  // 'spend the die or the token?' and a few others are rare.
  expect(met.size).toBeGreaterThan(16);
});

test('an option is offered by its place in the list, and nine of them have a key', () => {
  const asked = { options: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] };
  expect(offeredAs(asked, null, 'b')).toEqual({ offered: true, picked: false, key: 2 });
  expect(offeredAs(asked, 'j', 'j')).toEqual({ offered: true, picked: true, key: null });
  expect(offeredAs(asked, null, 'x').offered).toBe(false);
  expect(offeredAs(null, null, 'a').offered).toBe(false);
});

test('a card is meant by its name, by being played, or by its two fates', () => {
  expect(optionOfCard({ options: ['house', 'play war-plan'] }, 'war-plan')).toBe('play war-plan');
  expect(optionOfCard({ options: ['enough', 'war-plan'] }, 'war-plan')).toBe('war-plan');
  expect(optionOfCard({ options: ['enough'] }, 'war-plan')).toBeNull();
  const fates = { options: ['remove stunted-worms', 'shuffle stunted-worms'] };
  expect(fatesOfCard(fates, 'stunted-worms')).toEqual(fates.options);
  expect(fatesOfCard(fates, 'the-desert-war')).toEqual([]);
});

test('free actions with cards are pressed on the cards', () => {
  const offer = (name: string, noun: Option) => ({ id: `${name} ${noun}`, name, rule: '', noun, form: null });
  const offers = [offer('hawats scheming', 2), offer('hawats scheming', 3), offer('claim', 'stunted-worms')];
  expect(claimOf(offers, 'stunted-worms')?.noun).toBe('stunted-worms');
  expect(claimOf(offers, 'the-desert-war')).toBeNull();
  expect(schemingOf(offers, 'hawats-scheming')?.noun).toBe(3);
  expect(schemingOf(offers, 'sandmasters')).toBeNull();
});

// ---- dice ----

test('every die of a side is somewhere, at any moment', () => {
  everyQuestion(11, 900, anything, (state) => {
    const t = tableOf(state.view!);
    for (const seat of [ATREIDES, HARKONNEN]) {
      const dice = diceSeen(state.log, t, seat);
      expect(dice.filter((d) => d.state !== 'token').length).toBe(diceOf(seat));
      expect(dice.filter((d) => d.state === 'used').length).toBe(t.used[seat]);
      // The log tells from which box each of them was spent.
      expect(spentByResult(state.log, t, seat).reduce((a, b) => a + b, 0)).toBe(t.used[seat]);
    }
  });
});

test('the ways of a die are asked on the box that they belong to', () => {
  const used = (result: string): Decision => asking('use the die how?', 'move', { about: { result } });
  expect(boxAsked(used('leadership'))).toBe('leadership');
  expect(boxAsked(used('house'))).toBe('house');
  expect(boxAsked(asking('use desert power how?', 'wormsigns'))).toBe('desertPower');
  expect([boxAsked(asking('move where?', 'gara-kulon')), boxAsked(null)]).toEqual([null, null]);
  everyQuestion(
    3,
    900,
    (question) => question === 'use the die how?',
    (state, d) => {
      const t = tableOf(state.view!);
      const inUse = resultInUse(state.log, t, d.seat);
      const box = boxAsked(d);
      if (inUse !== 'house') expect(box).toBe(inUse);
    },
  );
});

// ---- leaders and tracks ----

test('the card on a box: faceup, spent, in the tank, or not yet there', () => {
  const p = position().inPlay('chani');
  const on = (seat: Seat, box: string) => leaderOnBox(p.table, seat, box);
  expect(on(ATREIDES, 'strategy')).toMatchObject({ state: 'ready', card: { id: 'chani' } });
  p.table.spent = p.table.spent.map((_, n) => n === leaderOf('chani'));
  expect(on(ATREIDES, 'strategy')?.state).toBe('spent');
  expect(on(ATREIDES, 'house')).toMatchObject({ state: 'waits', short: 'any step 6', card: { id: 'alia' } });
  expect(on(ATREIDES, 'desertPower')).toMatchObject({ state: 'waits', short: 'by a card' });
  expect(on(HARKONNEN, 'leadership')?.card.id).toBe('beast-rabban');
  p.inPlay('feyd-rautha').inPlay('beast-rabban', -4);
  expect(on(HARKONNEN, 'leadership')?.card.id).toBe('feyd-rautha');
  p.inPlay('stilgar', -3);
  p.table.tanks = [[-1, leaderOf('stilgar'), -1], p.table.tanks[HARKONNEN] ?? []];
  expect(on(ATREIDES, 'deployment')).toMatchObject({ state: 'tank', short: 'tank: 2 steps' });
  expect(inTank(p.table, ATREIDES).map((x) => [x.card.id, x.left])).toEqual([['stilgar', 2]]);
});

test('the tracks are marked where something happens', () => {
  expect(SUPREMACY_MARKS.map((m) => [m.step, m.kind])).toEqual([
    [1, 'leader'],
    [4, 'token'],
    [6, 'leader'],
    [7, 'token'],
    [10, 'win'],
  ]);
  expect(VISION_MARKS.map((marks) => marks.map((m) => m.step))).toEqual([
    [3, 6, 8],
    [3, 6, 8],
    [3, 6, 8],
  ]);
  expect(VISION_MARKS[2]?.[0]?.says).toBe('Chani enters play');
});

test('a track is told in one sentence', () => {
  const marks = VISION_MARKS[0] ?? [];
  expect(trackSaid({ name: 'Jihad', at: 4, last: 10, marks, goals: [6] })).toBe(
    'Jihad: 4 of 10. Your goal: 6. At 6: Alia enters play.',
  );
  expect(trackSaid({ name: 'Jihad', at: 9, last: 10, marks })).toBe('Jihad: 9 of 10.');
});

test('a closer look stays on the screen and beside what it is about', () => {
  const box = (left: number, top: number): DOMRect => ({
    ...{ left, top, x: left, y: top, width: 100, height: 40, right: left + 100, bottom: top + 40 },
    toJSON: () => '',
  });
  expect(placeFor('beside', box(20, 100), 1440, 900)).toEqual({ left: 130, top: 100 });
  expect(placeFor('beside', box(20, 800), 1440, 900)).toEqual({ left: 130, bottom: 60 });
  expect(placeFor('beside', box(1200, 100), 1440, 900)).toEqual({ left: 926, top: 100 });
  expect(placeFor('above', box(0, 760), 1440, 900)).toEqual({ left: 8, bottom: 148 });
});

// ---- secrets ----

test('goals and cards are drawn for their owner alone', () => {
  const goal = /class="[^"]*\bgoal\b/;
  let looked = 0;
  everyQuestion(
    2,
    1200,
    (question) => question === 'what do you do?',
    (state, d, watched) => {
      if (++looked % 6 !== 0) return;
      const own = drawn(state);
      const mine = d.seat === ATREIDES;
      expect(goal.test(own), `seat ${d.seat}`).toBe(mine);
      expect(own.includes('wa-p-goals')).toBe(mine);
      expect(own.includes('Your goal')).toBe(mine);
      const watching = drawn(watched());
      expect(goal.test(watching)).toBe(false);
      expect(watching).not.toContain('wa-p-secret');
      for (const option of d.options)
        if (String(option).startsWith('play ')) expect(watching).not.toContain(String(option).slice('play '.length));
      // Of hands only the backs are seen, by deck.
      expect(watching).toContain('cards in hand');
    },
  );
  expect(looked).toBeGreaterThan(30);
});
