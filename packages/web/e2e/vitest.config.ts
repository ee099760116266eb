import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    // Further whole games belong to `npm run e2e:all`: `npm test` plays one of each game.
    include:
      process.env['LANDSRAAD_LOOKS'] !== undefined
        ? ['*.look.ts']
        : ['*.e2e.ts', ...(process.env['LANDSRAAD_E2E'] === 'all' ? ['*.whole.ts'] : [])],
    globalSetup: './houseForAll.ts',
    // One browser at a time: the machines that run this have two cores.
    fileParallelism: false,
    pool: 'threads',
    testTimeout: 600_000,
    // Where nobody watches, a failing test is tried once more, and the report says so.
    retry: process.env['CI'] === undefined ? 0 : 1,
    hookTimeout: 60_000,
  },
});
