import { rules } from '@landsraad/reference';
import { expect, test } from 'vitest';
import {
  plain,
  spoken,
  ago,
  counted,
  holderName,
  amountsIn,
  keysOf,
  listed,
  openPlaces,
  placesOf,
  waitingSentence,
  briefly,
  winnersSentence,
} from '../src/table/words.ts';
import { newEngine } from '../src/local/engine.ts';
import { ruleNumbers } from '../src/table/ruleNumbers.ts';
import { tableLine } from '../src/table/tableLines.ts';
import { keyName } from '../src/table/useKeys.ts';

test('names as a person writes them', () => {
  expect(plain('bidLimit')).toBe('Bid limit');
  expect(plain('hand-limit')).toBe('Hand limit');
  expect(listed([])).toBe('');
  expect(listed(['Amber', 'Cobalt', 'Jade'])).toBe('Amber, Cobalt and Jade');
});

test('whom the table waits for is a sentence', () => {
  const name = (seat: number): string => ['Amber', 'Cobalt', 'Jade'][seat] ?? '';
  const doing = (q: string, several: boolean): string | null =>
    q === 'bid' ? (several ? 'make sealed bids' : 'makes a sealed bid') : null;
  expect(
    waitingSentence(
      [
        { seat: 1, name: 'bid' },
        { seat: 2, name: 'bid' },
      ],
      name,
      doing,
    ),
  ).toBe('Cobalt and Jade make sealed bids.');
  expect(waitingSentence([{ seat: 1, name: 'stop the raid?' }], name, doing)).toBe('Cobalt considers: stop the raid?');
});

test('an amount is numbers in a row that are said as those numbers', () => {
  const coins = (o: string | number): string => `${o} coins`;
  expect(amountsIn([0, 1, 2, 3], coins)).toEqual([0, 1, 2, 3]);
  expect(amountsIn(['pass', 1, 2], coins)).toEqual([1, 2]);
  expect(amountsIn([2, 1, 0], coins)).toEqual([]);
  expect(amountsIn(['pass', 1], coins)).toEqual([]);
  expect(amountsIn([-1, 0, 1], (o) => (o === -1 ? 'Stay away' : `Bid for stall ${Number(o) + 1}`))).toEqual([]);
});

test('no key can be taken for another amount: an amount is its own key, what stands beside it has a letter', () => {
  const label = (o: string | number): string => (typeof o === 'number' ? `Bid ${o} spice` : 'Pass');
  const options = ['pass', 1, 2, 12];
  expect([...keysOf(options, label, [1, 2, 12])]).toEqual([
    ['pass', 'p'],
    [1, '1'],
    [2, '2'],
  ]);
  expect([...keysOf(['pass', 'raid'], String, [])]).toEqual([
    ['pass', '1'],
    ['raid', '2'],
  ]);
  // U takes back, L shows the log.
  expect(keysOf(['lurk', 1, 2], String, [1, 2]).get('lurk')).toBe('k');
});

test('an id of two parts is said in words', () => {
  const nameOf = (part: string): string | null => (part === 'bene-gesserit' ? 'Bene Gesserit' : null);
  expect(spoken('bene-gesserit: spiritual-advisors', nameOf)).toBe('Bene Gesserit: spiritual advisors');
  expect(spoken('cheap-hero', nameOf)).toBe('Cheap hero');
});

test('what lies where is read from any view', () => {
  const seats = [
    { kind: 'person', name: '', bot: null },
    { kind: 'bot', name: 'random', bot: 'random' },
  ] as const;
  const view = newEngine(rules, { config: { mode: 'standard', players: 2, options: {} }, seats, seed: 'words' }).state()
    .view!;
  expect(placesOf(view, 0).find((p) => p.place === 'hand')?.known.length).toBe(3);
  expect(placesOf(view, 1).find((p) => p.place === 'hand')).toMatchObject({ known: [], backs: 3 });
  expect(openPlaces(view, 2).map((p) => p.place)).toEqual(['deck', 'played', 'warehouse', 'stalls']);
  expect(openPlaces(view, 2, [`${openPlaces(view, 2)[0]!.pool} deck`]).map((p) => p.place)).not.toContain('deck');
  expect(counted(['guard', 'cloak', 'guard'])).toEqual([
    { thing: 'guard', count: 2 },
    { thing: 'cloak', count: 1 },
  ]);
});

test('rules are numbered as a printed rulebook numbers them', () => {
  const numbers = ruleNumbers(rules.ledger);
  expect(numbers.get('bazaar.setup.players')).toBe('1.1');
  expect(numbers.get('bazaar.bid.limit')).toBe('4.3');
  expect(new Set(numbers.values()).size).toBe(rules.ledger.length);
});

test('what happens beside the game is told, the unknown is not', () => {
  const line = { id: 1, of: 'table', rule: '', nouns: { seat: 0 } } as const;
  expect(tableLine({ ...line, kind: 'taken back' }, () => 'Amber')).toBe('Amber undid the last choice.');
  expect(tableLine({ ...line, kind: 'something new' }, () => 'Amber')).toBeNull();
});

test('what was answered automatically is told by the names of the game', () => {
  const answered = (option: string | number): string | null => {
    const nouns = { seat: 0, question: 'play a card?', option };
    const line = { id: 1, of: 'table', kind: 'standing answer', rule: '', nouns } as const;
    return tableLine(
      line,
      () => 'Amber',
      (part) => (part === 'cloak-2' ? 'Cloak' : null),
    );
  };
  expect(answered('pass')).toBe('Amber passed automatically: “play a card?”');
  expect(answered('play: cloak-2')).toBe('Amber answered automatically: “play a card?” Play: Cloak.');
  expect(answered(3)).toBe('Amber answered automatically: “play a card?” 3.');
});

test('who has won', () => {
  const name = (seat: number): string => ['You', 'Jade', 'Cobalt'][seat] ?? '';
  expect([[], [0], [1], [0, 1]].map((winners) => winnersSentence(winners, name))).toEqual([
    'Nobody wins',
    'You win',
    'Jade wins',
    'You and Jade win',
  ]);
});

test('how long ago', () => {
  expect(ago(0, 30_000)).toBe('now');
  expect(ago(0, 2 * 3_600_000)).toBe('2 h');
  expect(ago(0, 3 * 86_400_000)).toBe('3 d');
});

test('keys have names', () => {
  const key = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
  expect(keyName({ ...key, key: 'u' })).toBe('u');
  expect(keyName({ ...key, key: 'U', shiftKey: true })).toBe('Shift+u');
  expect(keyName({ ...key, key: 'z', metaKey: true })).toBe('Control+z');
  expect(keyName({ ...key, key: '1' })).toBe('1');
});

test('a bot goes by the name of its level, a person by their own, an open seat by none', () => {
  expect(holderName({ kind: 'bot', name: 'naib' })).toBe('Naib');
  expect(holderName({ kind: 'person', name: 'mira' })).toBe('mira');
  expect(holderName({ kind: 'open', name: null })).toBe('');
  expect(holderName(undefined)).toBe('');
});

test('what was chosen is named, without what it brings', () => {
  expect(briefly('Acquire Space Travel (3) · Spacing Guild · 2 persuasion')).toBe('Acquire Space Travel');
  expect(briefly('Special action of Lady Jessica: Draw 3 cards from either deck')).toBe(
    'Special action of Lady Jessica',
  );
  expect(briefly('Dagger (Landsraad)')).toBe('Dagger (Landsraad)');
});
