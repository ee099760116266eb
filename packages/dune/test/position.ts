// Positions to test from: factions, forces, cards and spice laid out as one wishes, then answers by faction and name.

import {
  FACTS,
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
  type Territory,
} from '@landsraad/dune';
import {
  act,
  amount,
  begin,
  choose,
  configOf,
  copyGame,
  moveOpenly,
  moveSecretly,
  offers,
  placeOf,
  recording,
  reveal,
  seeded,
  settle,
  things,
  view,
  whyNot,
  whyNotOffer,
  type Config,
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

/** Windows that everybody passes nearly always. */
const SELDOM_STOPPED = [
  'atreides: look at auctioned cards',
  'fremen: look at the storm card',
  'fremen: half storm losses',
  'fremen: worm immunity',
];
const isSeldomUsed = (d: Decision): boolean =>
  d.name === 'anything to settle first?' || SELDOM_STOPPED.includes(String(d.about?.['advantage'] ?? ''));

/** The phase in which a procedure runs. */
function phaseOf(name: string): G['table']['phase'] {
  if (/shipment|movement|force move|Guild/.test(name)) return 'shipment';
  if (name.startsWith('battle')) return 'battle';
  if (/nexus|worm|spice blow|Shai-Hulud/.test(name)) return 'spice blow';
  if (/bid|auction/.test(name)) return 'bidding';
  return /announcing/.test(name) ? 'charity' : 'storm';
}

export class Position {
  readonly config: Config;
  g: G;
  happened: Happening[] = [];
  decisions: readonly Decision[] = [];
  private everyWindow = false;

  constructor(
    mode: 'basic' | 'advanced',
    factions: readonly Faction[],
    options: { readonly [id: string]: Scalar } = {},
  ) {
    const config = configOf(rules, { mode, players: factions.length, options });
    // The seats are called by their factions.
    this.config = { ...config, options: { ...config.options, factions: factions.join(' ') } };
    this.g = begin(rules, config, 'position');
    const { g } = this;
    if (new Set(factions).size !== factions.length) throw new Error('each faction sits at the table once');
    g.table.factions = factions.slice();
    g.table.turn = 2;
    g.table.reserves = factions.map((f) => {
      const starred = mode === 'advanced' ? (STRENGTH[f] ?? 0) : 0;
      return { forces: 20 - starred, starred };
    });
    for (const l of things(g, leaders.box).slice()) {
      const owner = factions.findIndex((f) => rulesLeader(f, l));
      if (owner >= 0) moveOpenly(g, leaders.box, l, leaders.home[owner]!);
    }
    things(g, fixedElements.values).forEach((_, n) => reveal(g, fixedElements.values, n));
  }
  /** The same position once more: what is done with one does not touch the other. */
  copy(): Position {
    const { advanced: isAdvanced, factions, options } = this.g.table;
    const twin = new Position(isAdvanced ? 'advanced' : 'basic', factions, options);
    twin.g = copyGame(rules.copyTable, this.g);
    twin.happened = this.happened.slice();
    twin.decisions = this.decisions;
    twin.everyWindow = this.everyWindow;
    return twin;
  }

  seats(): Seat[] {
    return this.g.table.factions.map((_, s) => s);
  }
  seat(faction: Faction): Seat {
    const seat = this.g.table.factions.indexOf(faction);
    if (seat < 0) throw new Error(`${faction} is not in play`);
    return seat;
  }

  private seatOf(who: Faction | Seat): Seat {
    return typeof who === 'number' ? who : this.seat(who);
  }

  // ---- laying out ----

  /** Takes forces from the reserve to lay them somewhere else. */
  private fromReserve(faction: Faction, forces: number, starred: number): Seat {
    const s = this.seat(faction);
    const r = this.g.table.reserves[s]!;
    if (r.forces < forces || r.starred < starred)
      throw new Error(
        `${faction} has ${r.forces} and ${r.starred} starred forces in reserve, not ${forces} and ${starred}`,
      );
    const rest = { forces: r.forces - forces, starred: r.starred - starred };
    this.g.table.reserves = this.g.table.reserves.with(s, rest);
    return s;
  }
  forces(faction: Faction, at: Location, forces: number, starred = 0): this {
    if (!LOCATIONS.has(at)) throw new Error(`there is no location ${at}`);
    const s = this.fromReserve(faction, forces, starred);
    const mine = this.g.table.groups[s]!;
    if (mine.some((x) => x.at === at))
      throw new Error(`${faction} already stands in ${at}: say all its forces at once`);
    this.g.table.groups = this.g.table.groups.with(s, [...mine, { at, forces, starred }]);
    return this;
  }
  advisors(at: Location, n: number): this {
    this.forces('bene-gesserit', at, n);
    this.g.table.advisors = [...this.g.table.advisors, at.split('@')[0] as Territory];
    return this;
  }
  tanks(faction: Faction, forces: number, starred = 0): this {
    const s = this.fromReserve(faction, forces, starred);
    const t = this.g.table.tanks[s]!;
    const there = { forces: t.forces + forces, starred: t.starred + starred };
    this.g.table.tanks = this.g.table.tanks.with(s, there);
    return this;
  }
  spice(faction: Faction, n: number): this {
    if (!Number.isInteger(n) || n < 0) throw new Error(`nobody holds ${n} spice`);
    this.g.purses[spice.index]![this.seat(faction)] = n;
    return this;
  }
  spiceOn(at: Location, n: number): this {
    if (!LOCATIONS.has(at)) throw new Error(`there is no location ${at}`);
    this.g.table.spice = [...this.g.table.spice, { at, amount: n }];
    return this;
  }
  /** Spice of deals in front of a shield. */
  bribe(faction: Faction, n: number): this {
    this.g.table.bribes = this.g.table.bribes.with(this.seat(faction), n);
    return this;
  }
  /** Spice that allies may use. */
  released(faction: Faction, n: number): this {
    this.g.table.released = this.g.table.released.with(this.seat(faction), n);
    return this;
  }
  private take(from: PlaceRef, thing: string): string {
    if (!things(this.g, from).includes(thing)) throw new Error(`${thing} is not in ${from.name}`);
    return thing;
  }
  hand(faction: Faction, ...cards: string[]): this {
    const hand = treachery.hand[this.seat(faction)]!;
    for (const c of cards) moveSecretly(this.g, treachery.deck, this.take(treachery.deck, c), hand);
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
      p.things.splice(p.things.indexOf(this.take(deck, c)), 1);
      p.things.push(c);
    }
    return this;
  }
  /** Cards from the treachery deck to the discards; without a name all of them. */
  discarded(...cards: string[]): this {
    for (const c of cards.length > 0 ? cards : things(this.g, treachery.deck).slice())
      moveOpenly(this.g, treachery.deck, this.take(treachery.deck, c), treachery.discard);
    return this;
  }
  /** Spice cards to pile A; without a name all of them. */
  spiceDiscarded(...cards: string[]): this {
    for (const c of cards.length > 0 ? cards : things(this.g, spiceCards.deck).slice())
      moveOpenly(this.g, spiceCards.deck, this.take(spiceCards.deck, c), spiceCards.a);
    return this;
  }
  /** The territory last shown on a pile of spice cards. */
  shown(card: string, pile = 0): this {
    moveOpenly(this.g, spiceCards.deck, this.take(spiceCards.deck, card), pile === 0 ? spiceCards.a : spiceCards.b);
    this.g.table.shown = this.g.table.shown.with(pile, card as Territory);
    return this;
  }
  stormCard(n: number): this {
    moveSecretly(this.g, stormCards.deck, this.take(stormCards.deck, String(n)), stormCards.next);
    return this;
  }
  traitor(faction: Faction, ...names: string[]): this {
    const kept = traitors.kept[this.seat(faction)]!;
    for (const l of names) moveSecretly(this.g, traitors.deck, this.take(traitors.deck, l), kept);
    return this;
  }
  predicts(faction: Faction, turn: number): this {
    const s = this.seat('bene-gesserit');
    moveSecretly(this.g, predictedFaction.cards, faction, predictedFaction.chosen[s]!);
    moveSecretly(this.g, predictedTurn.cards, `turn ${turn}`, predictedTurn.chosen[s]!);
    return this;
  }
  private homeOf(leader: string): PlaceRef {
    const home = leaders.home.find((p) => things(this.g, p).includes(leader));
    if (home === undefined) throw new Error(`${leader} is not at home`);
    return home;
  }
  dead(...names: string[]): this {
    for (const l of names) {
      moveOpenly(this.g, this.homeOf(l), l, leaders.tanks);
      this.deaths(l, 1);
    }
    return this;
  }
  /** How often a leader has died. */
  deaths(leader: string, times: number): this {
    this.g.table.deaths = [...this.g.table.deaths.filter((d) => d.leader !== leader), { leader, times }];
    return this;
  }
  captive(...names: string[]): this {
    for (const l of names) moveSecretly(this.g, this.homeOf(l), l, leaders.captive[this.seat('harkonnen')]!);
    return this;
  }
  /** Leaders that have fought in a territory in this phase. */
  used(territory: Territory, ...names: string[]): this {
    this.g.table.used = [...this.g.table.used, ...names.map((leader) => ({ leader, territory }))];
    return this;
  }
  lost(n: number): this {
    for (let k = 0; k < n; k++) moveSecretly(this.g, losses.counters, 'lost', losses.counted[this.seat('atreides')]!);
    return this;
  }
  haderach(alive: boolean, territory: Territory | '' = ''): this {
    this.g.table.haderach = { alive, territory };
    return this;
  }
  storm(sector: number): this {
    if (!Number.isInteger(sector) || sector < 0 || sector > 17) throw new Error(`there is no sector ${sector}`);
    this.g.table.storm = sector;
    return this;
  }
  /** Where the player markers lie, by seat. */
  circles(...circles: number[]): this {
    if (new Set(circles).size !== this.seats().length) throw new Error('every seat has a circle of its own');
    this.g.table.circles = circles;
    return this;
  }
  /** The latest two users of the battle wheels. */
  dialers(...factions: [Faction, Faction]): this {
    this.g.table.dialers = factions.map((f) => this.seat(f));
    return this;
  }
  /** Where sandworms have appeared in this phase. */
  worms(...territories: Territory[]): this {
    this.g.table.worms = territories;
    return this;
  }
  wallDestroyed(): this {
    this.g.table.wallDestroyed = true;
    return this;
  }
  turn(n: number): this {
    if (!Number.isInteger(n) || n < 1 || n > 10) throw new Error(`there is no turn ${n}`);
    this.g.table.turn = n;
    return this;
  }
  first(faction: Faction): this {
    this.g.table.first = this.seat(faction);
    return this;
  }
  allies(...factions: Faction[]): this {
    for (const f of factions)
      this.g.table.alliances = this.g.table.alliances.with(this.seat(f), this.seat(factions[0]!));
    return this;
  }
  /** Whatever is under way, as if it were another phase. */
  phase(phase: G['table']['phase']): this {
    this.g.table.phase = phase;
    return this;
  }
  seed(text: string | number): this {
    this.g.random = seeded(text);
    return this;
  }

  // ---- playing ----

  /** Begins a procedure by its name. */
  run(name: string, notes: Notes = {}): this {
    if (this.g.table.phase === 'set-up') this.g.table.phase = phaseOf(name);
    this.g.stack = [{ proc: name, pc: 0, notes, fibres: null, done: 0, acts: 0, interrupts: false }];
    return this.settle().hush();
  }
  /** Nobody has anything to settle or to stop where hardly anybody ever has, unless a test is about that. */
  private hush(): this {
    for (let w = this.decisions[0]; w !== undefined && isSeldomUsed(w) && !this.everyWindow; w = this.decisions[0])
      this.choose(w, 'pass');
    return this;
  }
  private choose(d: Decision, option: Option): void {
    this.decisions = recording(this.happened, () => choose(rules, this.g, d.seat, d.question, option));
  }
  /** From here on every window is shown to the test. */
  atEveryWindow(): this {
    this.everyWindow = true;
    return this;
  }
  /** A faction's shipment. */
  ships(who: Faction | Seat): this {
    return this.run('shipment', { seat: this.seatOf(who), announced: 0 });
  }
  /** A faction's move. */
  moves(who: Faction | Seat): this {
    return this.run('movement', { seat: this.seatOf(who), moved: false, more: true, hajr: false });
  }
  /** One group of a faction moves. */
  movesAGroup(who: Faction | Seat): this {
    const seat = this.seatOf(who);
    return this.run('force move', {
      seat,
      from: '',
      goal: '',
      to: '',
      advisors: false,
      joining: false,
      arrived: false,
    });
  }
  /** A faction opens the bidding on a card, whatever its hand. */
  opensTheBidding(who: Faction | Seat): this {
    const seat = this.seatOf(who);
    this.g.table.auction = { opener: seat, bidder: seat, high: -1, bid: 0, atLeast: 0, passed: [] };
    return this.run('bids', { karama: '' });
  }
  /** One spice blow on a pile. */
  spiceBlow(pile = 0): this {
    return this.run('spice blow', { pile, card: '', over: false });
  }
  /** A faction's shipment, then its move. */
  shipsAndMoves(who: Faction | Seat): this {
    return this.run('shipment and movement of one player', { seat: this.seatOf(who) });
  }
  /** The whole phase of shipment and movement. */
  shipmentPhase(): this {
    return this.run('shipment and movement', { guildNow: false });
  }
  revivalPhase(): this {
    return this.run('revival', { fremenAllow: false });
  }
  /** The storm moves so many sectors. */
  stormMoves(sectors: number): this {
    this.g.table.stormMove = sectors;
    return this.run('the storm moves', { left: 0 });
  }
  /** The Fremen ride the worms that have appeared. */
  wormRides(): this {
    return this.run('worm rides', { at: 0 });
  }
  /** The Bene Gesserit may announce battles. */
  announcements(): this {
    return this.run('announcing battle', { territory: '' });
  }
  /** The first battle alone: afterwards what it leaves behind can be looked at. */
  battle(): this {
    return this.run('choosing a battle', { aggressor: -1, at: '' }).run('battle');
  }
  /** Everywhere a faction's group can go from a territory. */
  destinations(faction: Faction, from: Territory): readonly Option[] {
    return this.copy().moves(faction).say(faction, 'move', from).options(faction).toSorted();
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
      this.choose(d, a);
      this.hush();
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
      this.choose(w, 'pass');
    }
    throw new Error(`windows open for ever: ${this.open()}`);
  }
  /** Dull answers until a question of that name, or to the end. */
  until(question = ''): this {
    for (let n = 0; n < 2000 && this.decisions.length > 0; n++) {
      if (question !== '' && this.decisions.some((d) => d.name === question)) return this;
      const d = this.decisions[0]!;
      const a = DULL.find((o) => d.options.includes(o)) ?? d.options[0]!;
      this.choose(d, a);
    }
    if (question !== '' && !this.decisions.some((d) => d.name === question))
      throw new Error(`"${question}" never comes`);
    return this;
  }
  does(faction: Faction, offer: string, form?: Form): this {
    this.decisions = recording(this.happened, () => act(rules, this.g, this.seat(faction), offer, 'table', form));
    return this.hush();
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

const LOCATIONS = new Set<string>(FACTS.map.locations.map((l) => l.id));
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
