import { coverage, entryText, findEntry, rulebook, searchEntries, stem, type LedgerEntry } from '@landsraad/kernel';
import { describe, expect, test } from 'vitest';

const LEDGER: readonly LedgerEntry<`bazaar.${string}`, 'all' | 'night'>[] = [
  { id: 'bazaar.stall.open', part: 'Stalls', modes: ['all'], rule: 'A stall opens at dusk.' },
  { id: 'bazaar.deal.one', part: 'Deals', modes: ['all'], rule: 'One deal for each stall.' },
  {
    id: 'bazaar.stall.example',
    part: 'Stalls',
    modes: ['all'],
    example: { given: 'It is noon.', when: 'Somebody opens.', then: 'It is refused.' },
    see: ['bazaar.stall.open'],
  },
  { id: 'bazaar.stall.old', part: 'Stalls', modes: ['all'], rule: 'Dropped.', replacedBy: ['bazaar.stall.open'] },
  { id: 'bazaar.deal.lost', part: 'Deals', modes: ['all'], rule: 'Unknown.', incomplete: true, missing: 'the card' },
  { id: 'bazaar.night.dark', part: 'Night', modes: ['night'], rule: 'No light.' },
];
const ids = (entries: readonly LedgerEntry[]): string[] => entries.map((e) => e.id);

test('an entry is found by its id', () => {
  expect(findEntry(LEDGER, 'bazaar.deal.one')?.rule).toBe('One deal for each stall.');
  expect(findEntry(LEDGER, 'bazaar.deal.two')).toBeUndefined();
});

test('an example reads as given, when, then', () => {
  expect(LEDGER.map(entryText)[2]).toBe('Given: It is noon. When: Somebody opens. Then: It is refused.');
});

describe('search', () => {
  test('puts the id first, then ids that begin so, then ids with all words, then texts', () => {
    expect(ids(searchEntries(LEDGER, 'bazaar.stall.open'))).toEqual(['bazaar.stall.open']);
    expect(ids(searchEntries(LEDGER, 'bazaar.deal'))).toEqual(['bazaar.deal.one', 'bazaar.deal.lost']);
    expect(ids(searchEntries(LEDGER, 'stall open'))).toEqual(['bazaar.stall.open', 'bazaar.stall.example']);
    expect(ids(searchEntries(LEDGER, 'stall'))[3]).toBe('bazaar.deal.one');
  });

  test('knows the forms of a word', () => {
    expect(['sandride', 'sandrides', 'sandriding'].map(stem)).toEqual(['sandrid', 'sandrid', 'sandrid']);
    expect(['ally', 'allies', 'allied'].map(stem)).toEqual(['ally', 'ally', 'ally']);
    expect(['stop', 'stopped', 'stopping', 'stops'].map(stem)).toEqual(['stop', 'stop', 'stop', 'stop']);
    expect(['pass', 'passes', 'passed', 'passing', 'card', 'cards'].map(stem)).toEqual([
      'pass',
      'pass',
      'pass',
      'pass',
      'card',
      'card',
    ]);
    expect(ids(searchEntries(LEDGER, 'opening stalls'))).toEqual(['bazaar.stall.open', 'bazaar.stall.example']);
  });

  test('puts what applies to a table first', () => {
    const deals = searchEntries(LEDGER, 'stall', (e) => e.part === 'Deals');
    expect(deals[0]?.id).toBe('bazaar.deal.one');
    expect(deals).toHaveLength(4);
  });

  test('wants every word and minds no capitals', () => {
    expect(ids(searchEntries(LEDGER, 'DUSK stall'))).toEqual(['bazaar.stall.open']);
    expect(searchEntries(LEDGER, 'dusk noon')).toEqual([]);
    expect(searchEntries(LEDGER, '  ')).toEqual([]);
  });
});

test('a rulebook has its parts in the order of the ledger, with all their entries', () => {
  const book = rulebook(LEDGER);
  expect(book.map((p) => p.part)).toEqual(['Stalls', 'Deals', 'Night']);
  expect(book.map((p) => p.entries.length)).toEqual([3, 2, 1]);
});

test('coverage counts what is tested, what is not, what nobody knows, and lists the rest apart', () => {
  const applies = (e: { readonly modes: readonly string[] }) => e.modes.includes('all');
  expect(coverage(LEDGER, applies, ['bazaar.stall.open', 'bazaar.stall.old', 'bazaar.no.such'])).toEqual({
    total: 3,
    covered: 1,
    missing: ['bazaar.deal.one', 'bazaar.stall.example'],
    unknown: ['bazaar.no.such'],
    apart: [
      { id: 'bazaar.stall.old', because: 'replaced' },
      { id: 'bazaar.deal.lost', because: 'incomplete' },
      { id: 'bazaar.night.dark', because: 'not offered' },
    ],
  });
});
