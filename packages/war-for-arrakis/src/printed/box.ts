// Your own box: which assumed values can be replaced, where each is printed, and what must fit together.

import { surveyFacts, type Box, type BoxEntry, type BoxSpec, type Shape, type WrongValue } from '@landsraad/kernel';
import { FACTS } from '../facts.ts';
import { LEADER_CARDS, printedIn, type DeckId } from './printed.ts';
import { REQUIREMENT } from './requirements.ts';
import { field, number, oneOf, stepsShape, word } from './vocabulary.ts';

const { dice, prescienceCards, dashboards, tokens, tracks, smugglers, spacingGuild, units, board } = FACTS;

// ---- what values look like ----

const RESULTS = [
  word('leadership', 'Leadership'),
  word('strategy', 'Strategy'),
  word('deployment', 'Deployment'),
  word('mentat', 'Mentat'),
  word('house', 'House'),
];
const DESERT_POWER = word('desertPower', 'Desert Power');
const MARKERS = [
  word('kwisatzHaderach', 'Kwisatz Haderach'),
  word('sandDwellers', 'Sand Dwellers'),
  word('jihad', 'Jihad'),
];
const FACES: Shape = { kind: 'counts', words: RESULTS, least: 0, most: 6, sum: [6, 6] };
/** Five results are certain. */
const ALL_FIVE: Shape = { kind: 'counts', words: RESULTS, least: 1, most: 2, sum: [6, 6] };
const figures = (...words: readonly (readonly [string, string])[]): Shape => ({
  kind: 'counts',
  words: words.map(([id, title]) => word(id, title)),
  least: 0,
  most: 4,
  sum: [1, 5],
});
const GARRISON = figures(
  ['regular', 'Regulars'],
  ['elite', 'Elites'],
  ['sardaukar', 'Sardaukar'],
  ['bashar', 'Bashars'],
);
const UNITS = figures(['regular', 'Regulars'], ['elite', 'Elites'], ['fedaykin', 'Fedaykin']);
const tokensOf = (of: Shape, n: number): Shape => ({ kind: 'list', item: 'token', of, least: n, most: n });
const bySide = (least: number, most: number): Shape => ({
  kind: 'counts',
  words: [word('atreides', 'Atreides'), word('harkonnen', 'Harkonnens')],
  least,
  most,
  sum: [2 * least, 2 * most],
});
const SIDES_OF = {
  houseAtreides: 'atreides',
  fremenAlly: 'atreides',
  houseHarkonnen: 'harkonnen',
  corrinoAlly: 'harkonnen',
} as const;
const steps = (deck: DeckId, expansion: 'smugglers' | 'spacingGuild'): Shape =>
  stepsShape(
    {
      side: SIDES_OF[deck],
      leader: false,
      smugglers: expansion === 'smugglers',
      guild: expansion === 'spacingGuild',
    },
    1,
  );

// ---- the entries ----

const SURVEY = new Map(surveyFacts(FACTS).missing.map((m) => [m.path, m]));
const entry = (
  path: string,
  component: string,
  picture: string,
  help: string,
  assumed: unknown,
  shape: Shape,
): BoxEntry => ({ path, title: SURVEY.get(path)?.what ?? path, component, help, picture, assumed, shape });

const PRESCIENCE = 'Prescience cards';
const prescienceEntries = prescienceCards.cards.flatMap((c): BoxEntry[] => {
  const missing: readonly string[] = 'missing' in c ? Object.keys(c.missing) : [];
  const path = `prescienceCards.cards.${c.id}`;
  return [
    entry(
      `${path}.name`,
      PRESCIENCE,
      'card-name',
      'The name stands at the top of the card. Any order of the unknown cards is right.',
      c.name,
      { kind: 'text', most: 60 },
    ),
    entry(
      `${path}.requirement`,
      PRESCIENCE,
      'card-text',
      'The text in the middle of the card says what must be true or done to claim it.',
      c.requirement,
      REQUIREMENT,
    ),
    entry(
      `${path}.markers`,
      PRESCIENCE,
      'card-foot',
      'The symbols at the foot of the card say how many steps each prescience marker advances.',
      c.markers,
      { kind: 'counts', words: MARKERS, least: 0, most: 4, sum: [1, 6] },
    ),
  ].filter((e) => missing.includes(e.path.slice(path.length + 1)));
});

const LEADERS = 'Leader cards';
const leaderEntries = LEADER_CARDS.flatMap((l): BoxEntry[] => {
  const staban = l.id === 'staban-tuek';
  const path = staban ? 'smugglers.stabanTuek' : `leaders.leaders.${l.id}`;
  const missing: readonly string[] = 'missing' in l ? Object.keys(l.missing) : [];
  const component = staban ? 'Smugglers' : LEADERS;
  const slots = l.subfaction === 'fremenAlly' ? [...RESULTS, DESERT_POWER] : RESULTS;
  return [
    entry(
      `${path}.slot`,
      component,
      'leader-box',
      'The symbol in the corner of the leader card says on which action box of the dashboard it lies.',
      l.slot,
      oneOf(...slots),
    ),
    entry(
      `${path}.special`,
      component,
      'leader-text',
      'The text in the middle of the leader card is the special action.',
      l.special,
      {
        kind: 'fields',
        fields: [
          field('steps', 'Steps', stepsShape({ side: 'atreides', leader: true, smugglers: staban, guild: false }, 0)),
        ],
      },
    ),
    entry(
      `${path}.combat`,
      component,
      'leader-foot',
      'The symbols at the foot of the leader card say what one special result becomes in a battle.',
      l.combat,
      {
        kind: 'counts',
        words: [word('hits', 'hits'), word('shields', 'shields')],
        least: 0,
        most: 3,
        sum: [0, 4],
      },
    ),
  ].filter((e) => missing.includes(e.path.slice(path.length + 1)));
});

const DASHBOARDS = 'Dashboards for three and four players';
const dashboardEntries = (['houseAtreides', 'fremenAlly', 'houseHarkonnen', 'corrinoAlly'] as const).flatMap(
  (id): BoxEntry[] => {
    const missing: readonly string[] = Object.keys(dashboards[id].missing);
    const boxes = id === 'fremenAlly' ? [...RESULTS, DESERT_POWER] : RESULTS;
    return [
      entry(
        `dashboards.${id}.boxes`,
        DASHBOARDS,
        'dashboard-boxes',
        'The action boxes of the dashboard, each with the symbol of a die result.',
        dashboards[id].boxes,
        { kind: 'words', words: boxes, least: 2, most: boxes.length },
      ),
      entry(
        `dashboards.${id}.tank`,
        DASHBOARDS,
        'dashboard-tank',
        'The slots of the regeneration tank, at the edge of the dashboard.',
        dashboards[id].tank,
        number(1, 8),
      ),
    ].filter((e) => missing.includes(e.path.slice(`dashboards.${id}.`.length)));
  },
);

const TOKENS = 'Tokens';
const SMUGGLERS = 'Smugglers';
const GUILD = 'The Spacing Guild';
const { harkonnenStartingDeployment: garrisons, atreidesStartingDeployment, atreidesDeployment } = tokens;
const GARRISONS = 'The faces of the six tokens of that colour: the figures that each shows.';
const SECRET = 'The faces of the eight tokens: the units that each shows. Any order is right.';
const ENTRIES: readonly BoxEntry[] = [
  ...prescienceEntries,
  entry(
    'tracks.secretObjectives.cards',
    'Secret objectives',
    'card-foot',
    'Each of the six cards shows one number for each of the three prescience markers.',
    tracks.secretObjectives.cards,
    {
      kind: 'list',
      item: 'card',
      of: { kind: 'counts', words: MARKERS, least: 1, most: 20, sum: [3, 60] },
      least: 6,
      most: 6,
    },
  ),
  entry(
    'dice.atreidesActionDie.faces',
    'Dice',
    'die',
    'Turn one Atreides action die and count how many of its six faces show each symbol.',
    dice.atreidesActionDie.faces,
    ALL_FIVE,
  ),
  ...leaderEntries.filter((e) => e.component === LEADERS),
  entry('tokens.harkonnenStartingDeployment.black', TOKENS, 'token', GARRISONS, garrisons.black, tokensOf(GARRISON, 6)),
  entry(
    'tokens.harkonnenStartingDeployment.silver',
    TOKENS,
    'token',
    GARRISONS,
    garrisons.silver,
    tokensOf(GARRISON, 6),
  ),
  entry(
    'tokens.atreidesStartingDeployment.tokens',
    TOKENS,
    'token',
    SECRET,
    atreidesStartingDeployment.tokens,
    tokensOf(UNITS, 8),
  ),
  entry('tokens.atreidesDeployment.tokens', TOKENS, 'token', SECRET, atreidesDeployment.tokens, tokensOf(UNITS, 8)),
  entry(
    'tokens.wormsign.split',
    TOKENS,
    'token',
    'Turn the 16 wormsign tokens and count how many show each face.',
    tokens.wormsign.split,
    {
      kind: 'counts',
      words: [word('sand', 'sand'), word('sandworm', 'a sandworm'), word('burrowingSandworm', 'a burrowing sandworm')],
      least: 0,
      most: 16,
      sum: [16, 16],
    },
  ),
  entry(
    'tokens.ecologicalStations.types',
    TOKENS,
    'token',
    'Turn the six ecological testing stations and count how many show each prescience symbol.',
    tokens.ecologicalStations.types,
    { kind: 'counts', words: MARKERS, least: 0, most: 6, sum: [6, 6] },
  ),
  entry(
    'tracks.prescience.lastStep',
    'Boards',
    'track',
    'The last number of the prescience track, at the edge of the game board.',
    tracks.prescience.lastStep,
    number(8, 20),
  ),
  ...dashboardEntries,
  entry(
    'dice.smugglersActionDie.faces',
    SMUGGLERS,
    'die',
    'Turn the smugglers die and count how many of its six faces show each symbol.',
    dice.smugglersActionDie.faces,
    FACES,
  ),
  entry(
    'smugglers.components.smugglerRegular',
    SMUGGLERS,
    'figures',
    'Count the smuggler figures in the box of the expansion.',
    smugglers.components.smugglerRegular,
    number(1, 20),
  ),
  entry(
    'smugglers.base.sectors',
    SMUGGLERS,
    'sectors',
    'The rules of the expansion say in which four sectors the base may be built.',
    smugglers.base.sectors,
    { kind: 'words', words: board.sectors.map((s) => word(s.id, s.name)), least: 4, most: 4 },
  ),
  ...leaderEntries.filter((e) => e.component === SMUGGLERS),
  ...smugglers.planningCards.houseAtreides.map((c) =>
    entry(
      `smugglers.planningCards.houseAtreides.${c.id}.steps`,
      SMUGGLERS,
      'card-text',
      'The text in the middle of the planning card.',
      c.steps,
      steps('houseAtreides', 'smugglers'),
    ),
  ),
  entry(
    'spacingGuild.components.troops',
    GUILD,
    'figures',
    'Count the troops of each side in the box of the expansion.',
    spacingGuild.components.troops,
    bySide(2, 20),
  ),
  entry(
    'spacingGuild.components.frigates',
    GUILD,
    'figures',
    'Count the frigates of each side in the box of the expansion.',
    spacingGuild.components.frigates,
    bySide(0, 8),
  ),
  entry(
    'spacingGuild.heighliner.steps',
    GUILD,
    'track',
    'The step of the space board on which the heighliner of each side arrives, counted from its start.',
    spacingGuild.heighliner.steps,
    bySide(1, 12),
  ),
  ...Object.entries(spacingGuild.planningCards).flatMap(([deck, cards]) =>
    cards.map((c) =>
      entry(
        `spacingGuild.planningCards.${deck}.${c.id}.steps`,
        GUILD,
        'card-text',
        'The text in the middle of the planning card. Our cards have names of our own: any order within a deck is right.',
        c.steps,
        steps(deck as DeckId, 'spacingGuild'),
      ),
    ),
  ),
];

// ---- what must fit together ----

const sum = (counts: object): number => Object.values(counts).reduce<number>((n, x) => n + Number(x), 0);
function garrisonsFit(box: Box): WrongValue[] {
  const { black, silver } = printedIn(box).garrisons;
  const figures = units.figures.harkonnen;
  const inTheBox = { ...figures.units, bashar: figures.leaders.bashar };
  const path = 'tokens.harkonnenStartingDeployment.black';
  for (const [kind, most] of Object.entries(inTheBox)) {
    const shown = [...black, ...silver].reduce((n, t) => n + ((t as { [kind: string]: number })[kind] ?? 0), 0);
    if (shown > most)
      return [
        { path, why: `The black and silver tokens show ${shown} of "${kind}" together; there are ${most} in the box.` },
      ];
  }
  const most = (tokens: readonly object[]): number => Math.max(...tokens.map((t) => sum({ ...t, bashar: 0 })));
  return most(black) + most(silver) <= units.limits.unitsPerArea
    ? []
    : [
        {
          path,
          why: `A black and a silver token together may show at most ${units.limits.unitsPerArea} units: they share a settlement.`,
        },
      ];
}
function objectivesFit(box: Box): WrongValue[] {
  const { objectives, lastPrescienceStep } = printedIn(box);
  return objectives.some((card) => card.split('-').some((n) => Number(n) > lastPrescienceStep))
    ? [
        {
          path: 'tracks.secretObjectives.cards',
          why: `No objective may ask for more than the last step of the prescience track, ${lastPrescienceStep}.`,
        },
      ]
    : [];
}
function dashboardsFit(box: Box): WrongValue[] {
  const { houseAtreides, fremenAlly } = printedIn(box).dashboards;
  const path = 'dashboards.fremenAlly.boxes';
  const both = [...houseAtreides.boxes, ...fremenAlly.boxes];
  const lacking = RESULTS.find((r) => !both.includes(r.id));
  if (lacking !== undefined)
    return [{ path, why: `One of the two Atreides dashboards must have the box ${lacking.title}.` }];
  if (!fremenAlly.boxes.includes(DESERT_POWER.id))
    return [
      { path, why: 'The Fremen Ally dashboard must have the Desert Power box: the rules give it to that player.' },
    ];
  return fremenAlly.boxes.length < 3
    ? [{ path, why: 'The Fremen Ally dashboard must have at least two boxes for dice besides Desert Power.' }]
    : [];
}
/** A leader lies on a box of its own subfaction's dashboard. */
function leadersFit(box: Box): WrongValue[] {
  const printed = printedIn(box);
  return LEADER_CARDS.flatMap((l, n): WrongValue[] => {
    const card = printed.leaders[n];
    if (card === undefined || card.slot === null || l.side !== 'atreides') return [];
    const { boxes } = printed.dashboards[card.subfaction];
    if (boxes.includes(card.slot)) return [];
    const path = `leaders.leaders.${l.id}.slot`;
    return [
      {
        path,
        why: `${l.name} lies on the box ${card.slot}, which the ${dashboards[card.subfaction].name} lacks; it has ${boxes.join(', ')}.`,
      },
    ];
  });
}
/** A card that asks for nothing could always be claimed. */
function requirementsFit(box: Box): WrongValue[] {
  return [...printedIn(box).prescience].flatMap(([id, { name, requirement }]): WrongValue[] =>
    requirement.all.length === 0 && requirement.act.do === 'nothing'
      ? [
          {
            path: `prescienceCards.cards.${id}.requirement`,
            why: `${name} must ask for something: at least one condition, or something to be done.`,
          },
        ]
      : [],
  );
}
const conflicts = (values: Box['values']): readonly WrongValue[] => {
  const box: Box = { name: '', values };
  return [garrisonsFit, objectivesFit, dashboardsFit, leadersFit, requirementsFit].flatMap((fit) => fit(box));
};

/** Missing, but no value: how a thing is used is a rule, and a rule is no data. */
const RULES_NOT_VALUES: { readonly [path: string]: string } = {
  'spacingGuild.frigate.use': 'How a frigate is used is a rule, not a printed value: it cannot be replaced here.',
  'spacingGuild.navigator.use': 'What the navigator does is a rule, not a printed value: it cannot be replaced here.',
  'smugglers.stabanTuek.subfaction':
    "Staban Tuek lies on the Desert Power box, which only the Fremen Ally dashboard has: he is the Fremen Ally's.",
};
/** What of the facts a box can replace. */
export const BOX: BoxSpec = {
  entries: ENTRIES,
  conflicts,
  whyNot: (path) =>
    RULES_NOT_VALUES[path] ??
    (SURVEY.has(path)
      ? `"${SURVEY.get(path)?.what ?? path}" is an open question about the rules, not a printed value.`
      : null),
};
