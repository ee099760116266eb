// Builds what is stale: generated modules, the packages, and on demand the tests' types and the web client.
// A check that finds nothing to do takes a few hundredths of a second.

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { install, ROOT, running, Stop } from './install.mjs';
import { alone, inputsOf, isStale, stamp, unstamp } from './stale.mjs';

/** Every package that exists and has something to compile. */
function packagesOf(root) {
  const all = join(root, 'packages');
  return readdirSync(all, { withFileTypes: true })
    .filter(
      (d) => d.isDirectory() && existsSync(join(all, d.name, 'tsconfig.json')) && existsSync(join(all, d.name, 'src')),
    )
    .map((d) => join(all, d.name))
    .toSorted();
}

const manifest = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** What a package's `exports` promise to be in dist. */
function promised(folder) {
  const { exports = {} } = manifest(folder);
  return Object.values(exports)
    .map((e) => (typeof e === 'string' ? e : e.default))
    .filter((path) => typeof path === 'string' && path.startsWith('./dist/'))
    .map((path) => join(folder, path));
}

export async function generated(root = ROOT) {
  const { generate } = await import('./generate.mjs');
  try {
    return await generate(root);
  } catch (error) {
    if (error?.constructor?.name === 'WrongInput') throw new Stop(error.message);
    throw error;
  }
}

/** The JavaScript file behind a command of node_modules: run without a shell and without a search. */
export function bin(root, name, pkg = name) {
  const folder = join(root, 'node_modules', pkg);
  const { bin: bins } = manifest(folder);
  return join(folder, typeof bins === 'string' ? bins : bins[name]);
}

/** Type-checks and compiles the packages; with `tests` also checks the tests' types. */
export function compile(root = ROOT, { tests = false } = {}) {
  const projects = packagesOf(root);
  if (tests) projects.push(...projects.map((p) => join(p, 'test')).filter((p) => existsSync(join(p, 'tsconfig.json'))));
  tsc(root, projects);
}

function tsc(root, projects) {
  const done = spawnSync(
    process.execPath,
    [bin(root, 'tsc', 'typescript'), '-b', ...projects.map((p) => relative(root, p))],
    { cwd: root, stdio: ['ignore', 2, 2] },
  );
  if (done.status !== 0) throw new Stop('The packages do not compile: the lines above say where.');
}

/** Projects that the solution file of the root does not name: editors and `npx tsc -b` would miss them. */
export function unnamedProjects(root = ROOT) {
  const solution = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'));
  const named = new Set(solution.references.map((r) => r.path.replace(/^\.\//, '')));
  return packagesOf(root)
    .flatMap((p) => [p, join(p, 'test')])
    .filter((p) => existsSync(join(p, 'tsconfig.json')))
    .map((p) => relative(root, p).replaceAll('\\', '/'))
    .filter((p) => !named.has(p));
}

/** A package and all that its tsconfig refers to, directly or not. */
function closure(root, names) {
  const found = new Set();
  const visit = (folder) => {
    if (found.has(folder) || !existsSync(join(folder, 'tsconfig.json'))) return;
    found.add(folder);
    const { references = [] } = JSON.parse(readFileSync(join(folder, 'tsconfig.json'), 'utf8'));
    for (const { path } of references) visit(join(folder, path));
  };
  for (const name of names) visit(join(root, 'packages', name));
  return [...found].toSorted();
}

export const hasServer = (root = ROOT) => existsSync(join(root, 'packages', 'server', 'src', 'index.ts'));

/** Everything that `landsraad` needs to run, and for `serve` the server and the web client. Returns whether there was something to do. */
export async function build(root = ROOT, { serve = false, quiet = true } = {}) {
  install(root);
  const served = serve && hasServer(root);
  const done = await buildPackages(root, served ? ['cli', 'server'] : ['cli'], quiet);
  return (served && (await buildWeb(root))) || done;
}

async function buildPackages(root, names, quiet) {
  const name = names.join('+');
  const packages = closure(root, names);
  const look = () => {
    const parts = packages.flatMap((p) =>
      ['src', 'facts', 'ledger.yaml', 'policy.json', 'package.json', 'tsconfig.json'].map((f) => join(p, f)),
    );
    const inputs = inputsOf([...parts, join(root, 'scripts'), join(root, 'tsconfig.base.json')]);
    return { inputs, stale: isStale(root, name, inputs, packages.flatMap(promised)) };
  };
  if (!look().stale) return false;
  return alone(root, async () => {
    const { inputs, stale } = look();
    if (!stale) return false;
    if (!quiet) process.stderr.write('Building the packages.\n');
    unstamp(root, name);
    await generated(root);
    tsc(root, packages);
    stamp(root, name, inputs);
    return true;
  });
}

async function buildWeb(root) {
  const folder = join(root, 'packages', 'web');
  if (!existsSync(join(folder, 'package.json')) || manifest(folder).scripts?.build === undefined) return false;
  const beside = ['kernel', 'wire', 'bots', 'table', 'reference', 'war-for-arrakis', 'imperium', 'dune'].map((p) =>
    join(root, 'packages', p, 'src'),
  );
  const inputs = inputsOf([folder, ...beside, join(root, 'package-lock.json')]);
  if (!isStale(root, 'web', inputs, [join(folder, 'dist', 'index.html')])) return false;
  return alone(root, async () => {
    process.stderr.write('Building the web client.\n');
    const done = spawnSync(process.execPath, [bin(root, 'vite'), 'build', '--logLevel', 'warn'], {
      cwd: folder,
      stdio: ['ignore', 2, 2],
    });
    if (done.status !== 0) throw new Stop('The web client could not be built: the lines above say why.');
    stamp(root, 'web', inputs);
    return true;
  });
}

await running(import.meta, async () => {
  const done = await build(ROOT, { serve: true, quiet: false });
  process.stdout.write(done ? 'Built.\n' : 'Nothing to build.\n');
});
