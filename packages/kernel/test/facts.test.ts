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
