// Where the sources are: coverage and mutation look at tests, and those exist only in a checkout.

import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WrongUse } from '../wrong.ts';

/** The repository's root, seen from this module: packages/cli/(src or dist)/rulebook. */
const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', '..');

export function checkoutRoot(): string {
  if (!existsSync(join(ROOT, 'packages', 'kernel', 'src')))
    throw new WrongUse('Coverage and mutation look at the tests: run them in a checkout of the repository.');
  return ROOT;
}

export function typescriptFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((d) => {
      const path = join(folder, d.name);
      if (d.isDirectory())
        return d.name === 'node_modules' || d.name === 'dist' || d.name === 'generated' ? [] : typescriptFiles(path);
      return /\.tsx?$/.test(d.name) ? [path] : [];
    })
    .toSorted();
}
