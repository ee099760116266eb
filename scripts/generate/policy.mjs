// The table that bots begin their thoughts with, as a typed module. How it was made stays in the JSON file.

import { WrongInput } from './wrong-input.mjs';

export function policyModule(json, shown) {
  let stages, ratios;
  try {
    ({ stages, ratios } = JSON.parse(json));
  } catch (error) {
    throw new WrongInput(`${shown} is not JSON: ${error.message}.`);
  }
  if (!Array.isArray(stages) || typeof ratios !== 'object' || ratios === null)
    throw new WrongInput(`${shown} must have stages and ratios, as \`landsraad train\` writes them.`);
  return [
    "import type { Policy } from '@landsraad/kernel';",
    '',
    `export const POLICY: Policy = ${JSON.stringify({ stages, ratios })};`,
    '',
  ].join('\n');
}
