// npm run mutate: StrykerJS breaks the rules and the kernel, and the tests must notice.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { generated } from './build.mjs';
import { install, ROOT, running, Stop } from './install.mjs';

const HELP = `npm run mutate -- [what] [how]

What is broken (default: --sample 300 of every package)
  --rule ID          the code that cites one rule, against the tests of that name
  --rules            the same for every rule: each needs a mutant that its own test kills
  --changed BASE     the lines changed since a commit
  --sample N         N mutants of each package, drawn by --seed
  --all              everything (hours)
  --check            the fixed sample of npm test: what was killed before must not survive
How
  --game NAME        only this package: kernel, battery, reference, dune, imperium, war-for-arrakis (may be given
                     again); the battery is the part of the kernel whose own tests take long
  --seed TEXT        which mutants --sample draws (default 1)
  --workers N        processes that try mutants (default 2)
  --fresh            forget what is known from earlier runs
  --survivors        list the mutants that no test noticed
  --write            with --check: write what is killed to mutation.json
  --json             the figures as JSON

Runs resume: what became of a mutant is kept in .mutation until its code changes, or the test that killed it; for a
survivor, any test.`;

/** Whose tests look at a package's code. */
const TESTED_BY = {
  kernel: ['kernel', 'reference'],
  battery: ['kernel', 'reference'],
  reference: ['reference'],
  dune: ['dune'],
  imperium: ['imperium'],
  'war-for-arrakis': ['war-for-arrakis'],
};
/** The battery is a part of the kernel; its own tests take long and meet nothing but its mutants. */
const folderOf = (name) => (name === 'battery' ? 'kernel' : name);
const isOf = (name, m) => m.fileName.startsWith('packages/kernel/src/battery/') === (name === 'battery');
const PREFIX = { reference: 'bazaar', dune: 'dune', imperium: 'imp', 'war-for-arrakis': 'wfa' };
const BATCH = 200;
/** One mutant in so many belongs to the fixed sample of npm test: about fifty of each package. */
const EVERY = { kernel: 71, dune: 173, imperium: 109, 'war-for-arrakis': 181 };
const HERE = fileURLToPath(new URL('mutate/', import.meta.url));

/** One run of Stryker over some mutants of a package. */
function tryMutants(copy, { name, packages, citations, workers, survivedTests }, mutants) {
  const report = join(copy, 'report.json');
  const options = {
    mutate: [...new Set(mutants.map(range))],
    jsonReporter: { fileName: report },
    logLevel: 'error',
    concurrency: workers,
    landsraad: {
      packages,
      citations,
      chosen: mutants.map((m) => m.place),
      survived: Object.fromEntries(mutants.map((m) => [m.place, survivedTests(m.key)])),
      history: join(ROOT, '.mutation', 'tests'),
      battery: name === 'battery',
    },
  };
  writeFileSync(join(copy, 'options.json'), JSON.stringify(options));
  const done = spawnSync(process.execPath, [join(HERE, 'stryker.mjs'), 'options.json'], {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    // Every survivor goes through all random positions: a fifth of what the test takes by itself.
    env: { ...process.env, LANDSRAAD_POSITIONS: '24' },
  });
  if (done.status !== 0)
    throw new Stop(`Stryker ended with exit code ${done.status}:\n${`${done.stdout}${done.stderr}`.slice(0, 4000)}`);
  return fates(JSON.parse(readFileSync(report, 'utf8')), mutants);
}

/** Only code that has a chosen mutant is instrumented: the rest runs at full speed. */
const range = ({ fileName, location: { start, end } }) =>
  `${fileName}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;

/** The report's lines and columns count from 1. */
const inReport = (file, { location: { start, end }, replacement }) =>
  `${file}:${start.line - 1}:${start.column - 1}-${end.line - 1}:${end.column - 1} ${replacement}`;

function fates(report, mutants) {
  const wanted = new Map(mutants.map((m) => [m.place, m]));
  const titles = new Map();
  for (const { tests } of Object.values(report.testFiles ?? {})) for (const t of tests) titles.set(t.id, t.name);
  const found = [];
  for (const [file, { mutants: tried }] of Object.entries(report.files))
    for (const t of tried) {
      const m = wanted.get(inReport(file, t));
      if (m !== undefined && t.status !== 'CompileError')
        found.push({
          key: m.key,
          status: t.status,
          killedBy: (t.killedBy ?? []).map((id) => titles.get(id) ?? id),
          static: t.static === true,
        });
    }
  return found;
}

const draw = (mutants, n, seed) =>
  mutants
    .map((m) => ({ m, at: createHash('sha256').update(`${seed} ${m.key}`).digest('hex') }))
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
    .slice(0, n)
    .map((x) => x.m);

function changedLines(base, name) {
  const diff = spawnSync('git', ['diff', '-U0', base, '--', `packages/${folderOf(name)}/src`], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (diff.status !== 0) throw new Stop(`git knows no commit ${base}.`);
  const lines = new Map();
  let file = '';
  for (const row of diff.stdout.split('\n')) {
    if (row.startsWith('+++ ')) file = row.slice(6);
    const m = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(row);
    if (m === null) continue;
    const set = lines.get(file) ?? new Set();
    for (let n = 0; n < Number(m[2] ?? 1); n++) set.add(Number(m[1]) + n);
    lines.set(file, set);
  }
  return (mutant) => lines.get(mutant.fileName)?.has(mutant.location.start.line + 1) === true;
}

/** Everything about one package that a run needs. */
async function prepare(name, fresh, workers) {
  const { mutantsOf } = await import('./mutate/mutants.mjs');
  const { openResults, readTests } = await import('./mutate/results.mjs');
  const { citationsOf } = await import('./rules/citations.mjs');
  const prefix = PREFIX[name];
  const packages = TESTED_BY[name];
  const results = openResults(ROOT, name, readTests(ROOT, packages));
  const citations = prefix === undefined ? [] : citationsOf(ROOT, name, prefix);
  const survivedTests = fresh ? () => undefined : results.survivedTests;
  let copy = null;
  const once = new Set();
  return {
    name,
    citations,
    mutants: (await mutantsOf(ROOT, folderOf(name))).filter((m) => isOf(name, m)),
    known: (m) => (fresh && !once.has(m.key) ? undefined : results.of(m.key)),
    /** Tries those whose fate is not known; with `again` also those that met other tests than today's. */
    async run(mutants, again = false) {
      const { copyCheckout } = await import('./mutate/copy.mjs');
      const todo = mutants
        .filter((m) => this.known(m) === undefined || (again && !results.isOfToday(m.key)))
        .toSorted((a, b) => (a.place < b.place ? -1 : 1));
      for (let n = 0; n < todo.length; n += BATCH) {
        process.stderr.write(`${name}: ${n} of ${todo.length} mutants tried\n`);
        copy ??= copyCheckout(ROOT, name);
        const batch = todo.slice(n, n + BATCH);
        const found = tryMutants(copy, { name, packages, citations, workers, survivedTests }, batch);
        results.add(found);
        for (const f of found) once.add(f.key);
      }
    },
  };
}

const share = (a, b) => (b === 0 ? '–' : `${((100 * a) / b).toFixed(1)} %`);

function figures(p, mutants) {
  const count = {};
  for (const m of mutants) {
    const status = p.known(m)?.status ?? 'Unknown';
    count[status] = (count[status] ?? 0) + 1;
  }
  const killed = (count.Killed ?? 0) + (count.Timeout ?? 0);
  const covered = killed + (count.Survived ?? 0);
  const tried = covered + (count.NoCoverage ?? 0);
  return { package: p.name, mutants: p.mutants.length, tried, covered, killed, notCovered: count.NoCoverage ?? 0 };
}
const told = (f) =>
  `${f.package}: ${f.killed} of ${f.covered} covered mutants killed (${share(f.killed, f.covered)}), ${f.notCovered} of ${f.tried} not covered (${share(f.notCovered, f.tried)}); ${f.mutants} mutants in all.`;

const survives = (p, m) => ['Survived', 'NoCoverage'].includes(p.known(m)?.status);
const line = (p, m) =>
  `${m.fileName}:${m.location.start.line + 1}: ${m.original.slice(0, 60)} → ${m.replacement.replaceAll(/\s+/g, ' ').slice(0, 60)} (${p.known(m)?.status === 'NoCoverage' ? 'not covered' : 'survived'})`;

/** Mutants in cited code come first: there a rule may be untested. */
function listSurvivors(p, mutants, isCited) {
  const left = mutants.filter((m) => survives(p, m));
  for (const m of left.filter(isCited)) process.stdout.write(`  § ${line(p, m)}\n`);
  for (const m of left.filter((x) => !isCited(x))) process.stdout.write(`    ${line(p, m)}\n`);
}

/** Mutants of the code that cites each rule, by rule. */
async function byRule(p, ids) {
  const { isInside } = await import('./mutate/mutants.mjs');
  const rules = new Map(ids.map((id) => [id, []]));
  for (const id of ids) {
    const where = p.citations.filter((c) => c.id === id);
    rules.set(
      id,
      p.mutants.filter((m) => where.some((c) => isInside(m, c))),
    );
  }
  return rules;
}
/** A rule may have several tests: they are numbered from the second on. */
const isTestOf = (id, test) => test.replace(/ \(\d+\)$/, '').endsWith(` ${id}`);
const provenBy = (p, id, mutants) => mutants.find((m) => p.known(m)?.killedBy.some((t) => isTestOf(id, t)));

/** A few mutants of each rule at a time, until its own test, as it is today, has killed one. */
async function proveRules(p, ids) {
  const rules = await byRule(p, ids);
  const open = () => [...rules].filter(([id, mutants]) => provenBy(p, id, mutants) === undefined);
  for (const most of [2, 8, 32, Infinity]) {
    const next = open().flatMap(([id, mutants]) => draw(mutants, most, id));
    await p.run([...new Set(next)], true);
  }
  return { proven: ids.length - open().length, open: open().map(([id, mutants]) => ({ id, mutants: mutants.length })) };
}

async function ruleIds(name, asked) {
  const { parse } = await import('yaml');
  const { rules } = parse(readFileSync(join(ROOT, 'packages', name, 'ledger.yaml'), 'utf8'));
  const cited = rules.filter((e) => e.rule !== undefined && e.absence !== true);
  return asked === undefined ? cited.map((e) => e.id) : cited.filter((e) => e.id === asked).map((e) => e.id);
}

const SUMMARY = join(ROOT, 'mutation.json');
const summary = () => (existsSync(SUMMARY) ? JSON.parse(readFileSync(SUMMARY, 'utf8')) : {});
/** One mutant in so many belongs to the fixed sample. */
const inFixedSample = (m, every) => Number.parseInt(m.key.slice(0, 8), 16) % every === 0;

/** A mutant of the fixed sample that a test has killed before must not survive now. */
async function check(packages, flags) {
  const written = summary();
  const wrong = [];
  for (const p of packages) {
    const every = EVERY[p.name];
    const before = new Set(written.killed?.[p.name]);
    // Of what nobody has noticed before nothing is expected, and it takes longest: every test tries it.
    const sample = p.mutants.filter((m) => inFixedSample(m, every) && (flags.write || before.has(m.key)));
    await p.run(sample);
    process.stdout.write(`${told(figures(p, sample))}\n`);
    for (const m of sample) if (survives(p, m) && before.has(m.key)) wrong.push(line(p, m));
    const killed = sample.filter((m) => p.known(m)?.status === 'Killed').map((m) => m.key);
    if (flags.write) written.killed = { ...written.killed, [p.name]: killed.toSorted() };
  }
  if (flags.write) writeFileSync(SUMMARY, `${JSON.stringify(written, null, 2)}\n`);
  else if (wrong.length > 0) throw new Stop(`No test notices these changes any more:\n  ${wrong.join('\n  ')}`);
}

await running(import.meta, async () => {
  const { values: flags } = parseArgs({
    args: process.argv.slice(2),
    options: {
      rule: { type: 'string' },
      rules: { type: 'boolean' },
      changed: { type: 'string' },
      sample: { type: 'string' },
      all: { type: 'boolean' },
      check: { type: 'boolean' },
      game: { type: 'string', multiple: true },
      seed: { type: 'string', default: '1' },
      workers: { type: 'string', default: '2' },
      fresh: { type: 'boolean' },
      survivors: { type: 'boolean' },
      write: { type: 'boolean' },
      json: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (flags.help) return void process.stdout.write(`${HELP}\n`);
  install();
  await generated();
  const names =
    flags.game ??
    Object.keys(TESTED_BY).filter((n) => flags.rule === undefined || flags.rule.startsWith(`${PREFIX[n]}.`));
  for (const n of names)
    if (TESTED_BY[n] === undefined)
      throw new Stop(`There is no package "${n}"; there are ${Object.keys(TESTED_BY).join(', ')}.`);
  const packages = [];
  for (const n of names) packages.push(await prepare(n, flags.fresh === true, Number(flags.workers)));
  if (flags.check)
    return check(
      packages.filter((p) => EVERY[p.name] !== undefined),
      flags,
    );
  if (flags.rule !== undefined || flags.rules) {
    const unproven = [];
    for (const p of packages.filter((x) => PREFIX[x.name] !== undefined)) {
      const cited = new Set(p.citations.map((c) => c.id));
      const ids = (await ruleIds(p.name, flags.rule)).filter((id) => cited.has(id));
      const { proven, open } = await proveRules(p, ids);
      process.stdout.write(
        `${p.name}: ${proven} of ${ids.length} cited rules have a mutant that their own test kills.\n`,
      );
      for (const r of open) process.stdout.write(`  ${r.id} (${r.mutants} mutants)\n`);
      unproven.push(...open);
    }
    if (unproven.length > 0) throw new Stop(`${unproven.length} rules are not proven by their tests.`);
    return;
  }
  const { isInside } = await import('./mutate/mutants.mjs');
  for (const p of packages) {
    let chosen = p.mutants;
    if (flags.changed !== undefined) chosen = chosen.filter(changedLines(flags.changed, p.name));
    else if (!flags.all) chosen = draw(chosen, Number(flags.sample ?? 300), flags.seed);
    await p.run(chosen);
    const f = figures(p, chosen);
    process.stdout.write(flags.json ? `${JSON.stringify(f)}\n` : `${told(f)}\n`);
    if (flags.survivors) listSurvivors(p, chosen, (m) => p.citations.some((c) => isInside(m, c)));
  }
});
