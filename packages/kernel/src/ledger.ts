// A rule ledger: every rule of a game as one statement that a test can check. Pure data and pure functions, so
// that the terminal, the browser and the tests read the same rulebook.

/** A worked example of the rulebook. */
export interface LedgerExample {
  readonly given: string;
  readonly when: string;
  readonly then: string;
}

interface EntryBase<Id extends string, Mode extends string> {
  readonly id: Id;
  /** The chapter of the rulebook. */
  readonly part: string;
  /** Where it holds; each game's `applies` reads these words. */
  readonly modes: readonly Mode[];
  /** Why this reading was chosen, where the rulebook is silent or unclear. */
  readonly ruling?: string;
  /** The rules an example shows. */
  readonly see?: readonly Id[];
  /** The rules that this one changes in its own mode. */
  readonly overrides?: readonly Id[];
  /** The sources are not enough to play it; `missing` says what lacks. */
  readonly incomplete?: true;
  readonly missing?: string;
  /** The rule says that something does not happen, and no code carries it; `why` says how that comes. */
  readonly absence?: true;
  readonly why?: string;
  /** Set on a rule that was split or dropped: an id never changes its meaning. */
  readonly replacedBy?: readonly Id[];
}

/** One rule, or one worked example of rules. */
export type LedgerEntry<Id extends string = string, Mode extends string = string> = EntryBase<Id, Mode> &
  ({ readonly rule: string; readonly example?: never } | { readonly example: LedgerExample; readonly rule?: never });

/** What decides which rules are in force: how a table was set up. */
export interface LedgerTable {
  readonly mode: string;
  readonly players: number;
  readonly options: { readonly [option: string]: unknown };
}

export interface LedgerPart<E> {
  readonly part: string;
  readonly entries: readonly E[];
}

export type Apart = 'incomplete' | 'replaced' | 'not offered';

export interface Coverage<Id extends string = string> {
  /** Entries that count: complete, not replaced, in force at a table that is offered. */
  readonly total: number;
  readonly covered: number;
  readonly missing: readonly Id[];
  /** Ids that tests name and the ledger does not know. */
  readonly unknown: readonly string[];
  readonly apart: readonly { readonly id: Id; readonly because: Apart }[];
}

export const findEntry = <E extends LedgerEntry>(entries: readonly E[], id: string): E | undefined =>
  entries.find((e) => e.id === id);

/** The text of an entry as a person reads it. */
export function entryText(entry: LedgerEntry): string {
  if (entry.rule !== undefined) return entry.rule;
  const { given, when, then } = entry.example;
  return `Given: ${given} When: ${when} Then: ${then}`;
}

/** What forms of one word have in common: 'sandride', 'sandrides' and 'sandriding' are all 'sandrid'. */
export function stem(word: string): string {
  let root = word.toLowerCase().replace(/[’']s$/, '');
  for (const [ending, instead] of ENDINGS)
    if (root.endsWith(ending) && !root.endsWith('ss') && root.length - ending.length >= SHORTEST_ROOT) {
      root = root.slice(0, root.length - ending.length) + instead;
      break;
    }
  return root.replace(/([^aeiousl])\1$/, '$1').replace(/(?<=...)e$/, '');
}
const ENDINGS: readonly (readonly [string, string])[] = [
  ['ies', 'y'],
  ['ied', 'y'],
  ['ings', ''],
  ['ing', ''],
  ['sses', 'ss'],
  ['es', 'e'],
  ['ed', ''],
  ['s', ''],
];
const SHORTEST_ROOT = 3;

const stemsOf = (text: string): string[] => (text.toLowerCase().match(/[\p{L}\d’']+/gu) ?? []).map(stem);

/**
 * Entries in which every word occurs in some form, best first: the id itself, ids that begin so, ids with all words, then
 * texts. Those for which `first` holds (the rules of a table) come before the others.
 */
export function searchEntries<E extends LedgerEntry>(
  entries: readonly E[],
  words: string,
  first: (entry: E) => boolean = () => true,
): E[] {
  const asked = words.toLowerCase().trim();
  // A whole id is asked for by itself: its words would find others.
  const whole = findEntry(entries, asked);
  if (whole !== undefined) return [whole];
  const stems = stemsOf(asked);
  if (stems.length === 0) return [];
  const ranked: E[][] = Array.from({ length: 6 }, () => []);
  for (const entry of entries) {
    const rank = rankOf(entry, asked, stems);
    if (rank !== null) ranked[rank + (first(entry) ? 0 : 3)]?.push(entry);
  }
  return ranked.flat();
}

function rankOf(entry: LedgerEntry, asked: string, stems: readonly string[]): number | null {
  if (entry.id.startsWith(asked)) return 0;
  const inId = stemsOf(entry.id);
  const begins = (all: readonly string[]) => (s: string) => all.some((word) => word.startsWith(s));
  if (stems.every(begins(inId))) return 1;
  const all = [...inId, ...stemsOf(`${entry.part} ${entryText(entry)} ${entry.ruling ?? ''}`)];
  return stems.every(begins(all)) ? 2 : null;
}

/** The ledger as a rulebook: its parts in the order in which they first appear, their entries in ledger order. */
export function rulebook<E extends LedgerEntry>(entries: readonly E[]): LedgerPart<E>[] {
  const parts = new Map<string, E[]>();
  for (const entry of entries) {
    const part = parts.get(entry.part);
    if (part) part.push(entry);
    else parts.set(entry.part, [entry]);
  }
  return [...parts].map(([part, list]) => ({ part, entries: list }));
}

function whyApart<E extends LedgerEntry>(entry: E, applies: (entry: E) => boolean): Apart | null {
  if (entry.replacedBy !== undefined) return 'replaced';
  if (entry.incomplete === true) return 'incomplete';
  return applies(entry) ? null : 'not offered';
}

/** Which rules have a test. `applies` says whether an entry is in force at any table that is offered. */
export function coverage<Id extends string, Mode extends string>(
  entries: readonly LedgerEntry<Id, Mode>[],
  applies: (entry: LedgerEntry<Id, Mode>) => boolean,
  testedIds: Iterable<string>,
): Coverage<Id> {
  const tested = new Set(testedIds);
  const missing: Id[] = [];
  const apart: { id: Id; because: Apart }[] = [];
  let covered = 0;
  for (const entry of entries) {
    const because = whyApart(entry, applies);
    if (because !== null) apart.push({ id: entry.id, because });
    else if (tested.has(entry.id)) covered++;
    else missing.push(entry.id);
  }
  const known = new Set<string>(entries.map((e) => e.id));
  const unknown = [...tested].filter((id) => !known.has(id)).toSorted();
  return { total: covered + missing.length, covered, missing, unknown, apart };
}
