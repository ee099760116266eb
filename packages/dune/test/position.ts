// Positions to test from: factions, forces, cards and spice laid out as one wishes, then answers by faction and name.

import {
  leaders,
  predictedFaction,
  predictedTurn,
  rules,
  spice,
  spiceCards,
  stormCards,
  traitors,
  treachery,
  fixedElements,
  losses,
  type Faction,
  type G,
  type Location,
} from '@landsraad/dune';
import {
  act,
  amount,
  begin,
  choose,
  configOf,
  moveOpenly,
  moveSecretly,
  offers,
  placeOf,
  recording,
  reveal,
  settle,
  things,
  view,
  whyNot,
  whyNotOffer,
  type Decision,
  type Form,
  type Happening,
  type Notes,
  type Option,
  type PlaceRef,
  type Scalar,
  type Seat,
  type View,
} from '@landsraad/kernel';

export const SIX: readonly Faction[] = ['atreides', 'harkonnen', 'emperor', 'fremen', 'spacing-guild', 'bene-gesserit'];
const STRENGTH: { readonly [F in Faction]?: number } = { emperor: 5, fremen: 3 };

/** What says nothing in particular, to get on to what a test is about. */
const DULL: readonly Option[] = [
  'pass',
  'done',
  'decline',
  'end the turn',
  'stay',
  'no',
  'no more',
  'nothing',
  'nobody',
  'wait',
  'stay fighters',
  'refuse',
  'spice',
  'let it happen',
];

/** The phase in which a procedure runs. */
function phaseOf(name: string): G['table']['phase'] {
  if (/shipment|movement|force move|Guild/.test(name)) return 'shipment';
  if (name.startsWith('battle')) return 'battle';
  if (/nexus|worm|spice blow|Shai-Hulud/.test(name)) return 'spice blow';
  if (/bid|auction/.test(name)) return 'bidding';
  return /announcing/.test(name) ? 'charity' : 'storm';
}

export class Position {
  readonly g: G;
  readonly happened: Happening[] = [];
  decisions: readonly Decision[] = [];

  constructor(
    mode: 'basic' | 'advanced',
    factions: readonly Faction[],
    options: { readonly [id: string]: Scalar } = {},
  ) {
    this.g = begin(rules, configOf(rules, { mode, players: factions.length, options }), 'position');
    const { g } = this;
    g.table.factions = factions.slice();
    g.table.turn = 2;
    for (const s of this.seats()) {
      const starred = mode === 'advanced' ? (STRENGTH[factions[s]!] ?? 0) : 0;
      g.table.reserves[s] = { forces: 20 - starred, starred };
    }
    for (const l of things(g, leaders.box).slice()) {
      const owner = factions.findIndex((f) => rulesLeader(f, l));
      if (owner >= 0) moveOpenly(g, leaders.box, l, leaders.home[owner]!);
    }
    things(g, fixedElements.values).forEach((_, n) => reveal(g, fixedElements.values, n));
  }

  seats(): Seat[] {
    return this.g.table.factions.map((_, s) => s);
  }
  seat(faction: Faction): Seat {
    return this.g.table.factions.indexOf(faction);
  }

  // ---- laying out ----

  forces(faction: Faction, at: Location, forces: number, starred = 0): this {
    const s = this.seat(faction);
    const r = this.g.table.reserves[s]!;
    this.g.table.reserves[s] = { forces: r.forces - forces, starred: r.starred - starred };
    this.g.table.groups[s]!.push({ at, forces, starred });
    return this;
  }
  advisors(at: Location, n: number): this {
    this.forces('bene-gesserit', at, n);
    this.g.table.advisors.push(at.split('@')[0] as never);
    return this;
  }
  tanks(faction: Faction, forces: number, starred = 0): this {
    const s = this.seat(faction);
    const r = this.g.table.reserves[s]!;
    this.g.table.reserves[s] = { forces: r.forces - forces, starred: r.starred - starred };
    this.g.table.tanks[s] = { forces, starred };
    return this;
  }
  spice(faction: Faction, n: number): this {
    this.g.purses[spice.index]![this.seat(faction)] = n;
    return this;
  }
  spiceOn(at: Location, n: number): this {
    this.g.table.spice.push({ at, amount: n });
    return this;
  }
  hand(faction: Faction, ...cards: string[]): this {
    for (const c of cards) moveSecretly(this.g, treachery.deck, c, treachery.hand[this.seat(faction)]!);
    return this;
  }
  /** The top cards of the treachery deck, first to be drawn first. */
  deck(...cards: string[]): this {
    return this.onTop(treachery.deck, cards);
  }
  spiceDeck(...cards: string[]): this {
    return this.onTop(spiceCards.deck, cards);
  }
  onTop(deck: PlaceRef, cards: readonly string[]): this {
    for (const c of cards.toReversed()) {
      const p = placeOf(this.g, deck);
      p.things.splice(p.things.indexOf(c), 1);
      p.things.push(c);
    }
    return this;
  }
  /** The territory last shown on a pile of spice cards. */
  shown(card: string, pile = 0): this {
    moveOpenly(this.g, spiceCards.deck, card, pile === 0 ? spiceCards.a : spiceCards.b);
    this.g.table.shown[pile] = card as never;
    return this;
  }
  stormCard(n: number): this {
    moveSecretly(this.g, stormCards.deck, String(n), stormCards.next);
    return this;
  }
  traitor(faction: Faction, ...names: string[]): this {
    for (const l of names) moveSecretly(this.g, traitors.deck, l, traitors.kept[this.seat(faction)]!);
    return this;
  }
  predicts(faction: Faction, turn: number): this {
    const s = this.seat('bene-gesserit');
    moveSecretly(this.g, predictedFaction.cards, faction, predictedFaction.chosen[s]!);
    moveSecretly(this.g, predictedTurn.cards, `turn ${turn}`, predictedTurn.chosen[s]!);
    return this;
  }
  dead(...names: string[]): this {
    for (const l of names) {
      const home = leaders.home.find((p) => things(this.g, p).includes(l));
      if (home !== undefined) moveOpenly(this.g, home, l, leaders.tanks);
      this.g.table.deaths.push({ leader: l, times: 1 });
    }
    return this;
  }
  captive(...names: string[]): this {
    for (const l of names)
      moveSecretly(
        this.g,
        leaders.home.find((p) => things(this.g, p).includes(l))!,
        l,
        leaders.captive[this.seat('harkonnen')]!,
      );
    return this;
  }
  lost(n: number): this {
    for (let k = 0; k < n; k++) moveSecretly(this.g, losses.counters, 'lost', losses.counted[this.seat('atreides')]!);
    return this;
  }
  storm(sector: number): this {
    this.g.table.storm = sector;
    return this;
  }
  turn(n: number): this {
    this.g.table.turn = n;
    return this;
  }
  first(faction: Faction): this {
    this.g.table.first = this.seat(faction);
    return this;
  }
  allies(...factions: Faction[]): this {
    for (const f of factions) this.g.table.alliances[this.seat(f)] = this.seat(factions[0]!);
    return this;
  }

  // ---- playing ----

  /** Begins a procedure by its name. */
  run(name: string, notes: Notes = {}): this {
    if (this.g.table.phase === 'set-up') this.g.table.phase = phaseOf(name);
    this.g.stack = [{ proc: name, pc: 0, notes, fibres: null, done: 0, acts: 0, interrupts: false }];
    return this.settle();
  }
  settle(): this {
    this.decisions = recording(this.happened, () => settle(rules, this.g, 'table'));
    return this;
  }
  asked(faction: Faction): Decision | undefined {
    return this.decisions.find((d) => d.seat === this.seat(faction));
  }
  /** Answers one question after another; windows in the way are let pass. */
  say(faction: Faction, ...answers: Option[]): this {
    for (const a of answers) {
      this.quiet(faction, a);
      const d = this.asked(faction);
      if (d === undefined) throw new Error(`${faction} is asked nothing; asked: ${this.open()}`);
      this.decisions = recording(this.happened, () => choose(rules, this.g, d.seat, d.question, a));
    }
    return this;
  }
  /** Lets windows pass until somebody is asked something else (or that faction is asked for that answer). */
  quiet(faction?: Faction, answer?: Option): this {
    for (let n = 0; n < 400; n++) {
      const d = faction === undefined ? undefined : this.asked(faction);
      if (d !== undefined && (d.window === null || (answer !== undefined && d.options.includes(answer)))) return this;
      const w = this.decisions.find((x) => x.window !== null);
      if (w === undefined) return this;
      this.decisions = recording(this.happened, () => choose(rules, this.g, w.seat, w.question, 'pass'));
    }
    return this;
  }
  /** Dull answers until a question of that name, or to the end. */
  until(question = ''): this {
    for (let n = 0; n < 2000 && this.decisions.length > 0; n++) {
      if (question !== '' && this.decisions.some((d) => d.name === question)) return this;
      const d = this.decisions[0]!;
      const a = DULL.find((o) => d.options.includes(o)) ?? d.options[0]!;
      this.decisions = recording(this.happened, () => choose(rules, this.g, d.seat, d.question, a));
    }
    if (question !== '' && !this.decisions.some((d) => d.name === question))
      throw new Error(`"${question}" never comes`);
    return this;
  }
  does(faction: Faction, offer: string, form?: Form): this {
    this.decisions = recording(this.happened, () => act(rules, this.g, this.seat(faction), offer, 'table', form));
    return this;
  }

  // ---- looking ----

  open(): string {
    return this.decisions
      .map((d) => `${this.g.table.factions[d.seat] ?? ''}: ${d.name} [${d.options.join(' ')}]`)
      .join('; ');
  }
  question(): string {
    this.quiet();
    return this.decisions[0]?.name ?? '';
  }
  options(faction: Faction): readonly Option[] {
    this.quiet(faction);
    return this.asked(faction)?.options ?? [];
  }
  why(faction: Faction, option: Option): string | null {
    this.quiet(faction);
    return whyNot(rules, this.g, this.seat(faction), option);
  }
  offered(faction: Faction): string[] {
    return offers(rules, this.g, this.seat(faction)).map((o) => o.id);
  }
  form(faction: Faction, id: string): { readonly [field: string]: readonly Option[] } {
    const o = offers(rules, this.g, this.seat(faction)).find((x) => x.id === id);
    return Object.fromEntries((o?.form ?? []).map((f) => [f.name, f.from]));
  }
  whyNotOffered(faction: Faction, id: string): string | null {
    return whyNotOffer(rules, this.g, this.seat(faction), id);
  }
  holds(faction: Faction): number {
    return amount(this.g, spice, this.seat(faction));
  }
  cards(faction: Faction): readonly string[] {
    return things(this.g, treachery.hand[this.seat(faction)]!);
  }
  discards(): readonly string[] {
    return things(this.g, treachery.discard);
  }
  inTanks(faction: Faction): number {
    const t = this.g.table.tanks[this.seat(faction)]!;
    return t.forces + t.starred;
  }
  inReserve(faction: Faction): number {
    const t = this.g.table.reserves[this.seat(faction)]!;
    return t.forces + t.starred;
  }
  on(faction: Faction, at: Location): number {
    const x = this.g.table.groups[this.seat(faction)]!.find((y) => y.at === at);
    return x === undefined ? 0 : x.forces + x.starred;
  }
  lies(at: Location): number {
    return this.g.table.spice.find((s) => s.at === at)?.amount ?? 0;
  }
  deadLeaders(): readonly string[] {
    return things(this.g, leaders.tanks);
  }
  sees(faction: Faction): View {
    return view(rules, this.g, this.seat(faction));
  }
  heard(kind: string): Happening['nouns'] | undefined {
    return this.happened.findLast((h) => h.kind === kind)?.nouns;
  }
  heardOf(kind: string): number {
    return this.happened.filter((h) => h.kind === kind).length;
  }
  winners(): Faction[] {
    return (this.g.over?.winners ?? []).map((s) => this.g.table.factions[s]!);
  }
}

const BY_FACTION = new Map<string, readonly string[]>(rules.facts['factions'] === undefined ? [] : factionLeaders());
function factionLeaders(): [string, readonly string[]][] {
  const { factions } = rules.facts['factions'] as {
    factions: readonly { id: string; leaders: readonly { id: string }[] }[];
  };
  return factions.map((f) => [f.id, f.leaders.map((l) => l.id)]);
}
function rulesLeader(faction: string, leader: string): boolean {
  return BY_FACTION.get(faction)?.includes(leader) ?? false;
}

export const basic = (...factions: Faction[]): Position => new Position('basic', factions.length > 0 ? factions : SIX);
export const advanced = (...factions: Faction[]): Position =>
  new Position('advanced', factions.length > 0 ? factions : SIX);
export const withOptions = (
  mode: 'basic' | 'advanced',
  options: { readonly [id: string]: Scalar },
  ...factions: Faction[]
): Position => new Position(mode, factions.length > 0 ? factions : SIX, options);
