// Stands in for vitest in the copy of the checkout in which mutants are tried: the tests of rules are plain functions, so
// they are loaded once and run thousands of times in one process. It knows as much of vitest as those tests use;
// `expect` is vitest's own.

import {
  addCustomEqualityTesters,
  ASYMMETRIC_MATCHERS_OBJECT,
  customMatchers,
  GLOBAL_EXPECT,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  setState,
  getState,
} from '@vitest/expect';
import * as chai from 'chai';

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

export const expect = (value, message) => {
  setState({ assertionCalls: (getState(expect)?.assertionCalls ?? 0) + 1 }, expect);
  return chai.expect(value, message);
};
Object.assign(expect, chai.expect, globalThis[ASYMMETRIC_MATCHERS_OBJECT]);
expect.getState = () => getState(expect);
expect.setState = (state) => setState(state, expect);
expect.extend = (matchers) => chai.expect.extend(expect, matchers);
expect.addEqualityTesters = addCustomEqualityTesters;
setState(
  { assertionCalls: 0, isExpectingAssertions: false, expectedAssertionsNumber: null, environment: 'node' },
  expect,
);
globalThis[GLOBAL_EXPECT] = expect;
expect.extend(customMatchers);

/** Every test that was declared, in order, since they were last taken. */
let declared = [];
export function takeDeclared() {
  const all = declared;
  declared = [];
  return all;
}
let file = '';
let groups = [];

/** What is declared from here on belongs to that file. */
export function nowLoading(path) {
  file = path;
  groups = [{ name: '', before: [], after: [] }];
}

export function describe(name, work) {
  groups = [...groups, { name, before: [], after: [] }];
  work();
  groups = groups.slice(0, -1);
}

export function test(name, how, work = how) {
  if (typeof work !== 'function') work = how;
  const path = groups.map((g) => g.name).filter((n) => n !== '');
  declared.push({ file, title: name, name: [...path, name].join(' '), run: work, groups });
}
const formatted = (name, values) => {
  let n = 0;
  return name.replace(/%[sdifjo#]/g, () => String(values[n++]));
};
const each = (declare) => (rows) => (name, work) => {
  for (const row of rows) {
    const values = Array.isArray(row) ? row : [row];
    declare(formatted(name, values), () => work(...values));
  }
};
test.each = each(test);
describe.each = each(describe);
export const it = test;

const hook = (kind) => (work) => groups.at(-1)[kind].push(work);
export const beforeEach = hook('before');
export const afterEach = hook('after');
