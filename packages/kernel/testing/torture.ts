// Tests that try again and again. `npm test` tries a few times; `npm run torture` as often as is promised, goes on where it
// was stopped, and names the attempt that broke a promise: the same number tries the same again.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';

const long = process.env['LANDSRAAD_TORTURE'] === 'long';
const quick = process.env['LANDSRAAD_QUICK'] !== undefined;
const folder = process.env['LANDSRAAD_TORTURE_STATE'] ?? join('.landsraad', 'torture');

export interface Torture {
  readonly name: string;
  /** What is counted: kills, requests. */
  readonly unit: string;
  readonly short: number;
  readonly long: number;
}

interface Progress {
  attempts: number;
  done: number;
}

function known(file: string): Progress {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Progress;
  } catch {
    return { attempts: 0, done: 0 };
  }
}

/** `attempt` tries something that depends on its number alone, throws if a promise is broken, and says how much it tried. */
export function torture({ name, unit, short, long: most }: Torture, attempt: (n: number) => Promise<number>): void {
  const target = long ? most : quick ? Math.ceil(short / 4) : short;
  test(
    `${name}: ${target.toLocaleString('en')} ${unit}`,
    async () => {
      const file = join(folder, `${name}.json`);
      const progress = long ? known(file) : { attempts: 0, done: 0 };
      const [from, before] = [Date.now(), progress.done];
      let told = Date.now();
      while (progress.done < target) {
        try {
          progress.done += await attempt(progress.attempts);
        } catch (error) {
          throw new Error(`attempt ${progress.attempts} of "${name}"`, { cause: error });
        }
        progress.attempts++;
        if (!long) continue;
        mkdirSync(folder, { recursive: true });
        writeFileSync(file, JSON.stringify(progress));
        if (Date.now() - told < 10_000) continue;
        told = Date.now();
        const left = ((told - from) / (progress.done - before)) * (target - progress.done);
        process.stderr.write(
          `${name}: ${progress.done.toLocaleString('en')} of ${target.toLocaleString('en')} ${unit}, ${Math.ceil(left / 60_000)} min left\n`,
        );
      }
    },
    24 * 3600_000,
  );
}
