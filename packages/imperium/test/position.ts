// Positions to test from: a table set up as one wishes, then answers by name.

import {
  CARDS,
  cardsOf,
  CONFLICTS,
  conflicts,
  HAGAL,
  hagal,
  imperium,
  INTRIGUE,
  intrigue,
  intrigueHand,
  noTurn,
  rules,
  STACKS,
  tech,
  TILES,
  tokens,
  type G,
  type House,
  type Table,
} from '@landsraad/imperium';
import {
  act,
  begin,
  bit,
  choose,
  configOf,
  copyGame,
  EVERYONE,
  offers,
  placeOf,
  recording,
  seeded,
  settle,
  sortSet,
  things,
  view,
  whyNot,
  whyNotOffer,
  type Config,
  type Decision,
  type Happening,
  type Option,
  type PlaceRef,
  type View,
} from '@landsraad/kernel';

/** A house as one wishes: everything that is not named is empty or nought. */
export type Wish = Partial<House> & {
  readonly hand?: readonly string[];
  /** The top card first. */
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  readonly inPlay?: readonly string[];
  /** The card that Ilesa has set aside. */
  readonly ahead?: readonly string[];
  readonly intrigue?: readonly string[];
};
export interface Wishes {
  readonly mode?: 'standard' | 'two-player' | 'solo';
  readonly players?: number;
  readonly difficulty?: string;
  /** Options of the table that are switched on. */
  readonly options?: readonly ('riseOfIx' | 'epic' | 'churn' | 'escalation')[];
  readonly houses?: readonly Wish[];
  readonly first?: number;
  /** Whose turn it is; the first player's unless said. */
  readonly turn?: number;
  readonly round?: number;
  readonly row?: readonly string[];
  readonly imperiumDeck?: readonly string[];
  readonly reserve?: readonly string[];
  readonly intrigueDeck?: readonly string[];
  readonly intrigueDiscard?: readonly string[];
  readonly conflict?: string;
  /** The conflict cards still to come, the next one first; each tier lies above the next. */
  readonly conflictDeck?: readonly string[];
  readonly seed?: string;
  readonly bonusSpice?: readonly number[];
  readonly control?: readonly number[];
  /** Whose dreadnoughts stand on Arrakeen, Carthag and Imperial Basin. */
  readonly fleets?: readonly number[];
  /** The tech stacks from the top one down, the face-up tile of each first. */
  readonly stacks?: readonly (readonly string[])[];
  readonly alliances?: readonly number[];
  readonly mentat?: number;
  readonly hagal?: readonly string[];
  readonly masterstroke?: readonly string[];
  readonly closed?: Table['closed'];
  /** The phase that begins; unless said it is somebody's turn. */
  readonly at?: Phase;
}

const FACTIONS = ['emperor', 'spacing-guild', 'bene-gesserit', 'fremen'];
const THINGS = new Set([
  ...CARDS.keys(),
  ...INTRIGUE.keys(),
  ...HAGAL.keys(),
  ...CONFLICTS.keys(),
  ...TILES.keys(),
  ...FACTIONS,
]);
const exists = (thing: string): string => {
  if (!THINGS.has(thing)) throw new Error(`nothing in the box is called ${thing}`);
  return thing;
};

export function lay(g: G, ref: PlaceRef, list: readonly string[], topFirst = false): void {
  if (ref.owner !== null && ref.owner >= g.seats) return;
  const place = placeOf(g, ref);
  place.things = (topFirst ? list.toReversed() : [...list]).map(exists);
  place.known = list.map(() => (ref.open ? EVERYONE : ref.owner === null ? 0 : bit(ref.owner)));
  if (!ref.ordered) sortSet(place);
}

const DECK = [
  'convincing-argument',
  'convincing-argument',
  'dagger',
  'dagger',
  'diplomacy',
  'reconnaissance',
  'dagger',
  'dagger',
  'dagger',
  'dagger',
];
const ROW = ['arrakis-recruiter', 'scout', 'dr-yueh', 'stilgar', 'opulence'];
const RESERVE = [
  'arrakis-liaison',
  'arrakis-liaison',
  'the-spice-must-flow',
  'the-spice-must-flow',
  'foldspace',
  'foldspace',
];

const STACKED = [
  ['windtraps', 'flagship'],
  ['memocorders', 'spaceport'],
  ['holoprojectors', 'artillery'],
];
/** The face-up tiles are known to all; tiles that houses own lie among those taken. */
function layTech(g: G, stacks: readonly (readonly string[])[]): void {
  STACKS.forEach((ref, n) => {
    lay(g, ref, stacks[n] ?? [], true);
    const place = placeOf(g, ref);
    if (place.known.length > 0) place.known[place.known.length - 1] = EVERYONE;
  });
  lay(
    g,
    tech.taken,
    g.table.houses.flatMap((h) => [...h.tech]),
  );
  lay(g, tech.trash, []);
}

function furnish(g: G, house: number, w: Wish): void {
  const h = g.table.houses[house]!;
  const fresh: House = {
    leader: '',
    vp: 0,
    solari: 0,
    spice: 0,
    water: 0,
    supply: 9,
    garrison: 3,
    conflict: 0,
    agents: 2,
    sent: [],
    influence: [0, 0, 0, 0],
    swordmaster: false,
    councilSeat: false,
    persuasion: 0,
    swords: 0,
    revealed: 0,
    masterstroke: false,
    owedMentat: false,
    out: false,
    dreadnoughtSupply: 0,
    dreadnoughtGarrison: 0,
    dreadnoughtConflict: 0,
    freighter: 0,
    negotiators: 0,
    tech: [],
    flipped: [],
    snoopers: w.leader === 'tessia-vernius' ? [0, 1, 2, 3] : [],
    turns: 0,
  };
  const { hand, deck, discard, inPlay, ahead, intrigue: held, ...pieces } = w;
  Object.assign(h, fresh, pieces);
  // Troops and dreadnoughts that are not named anywhere lie in the supply.
  if (pieces.supply === undefined) h.supply = TROOPS - h.garrison - h.conflict - h.negotiators;
  const troops = h.supply + h.garrison + h.conflict + h.negotiators;
  if (g.table.riseOfIx && pieces.dreadnoughtSupply === undefined) {
    const placed = g.table.fleets.filter((owner) => owner === house).length;
    h.dreadnoughtSupply = DREADNOUGHTS - h.dreadnoughtGarrison - h.dreadnoughtConflict - placed;
  }
  h.tech = h.tech.map(exists);
  if (h.supply < 0 || troops !== TROOPS)
    throw new Error(`house ${house} has ${troops} troops: ${TROOPS} are in the box`);
  h.sent = [...h.sent];
  h.influence = [...h.influence];
  if (house < g.table.players) {
    const own = cardsOf(house);
    lay(g, own.hand, hand ?? ['dagger', 'seek-allies']);
    lay(g, own.deck, deck ?? DECK, true);
    lay(g, own.discard, discard ?? []);
    lay(g, own.inPlay, inPlay ?? []);
    lay(g, own.ahead, ahead ?? []);
  }
  lay(g, intrigueHand(g, house), held ?? []);
}

const TROOPS = 12;
const DREADNOUGHTS = 2;

export const PHASES = ['round start', 'player turns', 'combat', 'makers', 'recall'] as const;
export type Phase = (typeof PHASES)[number] | 'endgame';

const BEFORE_THE_GAME = new Set([
  'which faction, in secret?',
  'keep which intrigue card?',
  'set aside which card of your hand?',
]);

export class Position {
  readonly config: Config;
  readonly g: G;
  readonly happened: Happening[] = [];
  decisions: readonly Decision[] = [];

  constructor(w: Wishes) {
    const mode = w.mode ?? 'standard';
    const players = mode === 'solo' ? 1 : mode === 'two-player' ? 2 : (w.players ?? 4);
    this.config = configOf(rules, {
      mode,
      players,
      options: {
        leaders: 'random',
        ...(w.difficulty === undefined ? {} : { difficulty: w.difficulty }),
        ...Object.fromEntries((w.options ?? []).map((o) => [o, true])),
      },
    });
    this.g = begin(rules, this.config, w.seed ?? 'position');
    settle(rules, this.g, 'table');
    // With something secret to choose the game has not begun: nobody cares what.
    for (
      let d = settle(rules, this.g, 'table')[0];
      d !== undefined && BEFORE_THE_GAME.has(d.name);
      d = settle(rules, this.g, 'table')[0]
    )
      choose(rules, this.g, d.seat, d.question, d.options[0]!, 'table');
    this.arrange(w);
  }

  private arrange(w: Wishes): void {
    const { g } = this;
    const t = g.table;
    const solo = t.mode === 'solo';
    t.fleets = [...(w.fleets ?? [-1, -1, -1])];
    t.landed = -1;
    t.houses.forEach((_, n) => furnish(g, n, w.houses?.[n] ?? {}));
    if (t.riseOfIx) layTech(g, w.stacks ?? STACKED);
    t.first = w.first ?? 0;
    t.current = w.turn ?? (solo ? 0 : t.first);
    t.round = w.round ?? 1;
    t.alliances = [...(w.alliances ?? [-1, -1, -1, -1])];
    t.bonusSpice = [...(w.bonusSpice ?? [0, 0, 0])];
    t.control = [...(w.control ?? [-1, -1, -1])];
    t.closed = [...(w.closed ?? [])];
    t.mentat = w.mentat ?? -1;
    t.conflict = exists(w.conflict ?? 'skirmish-vp-water');
    if (w.conflictDeck !== undefined)
      conflicts.forEach((tier, n) => {
        const cards = w.conflictDeck?.filter((c) => CONFLICTS.get(exists(c))?.tier === n + 1) ?? [];
        lay(g, tier.deck, cards, true);
        lay(g, tier.box, []);
        lay(g, tier.revealed, []);
      });
    t.reveals = 0;
    t.turn = noTurn(t.current);
    lay(g, imperium.row, w.row ?? ROW);
    lay(
      g,
      imperium.deck,
      w.imperiumDeck ?? ['space-travel', 'gun-thopter', 'carryall', 'chani', 'crysknife', 'opulence'],
      true,
    );
    lay(g, imperium.reserve, w.reserve ?? RESERVE);
    lay(g, imperium.trash, []);
    lay(g, imperium.aside, []);
    lay(g, intrigue.deck, w.intrigueDeck ?? ['windfall', 'ambush', 'bribery', 'charisma', 'private-army'], true);
    lay(g, intrigue.discard, w.intrigueDiscard ?? []);
    for (const ref of intrigue.waiting) lay(g, ref, []);
    if (w.hagal !== undefined) lay(g, hagal.deck, w.hagal, true);
    if (w.hagal !== undefined) lay(g, hagal.revealed, []);
    for (const ref of tokens.chosen) lay(g, ref, []);
    const baron = t.houses.findIndex((h) => h.leader === 'baron-vladimir-harkonnen');
    if (baron >= 0 && baron < t.players) lay(g, tokens.chosen[baron]!, w.masterstroke ?? ['emperor', 'fremen']);
    if (w.at === undefined) this.toTurn(t.current);
    else this.phase(w.at);
  }

  /** That house's turn begins. */
  toTurn(house: number): this {
    this.phase('player turns', false);
    const { g } = this;
    g.table.current = house;
    // Past the step in which the first player begins.
    g.stack.push({
      proc: 'player turns',
      pc: 1,
      notes: { owed: 0 },
      fibres: null,
      done: 0,
      acts: 0,
      interrupts: false,
    });
    return this.settle();
  }

  /** That phase begins. */
  phase(name: Phase, run = true): this {
    const { g } = this;
    const outer = g.stack[0]!;
    g.stack.length = 1;
    if (name === 'endgame') {
      g.table.ending = true;
      outer.pc = rules.play.code.findLastIndex((i) => i.op === 'call');
    } else {
      g.stack.push({
        proc: 'round',
        pc: PHASES.indexOf(name),
        notes: {},
        fibres: null,
        done: 0,
        acts: 0,
        interrupts: false,
      });
      if (PHASES.indexOf(name) > 1) g.table.current = -1;
    }
    return run ? this.settle() : this;
  }

  settle(): this {
    recording(this.happened, () => {
      this.decisions = settle(rules, this.g, 'table');
    });
    return this;
  }

  get asked(): Decision | undefined {
    return this.decisions[0];
  }
  get question(): string {
    return this.decisions[0]?.name ?? (this.g.over === null ? 'nothing' : 'over');
  }
  get seat(): number {
    return this.decisions[0]?.seat ?? -1;
  }
  get options(): readonly Option[] {
    return this.decisions[0]?.options ?? [];
  }
  why(option: Option): string | null {
    return whyNot(rules, this.g, this.seat, option);
  }

  /** Answers the open question, which must be this one. */
  says(question: string, option: Option): this {
    const d = this.decisions[0];
    if (d?.name !== question)
      throw new Error(`the question is "${this.question}" (${d?.options.join(', ') ?? ''}), not "${question}"`);
    recording(this.happened, () => {
      this.decisions = choose(rules, this.g, d.seat, d.question, option, 'table');
    });
    return this;
  }

  /** Plays a card and sends an agent; where there is only one space to go to, it is that one. */
  send(card: string, space: string): this {
    const seat = this.seat;
    this.says('play which card?', card);
    if (this.question === 'which agent?') return this;
    if (this.question === 'send the agent where?') return this.says('send the agent where?', space);
    if (!this.house(seat).sent.includes(space)) throw new Error(`the agent was not sent to ${space}`);
    return this;
  }
  /** Exactly the spaces to which that card can send an agent now. */
  destinations(card: string): string[] {
    const p = this.copy();
    const seat = p.seat;
    const before = p.house(seat).sent;
    p.says('play which card?', card);
    if (p.question === 'send the agent where?') return p.options.map(String);
    return p.house(seat).sent.slice(before.length);
  }
  /** The reveal turn begins, unless nothing else could be done and it has begun by itself. */
  reveal(): this {
    return this.table.turn.kind === 'reveal' ? this : this.says('play which card?', 'reveal');
  }
  /** A whole reveal turn that acquires nothing. */
  revealFully(): this {
    const seat = this.seat;
    this.reveal();
    if (this.question === 'acquire or resolve?' && this.seat === seat) this.says('acquire or resolve?', 'set strength');
    return this.question === 'end the turn?' && this.seat === seat ? this.says('end the turn?', 'end turn') : this;
  }
  next(option: Option): this {
    return this.says(this.question, option);
  }
  plot(seat: number, card: string): this {
    recording(this.happened, () => {
      this.decisions = act(rules, this.g, seat, `plot: ${card}`, 'table');
    });
    return this;
  }
  plots(seat: number): string[] {
    return offers(rules, this.g, seat).map((o) => String(o.noun));
  }
  whyNoPlot(seat: number, card: string): string | null {
    return this.plots(seat).includes(card) ? null : whyNotOffer(rules, this.g, seat, `plot: ${card}`);
  }

  house(n: number): House {
    return this.g.table.houses[n]!;
  }
  /** Dreadnoughts in the supply, the garrison and the Conflict. */
  fleet(n: number): [supply: number, garrison: number, conflict: number] {
    const h = this.house(n);
    return [h.dreadnoughtSupply, h.dreadnoughtGarrison, h.dreadnoughtConflict];
  }
  /** A tech tile is used without being asked. */
  uses(seat: number, tile: string): this {
    recording(this.happened, () => {
      this.decisions = act(rules, this.g, seat, `tech: ${tile}`, 'table');
    });
    return this;
  }
  whyNoTile(seat: number, tile: string): string | null {
    return this.plots(seat).includes(tile) ? null : whyNotOffer(rules, this.g, seat, `tech: ${tile}`);
  }
  get table(): Table {
    return this.g.table;
  }
  lies(ref: PlaceRef): string[] {
    return [...things(this.g, ref)];
  }
  hand(n: number): string[] {
    return this.lies(cardsOf(n).hand);
  }
  deck(n: number): string[] {
    return this.lies(cardsOf(n).deck);
  }
  discard(n: number): string[] {
    return this.lies(cardsOf(n).discard);
  }
  inPlay(n: number): string[] {
    return this.lies(cardsOf(n).inPlay);
  }
  intrigue(n: number): string[] {
    return this.lies(intrigueHand(this.g, n));
  }
  goods(n: number): [solari: number, spice: number, water: number] {
    const h = this.house(n);
    return [h.solari, h.spice, h.water];
  }
  troops(n: number): [supply: number, garrison: number, conflict: number] {
    const h = this.house(n);
    return [h.supply, h.garrison, h.conflict];
  }
  sees(seat: number): View {
    return view(rules, this.g, seat);
  }
  latest(kind: string): Happening['nouns'] | undefined {
    return this.happened.findLast((h) => h.kind === kind)?.nouns;
  }
  kinds(): string[] {
    return this.happened.map((h) => h.kind);
  }
  copy(): Position {
    const p: Position = Object.create(Position.prototype) as Position;
    Object.assign(p, { g: copyGame(rules.copyTable, this.g), happened: [] });
    return p.settle();
  }
}

export const position = (w: Wishes = {}): Position => new Position(w);
/** That phase begins, and runs until somebody is asked. */
export const at = (phase: Phase, w: Wishes = {}): Position => new Position({ ...w, at: phase });
/** A new game, at its first question. */
export function newGame(
  mode: string,
  players: number,
  options: { readonly [id: string]: string | boolean } = {},
  seed = 'new',
): { g: G; decisions: readonly Decision[] } {
  const g = begin(rules, configOf(rules, { mode, players, options }), seed);
  return { g, decisions: settle(rules, g, 'table') };
}
export { conflicts, seeded };

// ---- effects in any order ----

/** One effect is resolved and nothing else happens: as if it had been the only one. */
export function resolveNow(g: G, key: string): void {
  const at = g.table.turn.todo.indexOf(key);
  g.table.turn.todo = g.table.turn.todo.toSpliced(at, 1);
  const notes = { house: 0, left: [key], now: '', picked: [] };
  g.stack.push({ proc: 'an effect', pc: 0, notes, fibres: null, done: 0, acts: 0, interrupts: false });
}
/** What waits is laid aside while something else happens. */
export function aside(g: G): void {
  const frame = g.stack.find((f) => f.proc.endsWith(' turn') && f.proc !== 'turn');
  if (frame === undefined) throw new Error('nobody takes a turn');
  frame.notes = { ...frame.notes, aside: [...g.table.turn.todo] };
  g.table.turn.todo = [];
}
export function bringBack(g: G): void {
  const frame = g.stack.find((f) => f.notes['aside'] !== undefined);
  if (frame === undefined) return;
  const { aside: kept, ...notes } = frame.notes;
  frame.notes = notes;
  g.table.turn.todo = [...(kept as string[]), ...g.table.turn.todo];
}

/** The effects that wait are looked at anew. */
export function goOn(g: G): G {
  const w = copyGame(rules.copyTable, g);
  const top = w.stack.at(-1)!;
  top.pc--;
  settle(rules, w, 'table');
  return w;
}
