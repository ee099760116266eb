// Which rules can be switched off one at a time, and whether their tests notice.

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { seeded, shuffleList } from '@landsraad/kernel';
import { checkoutRoot, typescriptFiles } from './checkout.ts';
import { testedRules } from './tested.ts';

/** What only tells: an id that stands nowhere else switches nothing off. */
const TELLS = /\b(?:emit|endGame)\(\s*[^,'"]+,\s*(?:(['"])[^'"]*\1\s*,\s*)?(['"])([\w.-]+)\2/g;
const QUOTED = /(['"])([\w-]+(?:\.[\w-]+)+)\1/g;

/** Ids that stand in rules as a step, a refusal or a condition. */
export function decidingRules(texts: readonly string[]): Set<string> {
  const deciding = new Set<string>();
  for (const text of texts) {
    const rest = text.replace(TELLS, '');
    for (const m of rest.matchAll(QUOTED)) if (m[2] !== undefined) deciding.add(m[2]);
  }
  return deciding;
}

export interface Mutant {
  readonly id: string;
  readonly files: readonly string[];
}

/** N rules by seed, among those that are tested and decide something. */
export function chooseMutants(
  game: string,
  known: ReadonlySet<string>,
  n: number,
  seed: string,
  root = checkoutRoot(),
): Mutant[] {
  const deciding = decidingRules(
    typescriptFiles(join(root, 'packages', game, 'src')).map((f) => readFileSync(f, 'utf8')),
  );
  const tested = testedRules(game, root);
  const ids = [...tested.keys()].filter((id) => known.has(id) && deciding.has(id)).toSorted();
  return shuffleList(seeded(`mutants ${seed}`), ids)
    .slice(0, n)
    .map((id) => ({ id, files: tested.get(id) ?? [] }));
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether the tests of these rules pass, while the kernel ignores one rule or none. */
function testsPass(mutants: readonly Mutant[], ignored: string | null, root: string): Promise<boolean> {
  const manifest = createRequire(join(root, 'package.json')).resolve('vitest/package.json');
  const files = [...new Set(mutants.flatMap((m) => m.files))].map((f) => relative(root, f));
  const named = `(${mutants.map((m) => escaped(m.id)).join('|')})$`;
  const { LANDSRAAD_IGNORE: _, ...env } = process.env;
  const child = spawn(
    process.execPath,
    [join(dirname(manifest), 'vitest.mjs'), 'run', ...files, '-t', named, '--reporter=dot'],
    { cwd: root, env: ignored === null ? env : { ...env, LANDSRAAD_IGNORE: ignored }, stdio: 'ignore' },
  );
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code === 0));
  });
}

/** A test that fails anyway notices nothing: these rules are left out, and said to be. */
export async function failingAnyway(mutants: readonly Mutant[], root = checkoutRoot()): Promise<Mutant[]> {
  if (mutants.length === 0 || (await testsPass(mutants, null, root))) return [];
  const failing: Mutant[] = [];
  for (const mutant of mutants) if (!(await testsPass([mutant], null, root))) failing.push(mutant);
  return failing;
}

/** Runs the tests of a rule while the kernel ignores it. */
export const testsNotice = async (mutant: Mutant, root = checkoutRoot()): Promise<boolean> =>
  !(await testsPass([mutant], mutant.id, root));
