import type { Decision } from '@landsraad/kernel';
import { expect, test } from 'vitest';
import {
  asLastRound,
  fromDeck,
  leaderOfDie,
  placedInRounds,
  sensiblePiece,
  sorting,
} from '../src/games/war-for-arrakis/answers/plans.ts';
import type { LogLine } from '../src/table/source.ts';

const asked = (name: string, ...options: string[]): Decision => ({
  seat: 0,
  question: 1,
  name,
  rule: '',
  options,
  about: null,
  means: null,
  sealed: false,
  window: null,
});
const PIECE = 'put which piece on the board?';

test('the piece that the rules name is taken up by itself; what is a choice is asked', () => {
  expect(sensiblePiece(asked(PIECE, 'supply elite', 'supply regular', 'leave it out'))).toBe('supply elite');
  expect(sensiblePiece(asked(PIECE, 'generic', 'leave it out'))).toBe('generic');
  // Which leader, which legion it comes from, and a token that is drawn for good.
  expect(sensiblePiece(asked(PIECE, 'generic', 'leader 3', 'leave it out'))).toBeNull();
  expect(sensiblePiece(asked(PIECE, 'supply elite', 'gara-kulon elite', 'leave it out'))).toBeNull();
  expect(sensiblePiece(asked(PIECE, 'token', 'leave it out'))).toBeNull();
  expect(sensiblePiece(asked('move where?', 'supply elite'))).toBeNull();
});

test('plans answer their own questions and no other', () => {
  const deck = fromDeck('fremenAlly');
  expect(deck(asked('draw from which deck?', 'houseAtreides', 'fremenAlly'))).toBe('fremenAlly');
  expect(deck(asked('draw from which deck?', 'houseAtreides'))).toBeNull();
  expect(leaderOfDie('leader 12')(asked('use the die how?', 'deploy', 'leader 12'))).toBe('leader 12');
  expect(leaderOfDie('leader 12')(asked('use the die how?', 'deploy'))).toBeNull();
  const fates = sorting(new Map([['stunted-worms', 'remove']]));
  const sort = 'remove the card or shuffle it back?';
  const unclaimed = (card: string): Decision => ({
    ...asked(sort, `remove ${card}`, `shuffle ${card}`),
    about: { card },
    means: [
      { how: 'remove', card },
      { how: 'shuffle', card },
    ],
  });
  expect(fates(unclaimed('stunted-worms'))).toBe('remove stunted-worms');
  expect(fates(unclaimed('another'))).toBeNull();
});

test('vehicles as in the last round: each place once, by its sector where that is asked first', () => {
  const line = (kind: string, nouns: LogLine['nouns'] = {}): LogLine => ({ id: 0, of: 'game', kind, rule: '', nouns });
  const log = [
    line('dice set aside'),
    line('vehicle placed', { vehicle: 'harvester', where: 'ne-01' }),
    line('vehicle placed', { vehicle: 'ornithopter', where: 'az1' }),
    line('action dice'),
    line('vehicle placed', { vehicle: 'ornithopter', where: 'az3' }),
    line('dice set aside'),
  ];
  const [places, now] = placedInRounds(log);
  expect([places, now]).toEqual([['ne-01', 'az1'], []]);
  expect(placedInRounds(log.slice(0, 4))).toEqual([[], ['ne-01', 'az1']]);
  const plan = asLastRound(places);
  expect(plan(asked('place a harvester where? in which sector?', 'se', 'ne'))).toBe('ne');
  expect(plan(asked('place a harvester where?', 'ne-01', 'ne-02'))).toBe('ne-01');
  expect(plan(asked('place a harvester where?', 'ne-01', 'ne-02'))).toBeNull();
  expect(plan(asked('in which air zone?', 'az1', 'az2'))).toBe('az1');
});
