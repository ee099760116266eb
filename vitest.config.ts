import { defaultClientConditions, defaultServerConditions } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';

// Tests run on the sources themselves: no build stands between a change and its test.
const SOURCE = '@landsraad/source';

/** Tests that start many processes or play many games: not for the inner loop. */
const SLOW = [
  'packages/cli/test/{box,commands}.test.ts',
  'packages/cli/test/wrong-use.test.ts',
  'packages/kernel/test/lint.test.ts',
  'packages/server/test/{store,bots,import}.test.ts',
  'packages/*/test/torture/*.test.ts',
  'packages/*/test/battery.test.ts',
  'packages/bots/test/{bots,greedy,honesty,manners}.test.ts',
  'packages/*/test/tactical-suite.test.ts',
  'packages/web/test/puzzles-made.test.ts',
];
const quick = process.env['LANDSRAAD_QUICK'] === '1';

export default defineConfig({
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [SOURCE, ...defaultServerConditions] } },
  test: {
    include: ['packages/*/test/**/*.test.ts', 'packages/*/test/**/*.test.tsx', 'scripts/test/*.test.mjs'],
    exclude: [...configDefaults.exclude, ...(quick ? SLOW : [])],
    pool: 'threads',
    // Limits that catch a hang and nothing else: how fast something is belongs into the benchmarks.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    teardownTimeout: 20_000,
  },
});
