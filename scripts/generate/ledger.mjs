// A rule ledger as a typed module: every id a member of one union, so that an unknown id does not compile.

import { WrongInput } from './wrong-input.mjs';

const TOP = ['prefix', 'modes', 'rules'];
const FIELDS = [
  'id',
  'part',
  'modes',
  'rule',
  'example',
  'ruling',
  'see',
  'overrides',
  'incomplete',
  'missing',
  'absence',
  'why',
  'replaced-by',
  'source',
  'outside',
  'note',
];
const EXAMPLE = ['given', 'when', 'then'];
const REFERENCES = ['see', 'overrides', 'replaced-by'];
const TEXTS = ['part', 'rule', 'ruling', 'missing', 'why', 'source', 'outside', 'note'];
const PART = '[a-z0-9]+(-[a-z0-9]+)*';

const isText = (value) => typeof value === 'string' && value.trim() !== '';
const isFields = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads and checks a ledger; throws one sentence that names the file, the entry and what is possible. */
export async function readLedger(file, text) {
  const wrong = (sentence) => {
    throw new WrongInput(`${file}: ${sentence}`);
  };
  const { parseDocument } = await import('yaml');
  const document = parseDocument(text);
  const error = document.errors[0];
  if (error) wrong(`this is not YAML: ${error.message.split('\n')[0].replace(/[:.]?$/, '.')}`);
  const ledger = document.toJS();
  if (!isFields(ledger)) wrong('it needs the fields prefix, modes and rules.');
  for (const key of TOP) if (!(key in ledger)) wrong(`the field ${key} is missing; it needs prefix, modes and rules.`);
  for (const key of Object.keys(ledger))
    if (!TOP.includes(key)) wrong(`unknown field "${key}"; possible are ${TOP.join(', ')}.`);
  if (!isText(ledger.prefix)) wrong('prefix must be the word with which every id begins.');
  if (!Array.isArray(ledger.modes) || !ledger.modes.every(isText))
    wrong('modes must be the list of mode words that entries may use.');
  if (!Array.isArray(ledger.rules)) wrong('rules must be a list of entries.');

  const ids = new Set();
  ledger.rules.forEach((entry, i) => {
    checkId(entry, i, ledger.prefix, wrong);
    if (ids.has(entry.id)) wrong(`the id ${entry.id} stands twice; every entry needs an id of its own.`);
    ids.add(entry.id);
  });
  for (const entry of ledger.rules)
    checkEntry(entry, ledger.modes, ids, (sentence) => wrong(`${entry.id}: ${sentence}`));
  return ledger;
}

function checkId(entry, i, prefix, wrong) {
  if (!isFields(entry) || !isText(entry.id)) wrong(`entry ${i + 1} has no id; an id looks like ${prefix}.part.rule.`);
  if (!new RegExp(`^${prefix}(\\.${PART}){2}$`).test(entry.id))
    wrong(`the id "${entry.id}" is not of the form ${prefix}.part.rule in kebab-case.`);
}

function checkEntry(entry, modes, ids, wrong) {
  for (const key of Object.keys(entry))
    if (!FIELDS.includes(key)) wrong(`unknown field "${key}"; possible are ${FIELDS.join(', ')}.`);
  for (const key of TEXTS) if (key in entry && !isText(entry[key])) wrong(`${key} must be a text.`);
  if (!('part' in entry)) wrong('part is missing: the chapter of the rulebook it belongs to.');
  if (!Array.isArray(entry.modes) || entry.modes.length === 0) wrong(`modes must be a list of ${modes.join(', ')}.`);
  for (const mode of entry.modes)
    if (!modes.includes(mode)) wrong(`unknown mode "${mode}"; possible are ${modes.join(', ')}.`);
  if ('rule' in entry === 'example' in entry) wrong('it needs either a rule or an example, and not both.');
  if ('example' in entry) checkExample(entry.example, wrong);
  for (const key of REFERENCES) if (key in entry) checkReferences(key, entry, ids, wrong);
  if ('incomplete' in entry && entry.incomplete !== true) wrong('incomplete is true or left out.');
  if ('incomplete' in entry !== 'missing' in entry)
    wrong('incomplete and missing go together: missing says what lacks.');
  if ('absence' in entry && entry.absence !== true) wrong('absence is true or left out.');
  if ('absence' in entry !== 'why' in entry)
    wrong('absence and why go together: why says what keeps code from carrying the rule.');
}

function checkExample(example, wrong) {
  const right =
    isFields(example) && Object.keys(example).length === EXAMPLE.length && EXAMPLE.every((key) => isText(example[key]));
  if (!right) wrong(`an example has exactly the texts ${EXAMPLE.join(', ')}.`);
}

function checkReferences(key, entry, ids, wrong) {
  if (!Array.isArray(entry[key]) || entry[key].length === 0) wrong(`${key} must be a list of ids.`);
  for (const id of entry[key]) {
    if (id === entry.id) wrong(`${key} names the entry itself; it must name another entry of this ledger.`);
    if (!ids.has(id)) wrong(`${key} names ${id}, which is no id of this ledger${nearest(id, ids)}.`);
  }
}

/** Ids of the same part, so that the sentence says what is possible. */
function nearest(id, ids) {
  const part = String(id).split('.').slice(0, 2).join('.');
  const near = [...ids].filter((known) => known.startsWith(`${part}.`)).slice(0, 3);
  return near.length > 0 ? `; near it are ${near.join(', ')}` : '';
}

// `source`, `outside` and `note` say where a rule comes from: they stay in the ledger.
function generatedEntry(e) {
  return {
    id: e.id,
    part: e.part,
    modes: e.modes,
    rule: e.rule,
    example: e.example && { given: e.example.given, when: e.example.when, then: e.example.then },
    ruling: e.ruling,
    see: e.see,
    overrides: e.overrides,
    incomplete: e.incomplete,
    missing: e.missing,
    absence: e.absence,
    why: e.why,
    replacedBy: e['replaced-by'],
  };
}

// A union written out and a table of a declared type: the compiler need not infer a type of hundreds of literals.
export function ledgerModule(ledger) {
  return [
    "import type { LedgerEntry } from '@landsraad/kernel';",
    '',
    `export type LedgerMode = ${ledger.modes.map((mode) => `'${mode}'`).join(' | ')};`,
    '',
    'export type RuleId =',
    ...ledger.rules.map((e, i, all) => `  | '${e.id}'${i === all.length - 1 ? ';' : ''}`),
    '',
    'export const LEDGER: readonly LedgerEntry<RuleId, LedgerMode>[] = [',
    ...ledger.rules.map((e) => `  ${JSON.stringify(generatedEntry(e))},`),
    '];',
    '',
  ].join('\n');
}
