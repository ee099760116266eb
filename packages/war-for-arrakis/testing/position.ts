// A position as one wishes: an empty board, then figures, tokens and cards by name. What cannot be throws.

import {
  act,
  added,
  begin,
  below,
  choose,
  configOf,
  count,
  onForcedAnswer,
  moveOpenly,
  ofSeat,
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
  type Config,
  type Decision,
  type Notes,
  type Option,
  type PlaceRef,
  type Seat,
  type View,
} from '@landsraad/kernel';
import {
  ASIDE,
  ATREIDES,
  FACTS,
  HARKONNEN,
  IN_TANK,
  RESULTS,
  addAuxiliaries,
  areaOf,
  camps,
  deckOf,
  decksHeld,
  deployment,
  garrisons,
  idOf,
  leaderOf,
  objectives,
  onBoard,
  planning,
  poolTokens,
  prescience,
  regularsLeft,
  rules,
  sietches,
  stations,
  supply,
  supplyOf,
  tactical,
  troopersLeft,
  troopsLeft,
  wormsigns,
  zoneOf,
  type Asked,
  type DeckId,
  type DesertWar,
  type G,
  type Guild,
  type Legion,
  type Mahdi,
  type Side,
  type Smugglers,
  type Table,
  type Trooper,
} from '@landsraad/war-for-arrakis';

export interface Force {
  readonly regular?: number;
  readonly elite?: number;
  readonly special?: number;
  readonly generic?: number;
  readonly escort?: number;
  readonly named?: readonly string[];
}
type Figure = 'regular' | 'elite' | 'special' | 'generic' | 'escort';
const UNITS_AND_GENERIC = ['regular', 'elite', 'special', 'generic'] as const;
const FIGURES: readonly Figure[] = ['regular', 'elite', 'special', 'generic', 'escort'];
type Aircraft =
  | 'frigate atreides'
  | 'frigate harkonnen'
  | 'ornithopter'
  | 'escort'
  | 'carryall'
  | 'smuggler ornithopter'
  | 'smuggler carryall';
type Roll = { readonly hits: number; readonly shields: number; readonly specials: number };

// ---- by name ----

function known(n: number, what: string, name: string): number {
  if (n < 0) throw new Error(`there is no ${what} ${name}`);
  return n;
}
const areaNamed = (id: string): number => known(areaOf(id), 'area', id);
const zoneNamed = (id: string): number => known(zoneOf(id), 'air zone', id);
const leaderNamed = (id: string): number => known(leaderOf(id), 'leader', id);

/** Finds a thing in one place and lays it on another. */
function lay(g: G, from: PlaceRef, thing: string, to: PlaceRef): void {
  const n = things(g, from).indexOf(thing);
  if (n < 0) throw new Error(`there is no ${thing} in ${from.name}`);
  takeAt(g, from, n, to);
}

export class Position {
  readonly g: G;
  private lone: Option[] = [];
  readonly config: Config;
  constructor(config: Partial<Config> = {}) {
    this.config = configOf(rules, config);
    this.g = begin(rules, this.config, 'position');
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
  private seat(side: Side): Seat {
    return this.table.sides.indexOf(side);
  }

  // ---- furnishing ----

  private force(side: Side, area: string, f: Force): this {
    const a = areaNamed(area);
    const at = this.table.legions.findIndex((l) => l.area === a);
    const before = this.table.legions[at] ?? { side, area: a, regular: 0, elite: 0, special: 0, generic: 0, escort: 0 };
    if (before.side !== side) throw new Error(`the other side stands in ${area}`);
    const legion: { -readonly [K in keyof Legion]: Legion[K] } = { ...before };
    for (const kind of FIGURES) {
      const n = f[kind] ?? 0;
      if (n > supply(this.g, side, kind)) throw new Error(`there are not ${n} ${kind} left for ${area}`);
      legion[kind] += n;
    }
    if (FIGURES.some((kind) => legion[kind] > 0))
      this.table.legions = at < 0 ? added(this.table.legions, legion) : replaced(this.table.legions, at, legion);
    for (const id of f.named ?? []) this.inPlay(id, a);
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
    this.table.sietches = added(this.table.sietches, areaNamed(area));
    show(this.g, sietches.board, this.table.sietches.length - 1, this.seat(ATREIDES));
    return this;
  }
  /** Harkonnen settlements that are gone. */
  destroyed(...areas: readonly string[]): this {
    for (const area of areas) {
      if (!this.table.settlements.includes(areaNamed(area))) throw new Error(`no settlement stands in ${area}`);
      this.table.settlements = this.table.settlements.filter((a) => a !== areaNamed(area));
    }
    return this;
  }
  token(area: string, shows: string): this {
    const starting = shows.startsWith('S');
    lay(this.g, starting ? deployment.garrisons : deployment.supply, shows, deployment.board);
    this.table.tokens = added(this.table.tokens, { area: areaNamed(area), starting, moved: false });
    show(this.g, deployment.board, this.table.tokens.length - 1, this.seat(ATREIDES));
    return this;
  }
  station(area: string, symbol: string): this {
    lay(this.g, stations.box, symbol, stations.board);
    this.table.stations = added(this.table.stations, areaNamed(area));
    return this;
  }
  wormsign(area: string, kind: string): this {
    lay(this.g, wormsigns.pool, kind, wormsigns.board);
    this.table.wormsigns = added(this.table.wormsigns, areaNamed(area));
    return this;
  }
  harvester(...areas: readonly string[]): this {
    this.table.harvesters = [...this.table.harvesters, ...areas.map(areaNamed)];
    return this;
  }
  sandworm(...areas: readonly string[]): this {
    this.table.sandworms = [...this.table.sandworms, ...areas.map(areaNamed)];
    return this;
  }
  air(zone: string, vehicle: Aircraft): this {
    this.table.air = replaced(this.table.air, zoneNamed(zone), vehicle);
    return this;
  }
  // ---- the Desert War ----

  private desertWar(change: (now: DesertWar) => Partial<DesertWar>): this {
    const now = this.table.desertWar;
    if (now === null) throw new Error('this position has no Desert War');
    this.table.desertWar = { ...now, ...change(now) };
    return this;
  }
  /** So many of a kind in an area. */
  troopers(kind: Trooper, area: string, n = 1): this {
    if (n > troopersLeft(this.g, kind)) throw new Error(`there are not ${n} ${kind} left for ${area}`);
    const a = areaNamed(area);
    return this.desertWar((now) => ({ [kind]: [...now[kind], ...Array.from({ length: n }, () => a)] }));
  }
  camp(area: string, symbol: string): this {
    lay(this.g, ofSeat(camps.held, this.seat(ATREIDES)), symbol, camps.board);
    return this.desertWar((now) => ({ camps: [...now.camps, areaNamed(area)] }));
  }
  /** Desert War tokens on the Spice Must Flow board. */
  warTokens(tokens: number): this {
    return this.desertWar(() => ({ tokens }));
  }
  /** How many of a kind stand in an area. */
  troopersAt(kind: Trooper, area: string): number {
    return this.table.desertWar?.[kind].filter((a) => a === areaNamed(area)).length ?? 0;
  }

  // ---- the Mahdi mode ----

  mahdi(change: Partial<Mahdi>): this {
    const now = this.table.mahdi;
    if (now === null) throw new Error('the Harkonnens of this position are not automatic');
    this.table.mahdi = { ...now, ...change };
    return this;
  }
  private get automatic(): Mahdi {
    if (this.table.mahdi === null) throw new Error('the Harkonnens of this position are not automatic');
    return this.table.mahdi;
  }
  /** The tactical cards of the Harvesting Sector and of the Target Sietch, by their sietches. */
  tactics(harvesting: string, target: string): this {
    lay(this.g, tactical.deck, `tac-${harvesting}`, tactical.harvesting);
    lay(this.g, tactical.deck, `tac-${target}`, tactical.target);
    return this;
  }
  /** These tactical cards on top of their deck, the first one topmost. */
  tacticalDeck(...cards: readonly string[]): this {
    for (const card of cards.toReversed()) lay(this.g, tactical.deck, `tac-${card}`, tactical.deck);
    return this;
  }
  /** A facedown Harkonnen token in an area, by what it shows: 'silver RSB'. */
  garrison(area: string, token: string): this {
    const set = token.startsWith('black') ? 'black' : 'silver';
    lay(this.g, supplyOf(set), token, garrisons.board);
    return this.mahdi({ tokens: [...this.automatic.tokens, { area: areaNamed(area), set }] });
  }
  /** Cards of the Reinforcements deck, from the bottom to the top. */
  reinforcements(...cards: readonly string[]): this {
    for (const card of cards) lay(this.g, planning[deckOf(card)].deck, card, planning[deckOf(card)].reinforcements);
    return this.mahdi({ reinforcements: [...this.automatic.reinforcements, ...cards.map(deckOf)] });
  }
  /** Leader cards that lie facedown. */
  spent(...ids: readonly string[]): this {
    for (const id of ids) this.table.spent = replaced(this.table.spent, leaderNamed(id), true);
    return this;
  }
  /** A Harkonnen die shows that result. */
  harkonnenAction(result: string): this {
    this.table.turn = HARKONNEN;
    return this.run('a harkonnen action', { result, leader: -1, left: 0, deck: 'houseHarkonnen' });
  }
  harkonnenTurn(): this {
    return this.run('a harkonnen turn', { side: HARKONNEN, result: -1, said: '' });
  }
  /** The automatic Harkonnens draw and play a card. */
  harkonnenCard(card: string): this {
    this.table.turn = HARKONNEN;
    return this.deck(deckOf(card), card).run('the harkonnens play a card', { deck: deckOf(card), card: '' });
  }
  march(legions: number, who = 'any'): this {
    this.table.turn = HARKONNEN;
    return this.run('the harkonnens march', {
      left: legions,
      who,
      leader: -1,
      area: -1,
      along: -1,
      ground: false,
      target: -1,
      from: -1,
      to: -1,
      zone: -1,
      byAir: false,
      done: [],
    });
  }
  sendVehicles(vehicles: {
    readonly harvester?: number;
    readonly ornithopter?: number;
    readonly carryall?: number;
  }): this {
    const { harvester = 0, ornithopter = 0, carryall = 0 } = vehicles;
    return this.run('the harkonnens place vehicles', { harvester, ornithopter, carryall, sector: '' });
  }
  /** The sets of the facedown Harkonnen tokens in an area. */
  garrisonAt(area: string): string[] {
    return this.automatic.tokens.filter((t) => t.area === areaNamed(area)).map((t) => t.set);
  }
  // ---- the Smugglers ----

  private changeSmugglers(part: Partial<Smugglers>): this {
    const now = this.table.smugglers;
    if (now === undefined) throw new Error('this position has no Smugglers');
    this.table.smugglers = { ...now, ...part };
    return this;
  }
  /** Their harvesters on the board. */
  smuggled(...areas: readonly string[]): this {
    return this.changeSmugglers({ harvesters: areas.map(areaNamed) });
  }
  /** Staban Tuek on a step of the prescience track. */
  stabanAt(step: number): this {
    return this.changeSmugglers({ step });
  }
  /** Allied with the Atreides, with a base and so many of them there; their leaders are aside. */
  allied(base: string, n = 0): this {
    this.changeSmugglers({ stance: 'allied', harvestersLeft: 0, base: areaNamed(base), waiting: 0 });
    this.inPlay('staban-tuek').inPlay('gurney-halleck');
    return n === 0 ? this : this.smugglers(base, n);
  }
  /** So many of them in a legion of the Atreides. */
  smugglers(area: string, n: number): this {
    const a = areaNamed(area);
    if (n > regularsLeft(this.g)) throw new Error(`there are not ${n} smugglers left for ${area}`);
    addAuxiliaries(this.g, 'smuggler', ATREIDES, a, n);
    return this;
  }
  smugglersAt(area: string): number {
    return (this.table.auxiliaries ?? []).filter((x) => x.area === areaNamed(area) && x.kind === 'smuggler').length;
  }
  /** The unused result of their die. */
  smugglersDie(result: string): this {
    return this.changeSmugglers({ die: RESULTS.findIndex((r) => r === result) });
  }

  // ---- the Spacing Guild ----

  private changeGuild(change: (now: Guild) => Partial<Guild>): this {
    const now = this.table.guild;
    if (now === undefined) throw new Error('this position has no Spacing Guild');
    this.table.guild = { ...now, ...change(now) };
    return this;
  }
  /** The step of a side's heighliner, and what is aboard. */
  heighliner(side: Side, at: { readonly step?: number; readonly troops?: number; readonly frigates?: number }): this {
    return this.changeGuild((now) => ({
      steps: replaced(now.steps, side, at.step ?? now.steps[side] ?? 0),
      troops: replaced(now.troops, side, at.troops ?? now.troops[side] ?? 0),
      frigates: replaced(now.frigates, side, at.frigates ?? now.frigates[side] ?? 0),
    }));
  }
  navigator(zone: string, of: Side): this {
    return this.changeGuild(() => ({ navigator: zoneNamed(zone), navigatorOf: of }));
  }
  /** So many Houses Major troops in a legion of a side. */
  troops(side: Side, area: string, n: number): this {
    if (n > troopsLeft(this.g, side)) throw new Error(`there are not ${n} troops left for ${area}`);
    addAuxiliaries(this.g, 'troop', side, areaNamed(area), n);
    return this;
  }
  troopsAt(area: string): number {
    return (this.table.auxiliaries ?? []).filter((x) => x.area === areaNamed(area) && x.kind === 'troop').length;
  }

  /** A leader in play, aside unless said. */
  inPlay(id: string, where: number = ASIDE): this {
    this.table.leaders = replaced(this.table.leaders, leaderNamed(id), where);
    return this;
  }
  /** The regeneration tank from left to right, '' for an empty slot. */
  tank(seat: Seat, ...ids: readonly string[]): this {
    const slots = this.table.tanks[seat]?.map((_, n) =>
      ids[n] === undefined || ids[n] === '' ? -1 : leaderNamed(ids[n]),
    );
    if (slots === undefined || ids.length > slots.length) throw new Error(`the tank has ${slots?.length ?? 0} slots`);
    this.table.tanks = replaced(this.table.tanks, seat, slots);
    for (const id of ids) if (id !== '') this.inPlay(id, IN_TANK);
    return this;
  }
  hand(seat: Seat, ...cards: readonly string[]): this {
    for (const card of cards) {
      const { deck, hand } = planning[deckOf(card)];
      lay(this.g, deck, card, ofSeat(hand, seat));
    }
    return this;
  }
  /** These cards on top of their deck, the first one topmost. */
  deck(deck: DeckId, ...cards: readonly string[]): this {
    for (const card of cards.toReversed()) lay(this.g, planning[deck].deck, card, planning[deck].deck);
    return this;
  }
  /** Only so many cards are left in a planning deck; the others have been discarded. */
  cardsLeft(deck: DeckId, cards: number): this {
    const { deck: pile, discard } = planning[deck];
    while (count(this.g, pile) > cards) moveOpenly(this.g, pile, things(this.g, pile)[0] ?? '', discard);
    return this;
  }
  /** Only so many prescience cards are left in the deck; the others are out of the game. */
  visionsLeft(cards: number): this {
    while (count(this.g, prescience.deck) > cards)
      moveOpenly(this.g, prescience.deck, things(this.g, prescience.deck)[0] ?? '', prescience.gone);
    return this;
  }
  /** Exactly these wormsigns are in the pool; there may be as many of a kind as one likes. */
  pool(...kinds: readonly string[]): this {
    const pool = placeOf(this.g, wormsigns.pool);
    pool.things = [...kinds];
    pool.known = kinds.map(() => 0);
    return this;
  }
  row(...cards: readonly string[]): this {
    for (const card of cards) moveOpenly(this.g, prescience.deck, card, prescience.row);
    return this;
  }
  objective(card: string): this {
    lay(this.g, objectives.aside, card, ofSeat(objectives.kept, this.seat(ATREIDES)));
    return this;
  }
  dice(seat: Seat, dice: { readonly [result: string]: number }): this {
    for (const name of Object.keys(dice))
      known(
        RESULTS.findIndex((r) => r === name),
        'result',
        name,
      );
    this.table.dice = replaced(
      this.table.dice,
      seat,
      RESULTS.map((r) => dice[r] ?? 0),
    );
    return this;
  }
  with(change: (t: Table) => void): this {
    change(this.table);
    return this;
  }
  seed(seed: string | number): this {
    this.g.random = seeded(seed);
    return this;
  }
  /** The next combat rolls will come out like this. */
  rolls(...rolls: readonly Roll[]): this {
    for (let n = 0; n < 3_000_000; n++) {
      const random = seeded(n);
      if (rolls.every((roll) => rollsLike(random, roll))) return this.seed(n);
    }
    throw new Error('dice never fall like that');
  }

  // ---- playing ----

  /** Goes through a procedure, by its name; `seat` among the notes stands for the side it plays. */
  run(procedure: string, notes: Notes): this {
    if (!rules.book.procedures.has(procedure)) throw new Error(`there is no procedure ${procedure}`);
    const { seat } = notes;
    const side = typeof seat === 'number' ? { side: this.table.sides[seat] ?? ATREIDES } : {};
    this.g.stack.push({
      proc: procedure,
      pc: 0,
      notes: { ...side, ...notes },
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
    onForcedAnswer((_seat, option) => void this.lone.push(option), work);
    return this;
  }
  startOfRound(): this {
    return this.run('start of the round', {});
  }
  vehiclePlacement(): this {
    return this.run('vehicle placement', {});
  }
  actionResolution(): this {
    return this.run('action resolution', {});
  }
  /** Turns until the Harkonnens have no die left, this side first. */
  actionTurns(side: Side = ATREIDES): this {
    return this.run('action turns', { side });
  }
  desertHazards(): this {
    return this.run('desert hazards', { area: -1, left: 0 });
  }
  storms(): this {
    return this.run('coriolis storms', { struck: [], area: -1, hits: 0 });
  }
  spiceHarvesting(): this {
    return this.run('spice harvesting', { said: '' });
  }
  endOfRound(): this {
    return this.run('end of the round', { side: ATREIDES, said: '', sorted: [], seat: -1 });
  }
  /** The claims at the end of the round. */
  claims(): this {
    this.table.phase = 'end';
    return this.run('claims', { side: ATREIDES, said: '', sorted: [], seat: -1 });
  }
  claim(card: string): this {
    return this.run('claim', { card, done: 0 });
  }
  excessDice(side: Side = HARKONNEN): this {
    return this.run('excess dice', { side });
  }
  beneGesserit(side: Side): this {
    return this.run('bene gesserit', { seat: this.seat(side) });
  }
  removeExcess(side: Side): this {
    return this.run('too many units', { side });
  }
  retreat(side: Side, area: string): this {
    return this.run('retreat', { side, area: areaNamed(area), to: -1, sector: '' });
  }
  hits(side: Side, area: string, hits: number, by = 'battle'): this {
    return this.run('casualties', { side, area: areaNamed(area), left: hits, by });
  }
  desertPower(): this {
    return this.run('desert power', { how: '', before: -1 });
  }
  moveSandworms(worms = 1): this {
    return this.run('move sandworms', { left: worms, only: -1, from: -1, moved: [], sector: '' });
  }
  attackWithSandworm(): this {
    return this.run('attack with a sandworm', { only: -1, from: -1, to: -1, dice: 0, sector: '' });
  }
  /** A sandworm has appeared in an area; carryalls help in the phase of desert hazards only. */
  sandwormAppears(area: string, carryall = true): this {
    return this.run('a sandworm appears', { area: areaNamed(area), carryall, dice: 0, zone: -1 });
  }
  sandwormComes(area: string): this {
    return this.run('a sandworm comes', { area: areaNamed(area), plain: false });
  }
  familyAtomics(area: string): this {
    return this.run('family atomics', { area: areaNamed(area), side: ATREIDES, to: -1, sector: '' });
  }
  placeWormsigns(tokens: number): this {
    return this.run('place wormsigns', { left: tokens, sector: '', rider: false, piece: '' });
  }
  /** In Vehicle Placement all of them must be placed. */
  placeVehicles(
    vehicles: { readonly harvester?: number; readonly ornithopter?: number; readonly carryall?: number },
    must = true,
  ): this {
    const { harvester = 0, ornithopter = 0, carryall = 0 } = vehicles;
    return this.run('place vehicles', {
      harvester,
      ornithopter,
      carryall,
      any: -1,
      must,
      escorted: false,
      kind: '',
      from: '',
      sector: '',
    });
  }
  /** Pieces are deployed, or placed: then they may come from the board. */
  putOnBoard(side: Side, pieces: readonly string[], where: string, place = false): this {
    return this.run('put on the board', {
      side,
      pieces,
      where,
      place,
      at: 0,
      only: -1,
      area: -1,
      usedAreas: [],
      taken: '',
      sector: '',
    });
  }
  /** A die of that result is used. */
  action(side: Side, result: string): this {
    this.table.turn = side;
    return this.run('action', { side, result, how: '', before: -1 });
  }
  /** With a die of Mentat if the side has none. */
  turn(side: Side): this {
    const own = this.table.sides.flatMap((s, seat) => (s === side ? [seat] : []));
    const idle = own.every(
      (seat) => this.table.dice[seat]?.every((n) => n === 0) === true && this.table.gesseritBox[seat] === -1,
    );
    if (idle) this.dice(this.seat(side), { mentat: 1 });
    return this.run('turn', { side, seat: -1, said: '', result: -1, token: false, card: '' });
  }
  /** A planning card is played from the hand. */
  play(side: Side, card: string, seat = this.seat(side)): this {
    this.table.turn = side;
    if (this.table.sides.indexOf(side) !== this.table.sides.lastIndexOf(side)) this.table.acting = seat;
    this.hand(seat, card);
    const { hand, played } = planning[deckOf(card)];
    moveOpenly(this.g, ofSeat(hand, seat), card, played);
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
  /** The areas that the question asks for, in the order of the board, whether or not the sector is asked first. */
  get destinations(): string[] {
    const all = this.question.endsWith(' in which sector?')
      ? this.options.flatMap((sector) => this.copy().say(sector).options)
      : this.options;
    return all
      .map((o) => areaOf(String(o)))
      .filter((a) => a >= 0)
      .toSorted((a, b) => a - b)
      .map(idOf);
  }
  /** Answers one question after another; a lone answer that has just been given by itself may be said. */
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
  /** One of several seats that are asked answers. */
  sayAs(seat: Seat, answer: Option): this {
    const d = this.decisions.find((x) => x.seat === seat);
    if (d === undefined) throw new Error(`seat ${seat} is not asked`);
    return this.hearing(() => choose(rules, this.g, seat, d.question, answer, 'table'));
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
  view(seat: Seat): View<Table, Asked> {
    return view(rules, this.g, seat);
  }
  /** Shares nothing with this one. */
  copy(): Position {
    const other = new Position(this.config);
    Object.assign(other.g, structuredClone(this.g));
    other.lone = this.lone.slice();
    return other;
  }

  // ---- looking ----

  /** Regulars, elites, special elites and generic leaders in an area. */
  at(area: string): number[] {
    const a = areaNamed(area);
    const l = this.table.legions.find((x) => x.area === a);
    return l === undefined ? [] : UNITS_AND_GENERIC.map((kind) => l[kind]);
  }
  escortsAt(area: string): number {
    return this.table.legions.find((x) => x.area === areaNamed(area))?.escort ?? 0;
  }
  supply(side: Side, kind: Figure): number {
    return supply(this.g, side, kind);
  }
  onBoard(side: Side, kind: Figure): number {
    return onBoard(this.g, side, kind);
  }
  leader(id: string): number {
    return this.table.leaders[leaderNamed(id)] ?? -9;
  }
  cards(seat: Seat): string[] {
    return decksHeld(this.table, seat).flatMap((d) => [...things(this.g, ofSeat(planning[d].hand, seat))]);
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

export const position = (config: Partial<Config> = {}): Position => new Position(config);
/** The same with three or four players; `atreides`: two of three share the Atreides. */
export const team = (mode: 'three-player' | 'four-player' = 'four-player', shared = 'harkonnen'): Position =>
  new Position({ mode, options: { shared } });
/** The same with the Desert War expansion: the camps are with the Atreides. */
export function desertWar(mode = 'two-player'): Position {
  const p = new Position({ mode, options: { desertWar: true } });
  while (count(p.g, camps.box) > 0) takeAt(p.g, camps.box, 0, ofSeat(camps.held, p.table.sides.indexOf(ATREIDES)));
  return p;
}

/** The Mahdi mode; the Harkonnen tokens are in their pool. */
export function mahdi(mode: 'solo' | 'coop' = 'solo'): Position {
  const p = new Position({ mode });
  poolTokens(p.g);
  return p;
}
/** The same with the Smugglers expansion. */
export const smugglers = (mode = 'two-player', options: Config['options'] = {}): Position =>
  new Position({ mode, options: { ...options, smugglers: true } });

/** The same with the Spacing Guild expansion. */
export const guild = (mode = 'two-player', options: Config['options'] = {}): Position =>
  new Position({ mode, options: { ...options, spacingGuild: true } });

/** A new game, set up by the rules. */
export function newGame(seed = 'new game', options: Config['options'] = {}, mode = 'two-player'): Position {
  const p = new Position({ mode, options });
  Object.assign(p.g, begin(rules, configOf(rules, { mode, options }), seed));
  settle(rules, p.g, 'table');
  return p;
}
