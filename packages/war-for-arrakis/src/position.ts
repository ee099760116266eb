// A position as one wishes, for tests and puzzles: an empty board, then figures, tokens and cards by name.

import {
  act,
  added,
  begin,
  below,
  choose,
  configOf,
  copyGame,
  count,
  hearingLoneAnswers,
  moveOpenly,
  offers,
  placeOf,
  replaced,
  seeded,
  settle,
  show,
  takeAt,
  things,
  view,
  whyNot,
  whyNotOffer,
  type Decision,
  type Notes,
  type Option,
  type PlaceRef,
  type Seat,
  type View,
} from '@landsraad/kernel';
import { areaOf, zoneOf } from './board/areas.ts';
import { legionAt } from './board/contents.ts';
import { addFigures, onBoard, supply, type Rank } from './board/figures.ts';
import { deckOf, deployment, objectives, planning, prescience, sietches, stations, wormsigns } from './components.ts';
import { FACTS } from './facts.ts';
import { ASIDE, leaderOf } from './leaders.ts';
import { rules } from './rules.ts';
import { ATREIDES, HARKONNEN, deciderOf, type Side } from './sides.ts';
import { RESULTS, type G, type Roll, type Table } from './table.ts';

export interface Force {
  readonly regular?: number;
  readonly elite?: number;
  readonly special?: number;
  readonly generic?: number;
  readonly named?: readonly string[];
}

/** Finds a thing in a sequence and lays it on another. */
function lay(g: G, from: PlaceRef, thing: string, to: PlaceRef): void {
  const n = things(g, from).indexOf(thing);
  if (n < 0) throw new Error(`there is no ${thing} in ${from.name}`);
  takeAt(g, from, n, to);
}

export class Position {
  readonly g: G;
  private lone: Option[] = [];
  constructor() {
    this.g = begin(rules, configOf(rules, {}), 'position');
    const { g } = this;
    g.stack = [];
    g.table.phase = 'actions';
    g.table.round = 1;
    for (let n = count(g, deployment.box) - 1; n >= 0; n--)
      takeAt(
        g,
        deployment.box,
        n,
        (things(g, deployment.box)[n] ?? '').startsWith('S') ? deployment.garrisons : deployment.supply,
      );
  }
  get table(): Table {
    return this.g.table;
  }

  // ---- furnishing ----

  private force(side: Side, area: string, f: Force): this {
    for (const kind of ['regular', 'elite', 'special', 'generic'] as const)
      addFigures(this.g, side, areaOf(area), kind, f[kind] ?? 0);
    for (const id of f.named ?? []) this.table.leaders = replaced(this.table.leaders, leaderOf(id), areaOf(area));
    return this;
  }
  atreides(area: string, f: Force): this {
    return this.force(ATREIDES, area, f);
  }
  harkonnen(area: string, f: Force): this {
    return this.force(HARKONNEN, area, f);
  }
  sietch(area: string, rank: number): this {
    lay(this.g, sietches.box, String(rank), sietches.board);
    this.table.sietches = added(this.table.sietches, areaOf(area));
    show(this.g, sietches.board, this.table.sietches.length - 1, ATREIDES);
    return this;
  }
  token(area: string, shows: string): this {
    lay(this.g, shows.startsWith('S') ? deployment.garrisons : deployment.supply, shows, deployment.board);
    this.table.tokens = added(this.table.tokens, { area: areaOf(area), starting: shows.startsWith('S'), moved: false });
    show(this.g, deployment.board, this.table.tokens.length - 1, ATREIDES);
    return this;
  }
  station(area: string, symbol: string): this {
    lay(this.g, stations.box, symbol, stations.board);
    this.table.stations = added(this.table.stations, areaOf(area));
    return this;
  }
  wormsign(area: string, kind: string): this {
    lay(this.g, wormsigns.pool, kind, wormsigns.board);
    this.table.wormsigns = added(this.table.wormsigns, areaOf(area));
    return this;
  }
  harvester(...areas: readonly string[]): this {
    this.table.harvesters = [...this.table.harvesters, ...areas.map(areaOf)];
    return this;
  }
  sandworm(...areas: readonly string[]): this {
    this.table.sandworms = [...this.table.sandworms, ...areas.map(areaOf)];
    return this;
  }
  air(zone: string, vehicle: 'ornithopter' | 'carryall'): this {
    this.table.air = replaced(this.table.air, zoneOf(zone), vehicle);
    return this;
  }
  /** A leader in play, aside unless said. */
  inPlay(id: string, where: number = ASIDE): this {
    this.table.leaders = replaced(this.table.leaders, leaderOf(id), where);
    return this;
  }
  hand(seat: Seat, ...cards: readonly string[]): this {
    for (const card of cards) {
      const { deck, hand } = planning[deckOf(card)];
      lay(this.g, deck, card, hand[seat] ?? deck);
    }
    return this;
  }
  row(...cards: readonly string[]): this {
    for (const card of cards) moveOpenly(this.g, prescience.deck, card, prescience.row);
    return this;
  }
  objective(card: string): this {
    lay(this.g, objectives.aside, card, objectives.kept[ATREIDES] ?? objectives.aside);
    return this;
  }
  dice(side: Side, dice: { readonly [result: string]: number }): this {
    this.table.dice = replaced(
      this.table.dice,
      side,
      RESULTS.map((r) => dice[r] ?? 0),
    );
    return this;
  }
  with(change: (t: Table) => void): this {
    change(this.table);
    return this;
  }
  /** The next combat rolls will come out like this. */
  rolls(...rolls: readonly Roll[]): this {
    for (let n = 0; n < 3_000_000; n++) {
      const random = seeded(n);
      if (rolls.every((roll) => rollsLike(random, roll))) {
        this.g.random = seeded(n);
        return this;
      }
    }
    throw new Error('dice never fall like that');
  }

  // ---- playing ----

  /** Goes through a procedure, by its name. */
  run(procedure: string, notes: Notes): this {
    this.g.stack.push({
      proc: procedure,
      pc: 0,
      notes: { ...notes },
      fibres: null,
      done: 0,
      acts: 0,
      interrupts: false,
    });
    return this.hearing(() => settle(rules, this.g, 'table'));
  }
  /** Lone answers are given by themselves; a test may say them all the same. */
  private hearing(work: () => void): this {
    this.lone = [];
    hearingLoneAnswers((_seat, option) => void this.lone.push(option), work);
    return this;
  }
  /** A die of that result is used. */
  action(side: Side, result: string): this {
    this.table.turn = side;
    return this.run('action', { side, result, how: '' });
  }
  turn(side: Side): this {
    if (this.table.dice[side]?.every((n) => n === 0) === true) this.dice(side, { mentat: 1 });
    return this.run('turn', { side, said: '', result: -1, token: false, card: '' });
  }
  /** A planning card is played from the hand. */
  play(side: Side, card: string): this {
    const seat = deciderOf(this.g, side);
    this.table.turn = side;
    this.hand(seat, card);
    moveOpenly(
      this.g,
      planning[deckOf(card)].hand[seat] ?? planning[deckOf(card)].deck,
      card,
      planning[deckOf(card)].played,
    );
    return this.run('play a card', { side, card });
  }
  get decisions(): readonly Decision[] {
    return settle(rules, this.g, 'table');
  }
  get asked(): Decision {
    const d = this.decisions[0];
    if (d === undefined) throw new Error('nobody is asked anything');
    return d;
  }
  get question(): string {
    return this.decisions[0]?.name ?? '';
  }
  get options(): readonly Option[] {
    return this.decisions[0]?.options ?? [];
  }
  /** Answers one question after another. */
  say(...answers: readonly Option[]): this {
    for (const answer of answers) {
      const given = this.lone.indexOf(answer);
      if (given >= 0 && !this.options.includes(answer)) {
        this.lone.splice(0, given + 1);
        continue;
      }
      const d = this.asked;
      this.hearing(() => choose(rules, this.g, d.seat, d.question, answer, 'table'));
    }
    return this;
  }
  /** The rule that forbids an answer. */
  why(option: Option): string | null {
    return whyNot(rules, this.g, this.asked.seat, option);
  }
  offers(seat: Seat): string[] {
    return offers(rules, this.g, seat).map((o) => o.id);
  }
  whyNotOffer(seat: Seat, id: string): string | null {
    return whyNotOffer(rules, this.g, seat, id);
  }
  act(seat: Seat, id: string): this {
    return this.hearing(() => act(rules, this.g, seat, id, 'table'));
  }
  view(seat: Seat): View {
    return view(rules, this.g, seat);
  }
  copy(): Position {
    const other = new Position();
    Object.assign(other.g, copyGame(rules.copyTable, this.g));
    return other;
  }

  // ---- looking ----

  /** Regulars, elites, special elites and generic leaders in an area. */
  at(area: string): number[] {
    const l = legionAt(this.g, areaOf(area));
    return l === undefined ? [] : [l.regular, l.elite, l.special, l.generic];
  }
  supply(side: Side, kind: Rank | 'generic'): number {
    return supply(this.g, side, kind);
  }
  onBoard(side: Side, kind: Rank | 'generic'): number {
    return onBoard(this.g, side, kind);
  }
  leader(id: string): number {
    return this.table.leaders[leaderOf(id)] ?? -9;
  }
  cards(seat: Seat): string[] {
    return [
      ...(seat === ATREIDES
        ? (['houseAtreides', 'fremenAlly'] as const)
        : (['houseHarkonnen', 'corrinoAlly'] as const)),
    ].flatMap((d) => [...things(this.g, planning[d].hand[seat] ?? planning[d].deck)]);
  }
  place(ref: PlaceRef): readonly string[] {
    return placeOf(this.g, ref).things;
  }
}

const FACES = FACTS.dice.atreidesCombatDie.faces;
function rollsLike(random: ReturnType<typeof seeded>, wanted: Roll): boolean {
  let hits = 0;
  let shields = 0;
  for (let n = wanted.hits + wanted.shields + wanted.specials; n > 0; n--) {
    const face = below(random, 6);
    if (face < FACES.hit) hits++;
    else if (face < FACES.hit + FACES.shield) shields++;
  }
  return hits === wanted.hits && shields === wanted.shields;
}

export const position = (): Position => new Position();

/** A new game, set up by the rules. */
export function newGame(seed = 'new game'): Position {
  const p = new Position();
  Object.assign(p.g, begin(rules, configOf(rules, {}), seed));
  settle(rules, p.g, 'table');
  return p;
}
