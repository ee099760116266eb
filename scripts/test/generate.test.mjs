import { mkdirSync, mkdtempSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { generate } from '../generate.mjs';

let root;
const write = (path, text) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const made = (path) => readFileSync(join(root, 'packages/bazaar/src/generated', path), 'utf8');

const HEAD = 'prefix: bazaar\nmodes: [all, night]\nrules:\n';
const OPEN =
  '- id: bazaar.stall.open\n  part: Stalls\n  modes: [all]\n  rule: A stall opens at dusk.\n  source: "ours"\n';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'landsraad-generate-'));
  write('packages/bazaar/package.json', '{ "version": "1.2.3" }');
  write('packages/bazaar/src/deal.ts', 'export const deal = 1;\n');
  write('packages/bazaar/ledger.yaml', HEAD + OPEN);
});
afterEach(() => rmSync(root, { recursive: true }));

describe('a right ledger', () => {
  test('becomes a union of ids and a table without its sources', async () => {
    expect(await generate(root)).toEqual([
      'packages/bazaar/src/generated/ledger.ts',
      'packages/bazaar/src/generated/version.ts',
    ]);
    expect(made('ledger.ts')).toContain("export type LedgerMode = 'all' | 'night';");
    expect(made('ledger.ts')).toContain("  | 'bazaar.stall.open';");
    expect(made('ledger.ts')).toContain(
      '{"id":"bazaar.stall.open","part":"Stalls","modes":["all"],"rule":"A stall opens at dusk."}',
    );
  });

  test('is written once: a second run changes nothing', async () => {
    await generate(root);
    expect(await generate(root)).toEqual([]);
  });

  test('may have Windows line ends and gives the same module', async () => {
    await generate(root);
    const before = made('ledger.ts');
    write('packages/bazaar/ledger.yaml', (HEAD + OPEN).replaceAll('\n', '\r\n'));
    expect(await generate(root)).toEqual([]);
    expect(made('ledger.ts')).toBe(before);
  });
});

describe('facts', () => {
  test('lose their provenance and are gathered in one module; a module without its file goes', async () => {
    write(
      'packages/bazaar/facts/night-deck.json',
      '{"cards":[{"id":"a","source":"elsewhere","copies":2}],"sources":["elsewhere"]}',
    );
    await generate(root);
    expect(made('facts/night-deck.ts')).toContain(
      'export const nightDeck = {\n  "cards": [{"id":"a","copies":2}],\n} as const;\n',
    );
    expect(made('facts.ts')).toContain('export const FACTS: Facts = { nightDeck };');
    rmSync(join(root, 'packages/bazaar/facts/night-deck.json'));
    await generate(root);
    expect(existsSync(join(root, 'packages/bazaar/src/generated/facts/night-deck.ts'))).toBe(false);
    expect(existsSync(join(root, 'packages/bazaar/src/generated/facts.ts'))).toBe(false);
  });

  test.each([
    ['night-deck.json', '{', /^packages\/bazaar\/facts\/night-deck\.json is not JSON: .*\.$/],
    [
      'night-deck.json',
      '[]',
      'packages/bazaar/facts/night-deck.json must be one JSON object with a field for each kind of fact.',
    ],
    [
      'Night Deck.json',
      '{}',
      'packages/bazaar/facts/Night Deck.json: a facts file is named in kebab-case, like base-board.json.',
    ],
  ])('%s with %s is refused', async (file, json, sentence) => {
    write(`packages/bazaar/facts/${file}`, json);
    await expect(generate(root)).rejects.toThrow(sentence);
    expect(existsSync(join(root, 'packages/bazaar/src/generated'))).toBe(false);
  });
});

describe('the version', () => {
  const version = async () => {
    await generate(root);
    return made('version.ts').match(/VERSION = '(.*)'/)[1];
  };

  test('changes with the rules and the facts, not with English, tests or the ledger', async () => {
    const first = await version();
    expect(first).toMatch(/^1\.2\.3\+[0-9a-f]{12}$/);
    write('packages/bazaar/src/text.ts', 'export const hello = 1;\n');
    write('packages/bazaar/src/deal.test.ts', 'test\n');
    write('packages/bazaar/ledger.yaml', HEAD + OPEN.replace('dusk', 'dawn'));
    write('packages/bazaar/src/deal.ts', 'export const deal = 1;\r\n');
    expect(await version()).toBe(first);
    write('packages/bazaar/src/deal.ts', 'export const deal = 2;\n');
    const second = await version();
    expect(second).not.toBe(first);
    write('packages/bazaar/facts/deck.json', '{}');
    expect(await version()).not.toBe(second);
  });
});

const entry = (lines) => `- id: bazaar.deal.one\n  part: Deals\n${lines}`;
const FIELDS =
  'id, part, modes, rule, example, ruling, see, overrides, incomplete, missing, absence, why, replaced-by, source, outside, note';
const REFUSED = [
  [
    'an unknown field',
    HEAD + entry('  modes: [all]\n  rule: One.\n  colour: red\n'),
    `bazaar.deal.one: unknown field "colour"; possible are ${FIELDS}.`,
  ],
  ['an id twice', HEAD + OPEN + OPEN, 'the id bazaar.stall.open stands twice; every entry needs an id of its own.'],
  [
    'an unknown see',
    `${HEAD}${OPEN}${entry('  modes: [all]\n  rule: One.\n  see: [bazaar.stall.shut]\n')}`,
    'bazaar.deal.one: see names bazaar.stall.shut, which is no id of this ledger; near it are bazaar.stall.open.',
  ],
  [
    'an unknown overrides',
    `${HEAD}${entry('  modes: [all]\n  rule: One.\n  overrides: [bazaar.x.y]\n')}`,
    'bazaar.deal.one: overrides names bazaar.x.y, which is no id of this ledger.',
  ],
  [
    'an unknown replaced-by',
    `${HEAD}${entry('  modes: [all]\n  rule: One.\n  replaced-by: [bazaar.x.y]\n')}`,
    'bazaar.deal.one: replaced-by names bazaar.x.y, which is no id of this ledger.',
  ],
  [
    'a bad mode',
    HEAD + entry('  modes: [noon]\n  rule: One.\n'),
    'bazaar.deal.one: unknown mode "noon"; possible are all, night.',
  ],
  ['no mode', HEAD + entry('  rule: One.\n'), 'bazaar.deal.one: modes must be a list of all, night.'],
  [
    'a foreign prefix',
    HEAD + OPEN.replace('bazaar.stall', 'dune.stall'),
    'the id "dune.stall.open" is not of the form bazaar.part.rule in kebab-case.',
  ],
  [
    'an id that is not kebab-case',
    HEAD + OPEN.replace('stall.open', 'stall.openNow'),
    'the id "bazaar.stall.openNow" is not of the form bazaar.part.rule in kebab-case.',
  ],
  ['no id', `${HEAD}- part: Deals\n`, 'entry 1 has no id; an id looks like bazaar.part.rule.'],
  [
    'rule and example',
    HEAD + entry('  modes: [all]\n  rule: One.\n  example: { given: a, when: b, then: c }\n'),
    'bazaar.deal.one: it needs either a rule or an example, and not both.',
  ],
  ['neither', HEAD + entry('  modes: [all]\n'), 'bazaar.deal.one: it needs either a rule or an example, and not both.'],
  [
    'half an example',
    HEAD + entry('  modes: [all]\n  example: { given: a, when: b }\n'),
    'bazaar.deal.one: an example has exactly the texts given, when, then.',
  ],
  [
    'absence without a reason',
    HEAD + entry('  modes: [all]\n  rule: One.\n  absence: true\n'),
    'bazaar.deal.one: absence and why go together: why says what keeps code from carrying the rule.',
  ],
  [
    'incomplete without what is missing',
    HEAD + entry('  modes: [all]\n  rule: One.\n  incomplete: true\n'),
    'bazaar.deal.one: incomplete and missing go together: missing says what lacks.',
  ],
  ['a plain list', OPEN, 'it needs the fields prefix, modes and rules.'],
  ['an unknown top field', `colour: red\n${HEAD}${OPEN}`, 'unknown field "colour"; possible are prefix, modes, rules.'],
  [
    'a field twice',
    HEAD + OPEN + '  part: Deals\n',
    /^packages\/bazaar\/ledger\.yaml: this is not YAML: Map keys must be unique.*\.$/,
  ],
];

describe('a wrong ledger', () => {
  test.each(REFUSED)('%s: one sentence, and nothing is written', async (_, ledger, sentence) => {
    // A right package beside it, first in order, is not written either.
    write('packages/attic/package.json', '{ "version": "1.0.0" }');
    write('packages/attic/ledger.yaml', (HEAD + OPEN).replaceAll('bazaar', 'attic'));
    write('packages/bazaar/ledger.yaml', ledger);
    const refusal = await generate(root).then(
      () => null,
      (error) => error.message,
    );
    if (typeof sentence === 'string') expect(refusal).toBe(`packages/bazaar/ledger.yaml: ${sentence}`);
    else expect(refusal).toMatch(sentence);
    expect(refusal.split('\n').length).toBe(1);
    for (const name of ['attic', 'bazaar'])
      expect(existsSync(join(root, 'packages', name, 'src/generated'))).toBe(false);
  });
});
