import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkRules } from '../rules/check.mjs';
import { citationsIn } from '../rules/citations.mjs';

const where = (text) =>
  citationsIn('f.ts', text).map((c) => [c.id, c.line, `${c.start.line}-${c.end.line}`, c.data ? 'data' : 'comment']);

describe('the code that a citation is about', () => {
  test('a comment at the end of a line: that line', () => {
    expect(where('const a = 1;\nconst b = a + 1; // § toy.part.one\nconst c = 2;')).toEqual([
      ['toy.part.one', 2, '2-2', 'comment'],
    ]);
  });
  test('a comment above: the whole statement or function, for each id in it', () => {
    expect(where('/** § toy.part.one § toy.part.two: why */\nfunction f() {\n  return 1;\n}')).toEqual([
      ['toy.part.one', 1, '2-4', 'comment'],
      ['toy.part.two', 1, '2-4', 'comment'],
    ]);
  });
  test('a step: the call, and the function that it names', () => {
    expect(where("function deal() {\n  go();\n}\nact(deal, 'toy.part.one');")).toEqual([
      ['toy.part.one', 4, '4-4', 'data'],
      ['toy.part.one', 4, '1-3', 'data'],
    ]);
  });
  test('a refusal: the condition; the last one: the function', () => {
    const text = "function f(n) {\n  if (n > 2) return 'toy.part.one';\n  return 'toy.part.two';\n}";
    expect(where(text)).toEqual([
      ['toy.part.one', 2, '2-2', 'data'],
      ['toy.part.two', 3, '1-4', 'data'],
    ]);
  });
  test('an event: the function that tells it', () => {
    expect(where("function f(g) {\n  g.n++;\n  emit(g, 'grew', 'toy.part.one', {});\n}")[0]?.[2]).toBe('1-4');
  });
});

describe('ledger, code and tests', () => {
  let root;
  const write = (file, text) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'citations-'));
    const entry = (id, more = '') => `- { id: ${id}, part: P, modes: [all], rule: R.${more} }\n`;
    write(
      'packages/toy/ledger.yaml',
      `prefix: toy\nmodes: [all]\nrules:\n${entry('toy.a.done')}${entry('toy.a.bare')}${entry('toy.a.later')}${entry('toy.a.none', ', absence: true, why: W')}`,
    );
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test('whatever disagrees is told with file and line', () => {
    write(
      'packages/toy/src/rules.ts',
      'x = 1; // § toy.a.done\ny = 2; // § toy.a.wrong § toy.a.later\nz = 3; // § toy.a.none\n',
    );
    write('packages/toy/test/toy.test.ts', "rule('toy.a.done', f);\nrule('toy.a.lost', f);\nrule('toy.a.none', f);\n");
    const found = checkRules(root, 'toy', (id) => id !== 'toy.a.later');
    expect(found.wrong).toEqual([
      'packages/toy/src/rules.ts:2: the ledger has no rule toy.a.wrong.',
      'packages/toy/src/rules.ts:2: toy.a.later is not in force in any mode that is offered.',
      'packages/toy/src/rules.ts:3: the ledger calls toy.a.none an absence; either no code carries it, or it is none.',
      'packages/toy/test/toy.test.ts:2: the ledger has no rule toy.a.lost.',
      'packages/toy/ledger.yaml:5: no test is named toy.a.bare.',
      'packages/toy/ledger.yaml:5: no code cites toy.a.bare.',
    ]);
    expect(found).toMatchObject({ rules: 3, absences: 1 });
  });
});
