// Stryker's way to our tests: loads the tests of a package, then runs those that reach a mutant, in this process. Only a
// mutant of what is computed while loading needs them loaded anew.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { commonTokens, declareClassPlugin, declareValuePlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import { DryRunStatus, MutantRunStatus, TestStatus } from '@stryker-mutator/api/test-runner';
import { bundle, forgetTables, loader } from './bundle.mjs';
import { openHistory } from './history.mjs';
import { isInside, placeOf } from './mutants.mjs';
import { shouldIgnore } from './texts.mjs';

/**
 * Tests that play many games or start processes: whatever they notice, they notice too late to say which rule was broken.
 * So do those that make their positions while they are loaded.
 * The battery's own tests are the kernel's: they take two minutes, and part only where the battery itself is broken.
 */
const LONG = /(battery|golden|golden-games|tactics|tactical-suite|adding-a-game|documents|lint)\.test\.ts$/;
const OF_THE_BATTERY = /kernel\/test\/battery\.test\.ts$/;
/** Stryker takes a hundred times the usual hits of a mutant for an endless loop; a tenth of that is enough here. */
const LOOPS_SOONER = 10;
const TIMES = 'times.json';

function testFiles(folder, battery) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((f) => join(folder, f).replaceAll('\\', '/'))
    .filter((f) => f.endsWith('.test.ts') && (!LONG.test(f) || (battery && OF_THE_BATTERY.test(f))))
    .toSorted();
}

class InProcessRunner {
  static inject = tokens(commonTokens.options);
  #packages;
  #battery;
  #load = null;
  #tests = null;
  #vitest = null;
  #times = null;
  #citations;
  #chosen;
  #survived;
  #history;
  #altered = false;

  constructor(options) {
    this.#packages = options.landsraad.packages;
    this.#battery = options.landsraad.battery;
    this.#citations = options.landsraad.citations;
    this.#chosen = new Set(options.landsraad.chosen);
    this.#survived = options.landsraad.survived;
    this.#history = openHistory(options.landsraad.history, this.#packages);
  }
  capabilities() {
    return { reloadEnvironment: true };
  }
  async init() {
    this.#vitest = await import(pathToFileURL(join(process.cwd(), 'node_modules', 'vitest', 'index.mjs')).href);
  }

  /** The tests as they are, or loaded anew. */
  #loaded(anew) {
    if (this.#tests !== null && !anew) return this.#tests;
    this.#tests = null;
    this.#load ??= loader(process.cwd());
    this.#vitest.takeDeclared();
    this.#load();
    const seen = new Map();
    this.#tests = this.#vitest.takeDeclared().map((t) => {
      const key = `${relative(process.cwd(), t.file)} › ${t.name}`;
      const n = (seen.get(key) ?? 0) + 1;
      seen.set(key, n);
      return { ...t, id: n === 1 ? key : `${key} (${n})` };
    });
    return this.#tests;
  }

  async #run(test) {
    forgetTables();
    this.#vitest.expect.setState({ testPath: test.file, currentTestName: test.name });
    for (const group of test.groups) for (const work of group.before) await work();
    try {
      await test.run({});
    } finally {
      for (const group of test.groups) for (const work of group.after) await work();
    }
  }

  async dryRun() {
    const ns = (globalThis.__stryker__ ??= {});
    const results = [];
    const files = this.#packages.map((name) => testFiles(join(process.cwd(), 'packages', name, 'test'), this.#battery));
    await bundle(process.cwd(), files.flat(), { ofTheKernel: this.#packages.includes('kernel') });
    for (const test of this.#loaded(true)) {
      ns.currentTestId = test.id;
      const since = performance.now();
      let failure = null;
      try {
        await this.#run(test);
      } catch (error) {
        failure = String(error?.message ?? error);
      }
      const result = { id: test.id, name: test.id, timeSpentMs: performance.now() - since, fileName: test.file };
      results.push(
        failure === null
          ? { ...result, status: TestStatus.Success }
          : { ...result, status: TestStatus.Failed, failureMessage: failure },
      );
    }
    ns.currentTestId = undefined;
    this.#history.keep(results.map((r) => r.id));
    // The processes that try mutants do not run this, and want to begin with the quick tests.
    writeFileSync(TIMES, JSON.stringify(Object.fromEntries(results.map((r) => [r.id, r.timeSpentMs]))));
    return { status: DryRunStatus.Complete, tests: results, mutantCoverage: ns.mutantCoverage };
  }

  /** First the tests of the rules that the mutated code cites, all of them; then the others, until one notices. */
  #inOrder(tests, mutant) {
    const cited = new Set(
      this.#citations
        .filter((c) => isInside({ ...mutant, fileName: relative(process.cwd(), mutant.fileName) }, c))
        .map((c) => c.id),
    );
    const own = tests.filter((t) => cited.has(t.title));
    const others = tests.filter((t) => !cited.has(t.title)).toSorted((a, b) => this.#time(a) - this.#time(b));
    return { own, others };
  }
  #time(test) {
    if (this.#times === null) this.#times = JSON.parse(readFileSync(TIMES, 'utf8'));
    return this.#times[test.id] ?? 0;
  }

  /** What a mutant has survived before, it would survive again. */
  #unseen(tests, place) {
    const then = this.#survived[place];
    return then === undefined ? tests : tests.filter((t) => !this.#history.hadTest(then, t.id));
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, mutantActivation }) {
    // Stryker makes all mutants of a piece of code; what becomes of those that nobody asked for is not read.
    const place = placeOf({ ...activeMutant, fileName: relative(process.cwd(), activeMutant.fileName) });
    if (!this.#chosen.has(place)) return { status: MutantRunStatus.Survived, nrOfTests: 0 };
    const isStatic = mutantActivation === 'static';
    const ns = (globalThis.__stryker__ ??= {});
    ns.hitLimit = hitLimit === undefined ? undefined : Math.ceil(hitLimit / LOOPS_SOONER);
    ns.hitCount = hitLimit === undefined ? undefined : 0;
    ns.activeMutant = isStatic ? activeMutant.id : undefined;
    const killedBy = [];
    let first = null;
    try {
      let tests;
      try {
        const anew = isStatic || this.#altered;
        this.#altered = isStatic;
        tests = this.#loaded(anew);
      } catch (error) {
        // Positions that are made while loading notice first. The rule's own tests shall have their say as well.
        first = error;
        killedBy.push('(loading)');
        ns.activeMutant = undefined;
        tests = this.#loaded(true);
      }
      ns.activeMutant = activeMutant.id;
      const wanted = testFilter === undefined ? null : new Set(testFilter);
      const { own, others } = this.#inOrder(
        this.#unseen(wanted === null ? tests : tests.filter((t) => wanted.has(t.id)), place),
        activeMutant,
      );
      let ran = 0;
      for (const test of [...own, ...others]) {
        if (killedBy.length > 0 && ran >= own.length) break;
        ran++;
        try {
          await this.#run(test);
        } catch (error) {
          first ??= error;
          killedBy.push(test.id);
        }
        if (ns.hitCount > ns.hitLimit) return { status: MutantRunStatus.Timeout, reason: test.id };
      }
      return killedBy.length > 0 ? killed(killedBy, first, ran) : { status: MutantRunStatus.Survived, nrOfTests: ran };
    } finally {
      ns.activeMutant = undefined;
    }
  }
}

const killed = (killedBy, error, nrOfTests) => ({
  status: MutantRunStatus.Killed,
  killedBy,
  failureMessage: String(error?.message ?? error).slice(0, 200),
  nrOfTests,
});

export const strykerPlugins = [
  declareClassPlugin(PluginKind.TestRunner, 'landsraad', InProcessRunner),
  declareValuePlugin(PluginKind.Ignore, 'texts', { shouldIgnore }),
];
