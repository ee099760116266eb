import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: [process.env['LANDSRAAD_LOOKS'] === undefined ? '*.e2e.ts' : '*.look.ts'],
    globalSetup: './houseForAll.ts',
    // One browser at a time: the machines that run this have two cores.
    fileParallelism: false,
    pool: 'threads',
    testTimeout: 900_000,
    hookTimeout: 60_000,
  },
});
