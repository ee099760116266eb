// The words in which leaders and cards say what they do. A step is data: rules carry it out, texts tell it, forms are
// drawn from it.

import type { Shape, ShapeField, Variant, Word } from '@landsraad/kernel';

/** 'with this leader': the one whose card it is; 'the same legion': the one that the card has moved. */
export type LegionWord =
  | 'any legion'
  | 'with this leader'
  | 'with a leader'
  | 'with special elites'
  | 'in the desert'
  | 'with smugglers'
  | 'the same legion';
export type UnitsWord = 'regular to elite' | 'elite to special' | 'regular to special';
export type PiecesWord = 'token' | 'regular' | 'elite' | 'special' | 'leader';
export type PlaceWord =
  | 'own settlements'
  | 'one settlement'
  | 'legion'
  | 'special legion'
  | 'empty desert'
  | 'free mountain'
  | 'free plateau';
export type DeckWord = 'either' | 'houseAtreides' | 'fremenAlly' | 'houseHarkonnen' | 'corrinoAlly';
export type WormWord = 'any sandworm' | 'the Wild Maker';
export type VehicleWord = 'any' | 'in the air' | 'ornithopter' | 'harvester';
type Pieces = { readonly [piece in PiecesWord]?: number };

export type PlainStep =
  | { readonly op: 'move'; readonly count: number; readonly legion: LegionWord }
  | { readonly op: 'moveAgain' }
  | { readonly op: 'attack'; readonly legion: LegionWord; readonly surprise: boolean }
  | { readonly op: 'moveOrAttack'; readonly legion: LegionWord; readonly surprise: boolean }
  | {
      readonly op: 'replace';
      readonly count: number;
      readonly units: UnitsWord;
      readonly where: 'anywhere' | 'one legion';
    }
  | { readonly op: 'draw'; readonly count: number; readonly deck: DeckWord }
  | { readonly op: 'playCard' }
  | { readonly op: 'deploy' | 'place'; readonly what: Pieces; readonly where: PlaceWord }
  | { readonly op: 'desertPower' }
  | { readonly op: 'placeWormsigns' | 'discardWormsigns' | 'opponentDiscards'; readonly count: number }
  | { readonly op: 'moveSandworm' | 'attackSandworm'; readonly worm: WormWord }
  | { readonly op: 'leaderToTank'; readonly where: 'anywhere' | 'beside your legions' }
  | { readonly op: 'strike'; readonly dice: number }
  | { readonly op: 'removeVehicles'; readonly count: number; readonly what: VehicleWord }
  | { readonly op: 'placeVehicles'; readonly count: number }
  | { readonly op: 'gainToken' }
  // Smugglers
  | { readonly op: 'placeSmugglerOrnithopter' | 'takeItsPlace' }
  // the Spacing Guild
  | { readonly op: 'imperiumAction'; readonly of: 'choam' | 'spacingGuild' | 'landsraad' | 'any' }
  | { readonly op: 'advanceHeighliner' | 'holdBackHeighliner' | 'placeFrigate'; readonly count: number }
  | { readonly op: 'stopHeighliner' | 'removeNavigatorOrFrigate' }
  | {
      readonly op: 'placeTroops';
      readonly count: number;
      readonly where: 'one of your settlements' | 'one of your legions';
    }
  | { readonly op: 'land'; readonly fromStep: number; readonly where: 'empty areas' | 'empty desert areas' };
/** One of several ways, or none. */
export type Choice = { readonly op: 'choose'; readonly ways: readonly (readonly PlainStep[])[] };
export type Step = PlainStep | Choice;
export type Op = Step['op'];
/** What a step of that name says. */
export type Saying<S, O> = S extends { readonly op: infer P } ? ([O] extends [P] ? S : never) : never;
export type StepOf<O extends Op> = Saying<Step, O>;

// ---- the same as forms ----

export const word = (id: string, title: string): Word => ({ id, title });
export const field = (name: string, title: string, shape: Shape): ShapeField => ({ name, title, shape });
export const number = (least: number, most: number): Shape => ({ kind: 'number', least, most });
export const oneOf = (...words: readonly Word[]): Shape => ({ kind: 'word', words });

type Holder = {
  readonly side: 'atreides' | 'harkonnen';
  readonly leader: boolean;
  readonly smugglers: boolean;
  readonly guild: boolean;
};

const ANY_LEGION = word('any legion', 'any legion of yours');
const LEGIONS: readonly Word[] = [
  ANY_LEGION,
  word('with a leader', 'a legion with a leader'),
  word('with special elites', 'a legion with Fedaykin or Sardaukar'),
  word('in the desert', 'a legion in the desert'),
];
const THIS_LEADER = word('with this leader', 'the legion with this leader');
const WITH_SMUGGLERS = word('with smugglers', 'a legion with smugglers');
const SAME_LEGION = word('the same legion', 'the legion that has just moved');
const legions = ({ leader, smugglers }: Holder, same: boolean): ShapeField =>
  field(
    'legion',
    'which legion',
    oneOf(
      ...(leader ? [THIS_LEADER] : []),
      ...LEGIONS,
      ...(smugglers ? [WITH_SMUGGLERS] : []),
      ...(same ? [SAME_LEGION] : []),
    ),
  );
const SURPRISE = field('surprise', 'a surprise attack', { kind: 'flag' });
const count = (most: number): ShapeField => field('count', 'how many', number(1, most));
const decks = ({ side }: Holder): ShapeField =>
  field(
    'deck',
    'from which deck',
    oneOf(
      word('either', 'either of your decks'),
      ...(side === 'atreides'
        ? [word('houseAtreides', 'House Atreides'), word('fremenAlly', 'Fremen Ally')]
        : [word('houseHarkonnen', 'House Harkonnen'), word('corrinoAlly', 'Corrino Ally')]),
    ),
  );
const pieces = ({ side }: Holder, tokens: boolean): ShapeField =>
  field('what', 'which pieces', {
    kind: 'counts',
    words: [
      ...(tokens && side === 'atreides' ? [word('token', 'deployment tokens')] : []),
      word('regular', 'Regulars'),
      word('elite', 'Elites'),
      word('special', side === 'atreides' ? 'Fedaykin' : 'Sardaukar'),
      word('leader', 'leaders, generic or named'),
    ],
    least: 0,
    most: 4,
    sum: [1, 6],
  });
const SETTLEMENTS: readonly Word[] = [
  word('one settlement', 'one settlement or sietch of yours'),
  word('own settlements', 'settlements or sietches of yours, one or several'),
];
const WORM = field(
  'worm',
  'which sandworm',
  oneOf(word('any sandworm', 'any sandworm'), word('the Wild Maker', 'the Wild Maker')),
);

function plainSteps(h: Holder): Variant[] {
  const atreides: Variant[] = [
    { id: 'desertPower', title: 'Take a Desert Power action', fields: [] },
    { id: 'placeWormsigns', title: 'Place wormsigns', fields: [count(4)] },
    { id: 'moveSandworm', title: 'Move a sandworm', fields: [WORM] },
    { id: 'attackSandworm', title: 'Attack with a sandworm', fields: [WORM] },
    {
      id: 'removeVehicles',
      title: 'Remove Harkonnen vehicles',
      fields: [
        count(4),
        field(
          'what',
          'which',
          oneOf(
            word('any', 'any vehicle'),
            word('in the air', 'a vehicle in the air'),
            word('ornithopter', 'an ornithopter'),
            word('harvester', 'a harvester'),
          ),
        ),
      ],
    },
  ];
  return [
    { id: 'move', title: 'Move legions', fields: [count(3), legions(h, false)] },
    ...(h.leader ? [{ id: 'moveAgain', title: 'Move the same legion on, with this leader', fields: [] }] : []),
    { id: 'attack', title: 'Attack', fields: [legions(h, true), SURPRISE] },
    { id: 'moveOrAttack', title: 'Move a legion or attack with it', fields: [legions(h, true), SURPRISE] },
    {
      id: 'replace',
      title: 'Replace units with better ones',
      fields: [
        count(6),
        field(
          'units',
          'which',
          oneOf(
            word('regular to elite', 'Regulars with Elites'),
            word('elite to special', `Elites with ${h.side === 'atreides' ? 'Fedaykin' : 'Sardaukar'}`),
            word('regular to special', `Regulars with ${h.side === 'atreides' ? 'Fedaykin' : 'Sardaukar'}`),
          ),
        ),
        field('where', 'where', oneOf(word('anywhere', 'anywhere on the board'), word('one legion', 'in one legion'))),
      ],
    },
    { id: 'draw', title: 'Draw planning cards', fields: [count(6), decks(h)] },
    { id: 'playCard', title: 'Play one more planning card', fields: [] },
    {
      id: 'deploy',
      title: 'Deploy',
      fields: [pieces(h, true), field('where', 'where', oneOf(...SETTLEMENTS))],
    },
    {
      id: 'place',
      title: 'Place figures, also from elsewhere on the board',
      fields: [
        pieces(h, false),
        field(
          'where',
          'where',
          oneOf(
            word('legion', 'one of your legions'),
            word('special legion', 'one of your legions with Fedaykin or Sardaukar'),
            ...SETTLEMENTS,
            word('empty desert', 'an empty desert area'),
            word('free mountain', 'a free mountain area'),
            word('free plateau', 'a free plateau area'),
          ),
        ),
      ],
    },
    ...(h.side === 'atreides'
      ? atreides
      : [{ id: 'placeVehicles', title: 'Place vehicles of your choice', fields: [count(4)] }]),
    { id: 'discardWormsigns', title: 'Discard wormsigns', fields: [count(4)] },
    { id: 'opponentDiscards', title: 'The opponent discards planning cards', fields: [count(3)] },
    {
      id: 'leaderToTank',
      title: 'Send an enemy named leader to the tank',
      fields: [
        field(
          'where',
          'which',
          oneOf(word('anywhere', 'anywhere on the board'), word('beside your legions', 'next to one of your legions')),
        ),
      ],
    },
    {
      id: 'strike',
      title: 'Roll combat dice against an enemy legion next to one of yours',
      fields: [field('dice', 'how many dice', number(1, 6))],
    },
    { id: 'gainToken', title: 'Take a Bene Gesserit token', fields: [] },
    ...(h.smugglers ? SMUGGLERS_STEPS : []),
    ...(h.guild ? GUILD_STEPS : []),
  ];
}
const SMUGGLERS_STEPS: readonly Variant[] = [
  { id: 'placeSmugglerOrnithopter', title: 'Place a smuggler ornithopter in a free air zone', fields: [] },
  {
    id: 'takeItsPlace',
    title: 'A smuggler ornithopter takes the place of the vehicle that was removed last',
    fields: [],
  },
];
const GUILD_STEPS: readonly Variant[] = [
  {
    id: 'imperiumAction',
    title: 'Take an imperium action',
    fields: [
      field(
        'of',
        'of which power',
        oneOf(
          word('choam', 'CHOAM'),
          word('spacingGuild', 'Spacing Guild'),
          word('landsraad', 'Landsraad'),
          word('any', 'of your choice'),
        ),
      ),
    ],
  },
  { id: 'advanceHeighliner', title: 'Your heighliner advances', fields: [count(4)] },
  { id: 'holdBackHeighliner', title: 'The heighliner of the opponent goes back', fields: [count(4)] },
  { id: 'stopHeighliner', title: 'The heighliner of the opponent stands still for the round', fields: [] },
  {
    id: 'placeTroops',
    title: 'Place troops of your heighliner board',
    fields: [
      count(4),
      field(
        'where',
        'where',
        oneOf(
          word('one of your settlements', 'one of your settlements'),
          word('one of your legions', 'one of your legions'),
        ),
      ),
    ],
  },
  { id: 'placeFrigate', title: 'Place frigates from the supply', fields: [count(2)] },
  { id: 'removeNavigatorOrFrigate', title: 'Remove the navigator or an enemy frigate', fields: [] },
  {
    id: 'land',
    title: 'Your heighliner lands early',
    fields: [
      field('fromStep', 'from which step on', number(0, 8)),
      field(
        'where',
        'where',
        oneOf(word('empty areas', 'empty areas'), word('empty desert areas', 'empty desert areas only')),
      ),
    ],
  },
];

/** What a leader or a card can say, as a list of steps. */
export function stepsShape(h: Holder, least: number): Shape {
  const plain: Shape = { kind: 'variants', tag: 'op', variants: plainSteps(h) };
  const way: Shape = { kind: 'list', item: 'step', of: plain, least: 1, most: 3 };
  const choose: Variant = {
    id: 'choose',
    title: 'Choose one way',
    fields: [field('ways', 'ways', { kind: 'list', item: 'way', of: way, least: 2, most: 3 })],
  };
  const variants = [...plainSteps(h), choose];
  return { kind: 'list', item: 'step', of: { kind: 'variants', tag: 'op', variants }, least, most: 4 };
}
