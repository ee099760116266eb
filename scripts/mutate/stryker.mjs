// One run of Stryker, in a process of its own whose folder is the copy: `node stryker.mjs OPTIONS.json`.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';

const asked = JSON.parse(readFileSync(process.argv[2], 'utf8'));
await new Stryker({
  inPlace: true,
  testRunner: 'landsraad',
  plugins: [fileURLToPath(new URL('runner.mjs', import.meta.url))],
  ignorers: ['texts'],
  coverageAnalysis: 'perTest',
  disableTypeChecks: false,
  timeoutMS: 3000,
  timeoutFactor: 3,
  reporters: ['json'],
  thresholds: { high: 90, low: 85, break: null },
  warnings: { slow: false, unknownOptions: false },
  cleanTempDir: 'always',
  ...asked,
}).runMutationTest();
