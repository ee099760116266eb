import { surveyFacts } from '@landsraad/kernel';
import { expect, test } from 'vitest';

test('facts are counted by confidence, field by field where it is said so', () => {
  const survey = surveyFacts({
    deck: { confidence: 'verified', cards: [{ id: 'a', confidence: { copies: 'verified', effect: 'single-source' } }] },
    die: { confidence: 'single-source', facesConfidence: 'verified' },
  });
  expect(survey).toEqual({ verified: 3, singleSource: 2, assumed: 0, missing: [] });
});

test('a missing field is listed with the value in its place and why', () => {
  const { missing, assumed } = surveyFacts({
    dice: {
      actionDie: {
        faces: { leadership: 2, house: 1 },
        confidence: 'assumed',
        missing: { faces: 'the natural mirror' },
      },
    },
    leaders: {
      leaders: [
        {
          id: 'chani',
          name: 'Chani',
          slot: 'desertPower',
          confidence: 'verified',
          missing: { slot: 'the box left for her' },
        },
      ],
    },
  });
  expect(assumed).toBe(2);
  expect(missing).toEqual([
    {
      path: 'dice.actionDie.faces',
      what: 'Action die: faces',
      default: 'leadership 2, house 1',
      why: 'the natural mirror',
    },
    { path: 'leaders.leaders.chani.slot', what: 'Chani: slot', default: 'desert power', why: 'the box left for her' },
  ]);
});

test('what lacks altogether is listed with what is done instead, and counted nowhere', () => {
  const survey = surveyFacts({
    expansions: { smugglers: { missing: ['the die', 'the cards'], default: 'leave out' } },
  });
  expect(survey.assumed).toBe(0);
  expect(survey.missing.map((m) => [m.what, m.default])).toEqual([
    ['Smugglers: the die', 'leave out'],
    ['Smugglers: the cards', 'leave out'],
  ]);
});

test('open questions and readings of our own are listed', () => {
  const survey = surveyFacts({
    faq: {
      title: 'Rulings',
      open: [{ question: 'Influence gained at 6?', default: 'Lost.', why: 'No source.', confidence: 'assumed' }],
      assumed: [{ point: 'the player orders them', why: 'nothing printed' }],
    },
    ambiguities: {
      entries: [
        { id: 'x', issue: 'How long?', rulebook: 'not said', proposedDefault: 'a phase', confidence: 'assumed' },
      ],
    },
  });
  expect(survey.assumed).toBe(3);
  expect(survey.missing).toEqual([
    { path: 'faq.assumed.0', what: 'Rulings', default: 'the player orders them', why: 'nothing printed' },
    { path: 'faq.open.0', what: 'Influence gained at 6?', default: 'Lost.', why: 'No source.' },
    { path: 'ambiguities.entries.x', what: 'How long?', default: 'a phase', why: 'not said' },
  ]);
});

test('steps are told in words', () => {
  const special = {
    steps: [
      { op: 'move', legion: 'with Paul' },
      { op: 'playCard', count: 1 },
    ],
  };
  const [paul] = surveyFacts({ l: { paul: { special, missing: { special: '' } } } }).missing;
  expect(paul?.default).toBe('steps (move, legion with Paul; play card, count 1)');
});

const missingIn = (facts: unknown) => surveyFacts(facts).missing.map((m) => [m.path, m.what, m.default, m.why]);

test('a thing of our own without a default is told field by field, without its marks', () => {
  expect(
    missingIn({
      cards: { list: [{ id: 'stilgar', copies: 2, icons: ['city', 'spiceTrade'], confidence: 'assumed' }] },
    }),
  ).toEqual([['cards.list.stilgar', 'Stilgar', 'copies 2, icons (city, spice trade)', '']]);
});
test('a thing goes by its name, else by its id or topic, else by its place', () => {
  const open = { confidence: 'assumed', default: 'x' };
  expect(
    missingIn({
      faq: {
        byName: { ...open, name: 'The Baron', id: 'baron' },
        byTopic: { ...open, topic: 'storm-deck' },
        byPlace: open,
        list: [open, { ...open, id: 'second' }],
      },
    }).map(([path, what]) => [path, what]),
  ).toEqual([
    ['faq.byName', 'The Baron'],
    ['faq.byTopic', 'Storm deck'],
    ['faq.byPlace', 'By place'],
    ['faq.list.0', 'Faq.list.0'],
    ['faq.list.second', 'Second'],
  ]);
});
test('chapters stand before a thing without a name of its own', () => {
  expect(missingIn({ board: { airZones: { northPole: { size: 3, missing: { size: '' } } } } })[0]?.[1]).toBe(
    'Air zones, north pole: size',
  );
});
test('what lacks may be one thing, in words or not at all', () => {
  expect(missingIn({ box: { die: { missing: 'the faces', ruling: 'as printed elsewhere', detail: 'lost' } } })).toEqual(
    [['box.die', 'Die: the faces', 'as printed elsewhere', 'lost']],
  );
  expect(missingIn({ box: { die: { missing: true, proposed: null } } })).toEqual([['box.die', 'Die', 'none', '']]);
});
test('defaults are said as a person would: nothing, numbers, lists', () => {
  const said = (value: unknown): unknown => missingIn({ f: { x: { value, missing: { value: '' } } } })[0]?.[2];
  expect([said(null), said(true), said(7), said('Sand Worm'), said(['a', 2])]).toEqual([
    'none',
    'true',
    '7',
    'Sand Worm',
    'a, 2',
  ]);
});
test('marks themselves are no facts, and what is no tree has none', () => {
  expect(
    surveyFacts({ f: { missing: { deep: { confidence: 'verified' } }, assumed: [{ confidence: 'verified' }] } }),
  ).toMatchObject({ verified: 0 });
  expect(surveyFacts('nothing')).toEqual({ verified: 0, singleSource: 0, assumed: 0, missing: [] });
  expect(surveyFacts({ f: { assumed: ['no reading'], list: [null, 3, 'x'] } }).missing).toEqual([]);
});
