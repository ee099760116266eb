// Turns every package's ledger.yaml and facts/*.json into typed modules, and names its rules version.
// `node scripts/generate.mjs` writes only what changed and says so in one line; a wrong input is one sentence,
// exit code 1, and nothing is written.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { factsIndex, factsModule, factsName } from './generate/facts.mjs';
import { ledgerModule, readLedger } from './generate/ledger.mjs';
import { policyModule } from './generate/policy.mjs';
import { versionModule } from './generate/version.mjs';
import { WrongInput } from './generate/wrong-input.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const slashed = (path) => path.split(sep).join('/');
const read = (path) => readFileSync(path, 'utf8').replace(/\r\n/g, '\n');
const generators = [
  'generate.mjs',
  'generate/facts.mjs',
  'generate/ledger.mjs',
  'generate/policy.mjs',
  'generate/version.mjs',
];

/** A module is made anew when its input or the generator changed: the key in its first line tells. */
const keyOf = (maker, input) =>
  createHash('sha256').update(maker).update('\0').update(input).digest('hex').slice(0, 16);
const firstLine = (from, key) => `// Made by scripts/generate.mjs from ${from} (${key}). Do not edit.\n`;

/** Generates for all packages below `root` that have a ledger; returns the files that changed, relative to it. */
export async function generate(root) {
  const maker = generators.map((file) => read(join(here, file))).join('\0');
  const packages = readdirSync(join(root, 'packages'), { withFileTypes: true })
    .filter((d) => d.isDirectory() && existsSync(join(root, 'packages', d.name, 'ledger.yaml')))
    .map((d) => join(root, 'packages', d.name))
    .toSorted();

  // Everything is read and checked before anything is written.
  const changes = [];
  for (const folder of packages) changes.push(...(await packageChanges(root, folder, maker)));
  for (const { path, content } of changes) {
    if (content === null) rmSync(path);
    else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
    }
  }
  return changes.map(({ path }) => slashed(relative(root, path)));
}

async function packageChanges(root, folder, maker) {
  const out = join(folder, 'src', 'generated');
  const changes = [];
  const made = new Set();
  const want = async (name, from, input, make) => {
    const path = join(out, name);
    made.add(path);
    const first = firstLine(from, keyOf(maker, input));
    const old = existsSync(path) ? read(path) : '';
    if (!old.startsWith(first)) changes.push({ path, content: first + (await make()) });
  };

  const ledger = join(folder, 'ledger.yaml');
  const text = read(ledger);
  await want('ledger.ts', 'ledger.yaml', text, async () =>
    ledgerModule(await readLedger(slashed(relative(root, ledger)), text)),
  );

  const facts = factsFiles(folder);
  for (const { file, path } of facts) {
    const shown = slashed(relative(root, path));
    const name = factsName(file, shown);
    const json = read(path);
    await want(`facts/${file.replace(/\.json$/, '.ts')}`, `facts/${file}`, json, () => factsModule(name, json, shown));
  }
  if (facts.length > 0) {
    const files = facts.map((f) => f.file);
    await want('facts.ts', 'facts', files.join('\n'), () => factsIndex(files));
  }
  const policy = join(folder, 'policy.json');
  if (existsSync(policy)) {
    const json = read(policy);
    await want('policy.ts', 'policy.json', json, () => policyModule(json, slashed(relative(root, policy))));
  }
  await want('version.ts', 'package.json, src and facts', versionModule(folder), () => versionModule(folder));

  for (const path of filesBelow(out)) if (!made.has(path)) changes.push({ path, content: null });
  return changes;
}

function factsFiles(folder) {
  const facts = join(folder, 'facts');
  if (!existsSync(facts)) return [];
  const files = readdirSync(facts)
    .filter((file) => file.endsWith('.json'))
    .toSorted();
  return files.map((file) => ({ file, path: join(facts, file) }));
}

function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((d) =>
    d.isDirectory() ? filesBelow(join(folder, d.name)) : [join(folder, d.name)],
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    const changed = await generate(join(here, '..'));
    if (changed.length > 0) console.log(`generated ${changed.length} files, first ${changed[0]}`);
  } catch (error) {
    if (!(error instanceof WrongInput)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
