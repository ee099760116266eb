// Component facts carry how sure we are of them. This file reads those marks in any facts tree:
//   confidence   one word for the thing, or one per field of it; `xConfidence` speaks of the field x
//   missing      { field: why }: no source gives the field, the value in place is ours and can be changed there;
//                or a list of what lacks altogether, with `default` for what is done instead
//   assumed      [{ point, why }]: readings of our own
// An open question is a thing of confidence `assumed` with `default` or `proposedDefault`.

export type Confidence = 'verified' | 'single-source' | 'assumed';

export interface MissingFact {
  /** Where it stands in the facts, for whoever comes with the box: `dice.atreidesActionDie.faces`. */
  readonly path: string;
  readonly what: string;
  /** What is played instead, in words. */
  readonly default: string;
  readonly why: string;
}

export interface FactsSurvey {
  readonly verified: number;
  readonly singleSource: number;
  readonly assumed: number;
  readonly missing: readonly MissingFact[];
}

type Fields = { readonly [field: string]: unknown };

interface Found {
  verified: number;
  singleSource: number;
  assumed: number;
  missing: MissingFact[];
}

/** Counts the facts of a tree by confidence and lists what is missing or assumed. */
export function surveyFacts(facts: unknown): FactsSurvey {
  const found: Found = { verified: 0, singleSource: 0, assumed: 0, missing: [] };
  if (isFields(facts)) for (const [file, tree] of Object.entries(facts)) visit(tree, file, [], found);
  return found;
}

/** `path` is where we are, `names` what a person would call it, outermost first. */
function visit(node: unknown, path: string, names: readonly string[], found: Found): void {
  if (Array.isArray(node)) {
    node.forEach((item: unknown, i) => visit(item, `${path}.${labelOf(item) ?? i}`, withName(item, names), found));
    return;
  }
  if (!isFields(node)) return;
  countConfidence(node, path, names, found);
  listMissing(node, path, names, found);
  listReadings(node, path, names, found);
  for (const [key, value] of Object.entries(node)) {
    if (key === 'missing' || key === 'assumed' || key === 'confidence') continue;
    visit(
      value,
      `${path}.${key}`,
      nameOf(value) !== undefined || Array.isArray(value) ? withName(value, names) : [...names, spaced(key)],
      found,
    );
  }
}

function countConfidence(node: Fields, path: string, names: readonly string[], found: Found): void {
  const said = node['confidence'];
  if (isFields(said)) for (const word of Object.values(said)) count(word, found);
  // What is assumed field by field is counted with its fields.
  else if (said !== 'assumed' || !isFields(node['missing'])) count(said, found);
  for (const [key, word] of Object.entries(node)) if (key.endsWith('Confidence')) count(word, found);
  if (said !== 'assumed' || node['missing'] !== undefined) return;
  found.missing.push({ path, what: sentence(names, path, node), default: inWords(defaultOf(node)), why: whyOf(node) });
}

function count(word: unknown, found: Found): void {
  if (word === 'verified') found.verified++;
  else if (word === 'single-source') found.singleSource++;
  else if (word === 'assumed') found.assumed++;
}

function listMissing(node: Fields, path: string, names: readonly string[], found: Found): void {
  const lacks = node['missing'];
  if (isFields(lacks)) {
    for (const [field, why] of Object.entries(lacks)) {
      found.assumed++;
      found.missing.push({
        path: `${path}.${field}`,
        what: `${sentence(names, path, node)}: ${spaced(field)}`,
        default: inWords(node[field]),
        why: textOf(why),
      });
    }
    return;
  }
  const list = Array.isArray(lacks) ? lacks : lacks === undefined ? [] : [lacks];
  for (const lack of list) {
    const what = typeof lack === 'string' ? `${sentence(names, path, node)}: ${lack}` : sentence(names, path, node);
    found.missing.push({ path, what, default: inWords(givenDefault(node)), why: whyOf(node) });
  }
}

function listReadings(node: Fields, path: string, names: readonly string[], found: Found): void {
  const readings = node['assumed'];
  if (!Array.isArray(readings)) return;
  readings.forEach((reading: unknown, i) => {
    if (!isFields(reading)) return;
    found.assumed++;
    const what = sentence(names, path, node);
    found.missing.push({ path: `${path}.assumed.${i}`, what, default: textOf(reading['point']), why: whyOf(reading) });
  });
}

const NAMES = ['name', 'question', 'issue'];
const MARKS = new Set([...NAMES, 'id', 'topic', 'confidence', 'why', 'detail', 'rulebook', 'note', 'notes']);

const givenDefault = (node: Fields): unknown =>
  node['default'] ?? node['proposedDefault'] ?? node['proposed'] ?? node['ruling'];

function defaultOf(node: Fields): unknown {
  return givenDefault(node) ?? Object.fromEntries(Object.entries(node).filter(([key]) => !MARKS.has(key)));
}

function nameOf(node: unknown): string | undefined {
  if (!isFields(node)) return undefined;
  for (const key of NAMES) if (typeof node[key] === 'string') return node[key];
  const id = node['id'] ?? node['topic'];
  return typeof id === 'string' ? spaced(id) : undefined;
}

const labelOf = (node: unknown): string | undefined =>
  isFields(node) && typeof node['id'] === 'string' ? node['id'] : undefined;

function withName(node: unknown, names: readonly string[]): readonly string[] {
  const name = nameOf(node);
  // A thing with a name of its own needs no chapter before it.
  return name === undefined ? names : [name];
}

function sentence(names: readonly string[], path: string, node: Fields): string {
  const text = names.length > 0 ? names.join(', ') : textOf(node['title'] ?? node['what']) || spaced(path);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const spaced = (camel: string): string =>
  camel.replace(/[-_]/g, ' ').replace(/([a-z])([A-Z0-9])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);

const whyOf = (node: Fields): string => textOf(node['why'] ?? node['detail'] ?? node['rulebook']);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A value as a person would say it: `leadership 2, strategy 1`. */
export function inWords(value: unknown): string {
  if (value === null || value === undefined) return 'none';
  if (Array.isArray(value)) return value.map(inWords).join(value.some((v) => typeof v === 'object') ? '; ' : ', ');
  if (typeof value === 'string') return /^[a-z]+([A-Z][a-z]+)+$/.test(value) ? spaced(value) : value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (!isFields(value)) return '';
  return Object.entries(value)
    .map(([key, part]) =>
      key === 'op'
        ? inWords(part)
        : `${spaced(key)} ${typeof part === 'object' ? `(${inWords(part)})` : inWords(part)}`,
    )
    .join(', ');
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
