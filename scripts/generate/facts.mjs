// Component facts as typed modules. Where a fact comes from stays in the JSON file: players see the module.

import { WrongInput } from './wrong-input.mjs';

/** Fields that say where a fact comes from or what other sources say. They never leave the JSON file. */
export const PROVENANCE = new Set([
  'source',
  'sources',
  'sourceKey',
  'sourceId',
  'sourceNote',
  'combatSources',
  'confidenceNote',
  'confidenceByField',
  'confidencePerEntry',
  'disagreement',
  'disagreements',
  'disputedData',
  'evidence',
  'authority',
  'authorityOrder',
  'legend',
  'peers',
  'peerDetail',
  'peer',
  'seed',
  'seedCorrections',
  'seedSlips',
]);

const stripped = (key, value) => (PROVENANCE.has(key) ? undefined : value);
const camel = (file) => file.replace(/\.json$/, '').replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());

/** The name of a facts file's constant. */
export function factsName(file, shown) {
  if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*\.json$/.test(file)) return camel(file);
  throw new WrongInput(`${shown}: a facts file is named in kebab-case, like base-board.json.`);
}

export function factsModule(name, json, shown) {
  let facts;
  try {
    facts = JSON.parse(json);
  } catch (error) {
    throw new WrongInput(`${shown} is not JSON: ${error.message}.`);
  }
  if (typeof facts !== 'object' || facts === null || Array.isArray(facts))
    throw new WrongInput(`${shown} must be one JSON object with a field for each kind of fact.`);
  const lines = Object.entries(facts)
    .filter(([key]) => !PROVENANCE.has(key))
    .map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value, stripped)},`);
  return [`export const ${name} = {`, ...lines, '} as const;', ''].join('\n');
}

/** One module that gathers them. Its types are written out, so that declarations refer to the modules. */
export function factsIndex(files) {
  const names = files.map(camel);
  return [
    ...files.map((file, i) => `import { ${names[i]} } from './facts/${file.replace(/\.json$/, '.ts')}';`),
    '',
    'export type Facts = {',
    ...names.map((name) => `  readonly ${name}: typeof ${name};`),
    '};',
    '',
    `export const FACTS: Facts = { ${names.join(', ')} };`,
    '',
  ].join('\n');
}
