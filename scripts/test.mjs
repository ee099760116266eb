// npm test: everything CI runs, part by part, each with its time. `--quick` takes about a minute.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bin, build, compile, generated, unnamedProjects } from './build.mjs';
import { browser } from './browser.mjs';
import { tracer } from './debian.mjs';
import { install, ROOT, running, Stop } from './install.mjs';

const quick = process.argv.includes('--quick');
const unknown = process.argv.slice(2).filter((a) => a !== '--quick');

const node = (args, env = {}) =>
  spawnSync(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  }).status ?? 1;
const LANDSRAAD = join(ROOT, 'packages', 'cli', 'bin', 'landsraad.mjs');
const landsraad = (...args) => node([LANDSRAAD, ...args]);

function landsraadJson(...args) {
  const done = spawnSync(process.execPath, [LANDSRAAD, ...args, '--json'], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1 << 28,
  });
  if (done.status !== 0) throw new Stop(`landsraad ${args.join(' ')} ended with exit code ${done.status}.`);
  return JSON.parse(done.stdout);
}

const must = (ok, sentence) => {
  if (!ok) throw new Stop(sentence);
};

const types = () => compile(ROOT, { tests: true });

function lint() {
  const linted = node([bin(ROOT, 'oxlint'), '--deny-warnings']);
  const formatted = node([bin(ROOT, 'oxfmt'), '--check']);
  const unnamed = unnamedProjects();
  must(unnamed.length === 0, `tsconfig.json at the root must also refer to ${unnamed.join(', ')}.`);
  must(linted === 0, 'The linter complains.');
  must(formatted === 0, 'Some files are not formatted: npm run format does it.');
}

function unit() {
  if (!quick) tracer();
  must(node([bin(ROOT, 'vitest'), 'run'], quick ? { LANDSRAAD_QUICK: '1' } : {}) === 0, 'A unit test fails.');
}

const games = () => landsraadJson('games').games;
const playable = () =>
  games()
    .filter((g) => g.modes.length > 0)
    .map((g) => g.id);

/**
 * About a minute for each game that is offered, always the same games: what fails here fails everywhere. Long runs are
 * `npm run battery`.
 */
const BATTERY = { 'war-for-arrakis': 250, imperium: 1500, dune: 600, reference: 1500 };

function battery() {
  const how = (game) =>
    quick ? ['--seconds', '3', '--cut-off', '120'] : ['--fresh', '--games', String(BATTERY[game])];
  const offered = playable().filter((game) => BATTERY[game] !== undefined);
  const failed = offered.filter((game) => landsraad('battery', game, ...how(game)) !== 0);
  must(failed.length === 0, `The battery rejects ${failed.join(', ')}: the logs it names reproduce why.`);
}

/** Ledger, code and tests agree, in every mode that is offered. */
async function rules() {
  const { checkRules } = await import('./rules/check.mjs');
  const wrong = [];
  const rows = [['game', 'rules', 'examples', 'absences', 'tested']];
  for (const { id, modes } of games()) {
    if (modes.length === 0) continue;
    const c = landsraadJson('rules', id, '--coverage');
    const apart = new Set(c.apart.map((a) => a.id));
    const found = checkRules(ROOT, id, (rule) => !apart.has(rule));
    rows.push([id, found.rules, found.examples, found.absences, c.covered]);
    wrong.push(...found.wrong);
  }
  table(rows);
  must(wrong.length === 0, `${wrong.length} rules are cited, tested or offered wrongly:\n${wrong.join('\n')}`);
}

const mutation = () =>
  must(node(['scripts/mutate.mjs', '--check', '--fresh']) === 0, 'Code can be broken without any test noticing.');

const E2E = join(ROOT, 'packages', 'web', 'e2e');
const noEndToEnd = !existsSync(E2E) ? 'none yet' : quick ? 'not in the quick run' : null;

async function endToEnd() {
  await build(ROOT, { serve: true, quiet: false });
  const chromium = await browser();
  const done = spawnSync('npm', ['run', '--silent', 'e2e', '-w', 'packages/web'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, LANDSRAAD_CHROMIUM: chromium, ...(quick ? { LANDSRAAD_QUICK: '1' } : {}) },
  });
  must(done.status === 0, 'An end-to-end test fails.');
}

/** A part that needs a failed one is not run, and counts as failed. */
const PARTS = [
  { name: 'install', needs: [], run: () => void install() },
  { name: 'generate', needs: ['install'], run: () => generated() },
  { name: 'types', needs: ['generate'], run: types },
  { name: 'lint', needs: ['install'], run: lint },
  { name: 'unit', needs: ['generate'], run: unit },
  { name: 'build', needs: ['generate'], run: () => build() },
  { name: 'battery', needs: ['build'], run: battery },
  { name: 'rules', needs: ['build'], run: rules },
  {
    name: 'mutation',
    needs: ['generate'],
    skip: () => (quick ? 'not in the quick run' : null),
    run: mutation,
  },
  { name: 'end-to-end', needs: ['build'], skip: () => noEndToEnd, run: endToEnd },
];

function table(rows) {
  const widths = rows[0].map((_, n) => Math.max(...rows.map((r) => String(r[n]).length)));
  for (const row of rows)
    process.stdout.write(
      `  ${row.map((cell, n) => (n === 0 ? String(cell).padEnd(widths[n]) : String(cell).padStart(widths[n]))).join('  ')}\n`,
    );
}

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

async function runPart(part) {
  const since = performance.now();
  process.stdout.write(`\n── ${part.name} ${'─'.repeat(Math.max(3, 60 - part.name.length))}\n`);
  let sentence = null;
  try {
    await part.run();
  } catch (error) {
    sentence = error instanceof Stop ? error.message : (error?.stack ?? String(error));
    process.stdout.write(`${sentence}\n`);
  }
  process.stdout.write(`${part.name}: ${sentence === null ? 'passed' : 'FAILED'} in ${seconds(since)}\n`);
  return { passed: sentence === null, time: seconds(since) };
}

await running(import.meta, async () => {
  if (unknown.length > 0) throw new Stop(`npm test knows only --quick, not ${unknown.join(' ')}.`);
  const since = performance.now();
  const rows = [['part', 'result', 'time']];
  let passed = 0;
  const failing = new Set();
  for (const part of PARTS) {
    const missing = part.needs.find((name) => failing.has(name));
    const skipped = part.skip?.() ?? null;
    if (skipped !== null) rows.push([part.name, `– ${skipped}`, '']);
    else if (missing !== undefined) {
      rows.push([part.name, `– needs ${missing}`, '']);
      failing.add(part.name);
    } else {
      const result = await runPart(part);
      rows.push([part.name, result.passed ? 'passed' : 'FAILED', result.time]);
      if (result.passed) passed++;
      else failing.add(part.name);
    }
  }
  rows.push(['all', '', seconds(since)]);
  process.stdout.write('\n');
  table(rows);
  process.stdout.write(`\n${passed} passed, ${failing.size} failed\n`);
  if (failing.size > 0) process.exitCode = 1;
});
