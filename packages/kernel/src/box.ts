// Your own box: printed values that whoever owns the game puts in for those that we assume, at one table.

import type { Box } from './game.ts';
import { fingerprint } from './hash.ts';
import { below, type RandomState } from './random.ts';
import { anyValue, misfit, type Shape } from './shape.ts';

/** One value that can be replaced. */
export interface BoxEntry {
  /** Where it stands in the facts: `dice.atreidesActionDie.faces`. */
  readonly path: string;
  readonly title: string;
  /** The component it is printed on: a heading for its form. */
  readonly component: string;
  /** Where on the component it stands, in a sentence. */
  readonly help: string;
  /** The part of the component's picture that shows it. */
  readonly picture: string;
  /** What is played without a box. */
  readonly assumed: unknown;
  readonly shape: Shape;
}
export interface WrongValue {
  readonly path: string;
  /** A whole sentence. */
  readonly why: string;
}
/** What of a game can be replaced. */
export interface BoxSpec {
  readonly entries: readonly BoxEntry[];
  /** Values that are possible each, but not together. */
  readonly conflicts: (values: Box['values']) => readonly WrongValue[];
  /** Why a path that the facts declare missing cannot be replaced; null for paths that they do not declare. */
  readonly whyNot: (path: string) => string | null;
}

/** As JSON, in letters. A box of a whole game has about a third. */
export const MOST_OF_A_BOX = 24_000;
const MOST_OF_A_NAME = 60;

interface WithBox {
  readonly id: string;
  readonly title: string;
  readonly box?: BoxSpec;
}
const isRecord = (x: unknown): x is { readonly [key: string]: unknown } =>
  typeof x === 'object' && x !== null && !Array.isArray(x);

/** Deep nesting would exhaust whoever reads it. */
export const isShallow = (x: unknown, depth = 12): boolean =>
  typeof x !== 'object' || x === null || (depth > 0 && Object.values(x).every((part) => isShallow(part, depth - 1)));

/** Everything that is wrong with a box, one sentence each; a path of '' speaks of the box as a whole. */
export function wrongInBox(rules: WithBox, raw: unknown): readonly WrongValue[] {
  const whole = (why: string): readonly WrongValue[] => [{ path: '', why }];
  const spec = rules.box;
  if (spec === undefined) return whole(`${rules.title} has no printed values that a box could replace.`);
  if (!isRecord(raw) || !isRecord(raw['values']))
    return whole('A box is an object with a "name" and "values", an object that has a value for each path.');
  const { name, values } = raw;
  const extra = Object.keys(raw).find((key) => !['name', 'values', 'hash', 'game'].includes(key));
  if (extra !== undefined) return whole(`A box has a "name" and "values", and no "${extra}".`);
  if (typeof name !== 'string' || name.trim() === '' || name.length > MOST_OF_A_NAME)
    return whole(`A box has a name of 1 to ${MOST_OF_A_NAME} letters.`);
  if (raw['game'] !== undefined && raw['game'] !== rules.id)
    return whole(`This is a box of ${JSON.stringify(raw['game'])}, not of ${rules.id}.`);
  if (!isShallow(values)) return whole('The values of a box are nested at most 12 deep.');
  if (JSON.stringify(values).length > MOST_OF_A_BOX)
    return whole(`A box has at most ${MOST_OF_A_BOX} letters; this one has ${JSON.stringify(values).length}.`);
  const wrong = Object.entries(values).flatMap(([path, value]) => wrongValue(spec, path, value));
  return wrong.length > 0 ? wrong : spec.conflicts(values);
}
function wrongValue(spec: BoxSpec, path: string, value: unknown): readonly WrongValue[] {
  const entry = spec.entries.find((e) => e.path === path);
  if (entry === undefined) {
    const why =
      spec.whyNot(path) ??
      `"${path}" cannot be replaced: only values that the facts declare missing can (facts --missing).`;
    return [{ path, why }];
  }
  const wrong = misfit(entry.shape, value);
  return wrong === null ? [] : [{ path, why: `${entry.title} ${wrong}.` }];
}

/** The box in the order of the entries, and nothing else in it: equal boxes have equal hashes. */
export function tidyBox(rules: WithBox, box: Box): Box {
  const values: { [path: string]: unknown } = {};
  for (const { path } of rules.box?.entries ?? []) if (Object.hasOwn(box.values, path)) values[path] = box.values[path];
  return { name: box.name.trim(), values };
}
export const hashOfBox = (box: Box): string => fingerprint([box.name, sorted(box.values)]);
const sorted = (x: unknown): unknown =>
  Array.isArray(x)
    ? x.map(sorted)
    : isRecord(x)
      ? Object.fromEntries(
          Object.entries(x)
            .map(([key, value]): [string, unknown] => [key, sorted(value)])
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : x;

/** Settings with the box, if there is one. */
export const withBox = <C extends object>(config: C, box: Box | undefined): C & { readonly box?: Box } =>
  box === undefined ? config : { ...config, box };

/** Some box that can be played: for tests, never for players. */
export function anyBox(rules: WithBox, random: RandomState): Box {
  const { entries = [], conflicts } = rules.box ?? {};
  const values: { [path: string]: unknown } = {};
  for (const { path, shape } of entries) {
    if (below(random, 2) === 0) continue;
    values[path] = anyValue(shape, random);
    if ((conflicts?.(values) ?? []).length > 0) delete values[path];
  }
  return { name: 'a box made up', values };
}
