// What the options of a command say about a table.

import { configOf, refuseConfig, type Config, type Rules, type Scalar } from '@landsraad/kernel';
import { refuseBot } from '@landsraad/bots';
import { boxIn } from './box.ts';
import { WrongUse } from './wrong.ts';

export interface TableFlags {
  readonly mode?: string;
  readonly players?: number;
  readonly options?: { readonly [name: string]: Scalar };
  /** A file. */
  readonly box?: string;
}

/** The settings with defaults filled in; refused ones are a wrong use. */
export function tableConfig<T>(rules: Rules<T>, flags: TableFlags): Config {
  const { mode, players, options, box } = flags;
  const config = configOf(rules, {
    ...(mode === undefined ? {} : { mode }),
    ...(players === undefined ? {} : { players }),
    ...(options === undefined ? {} : { options }),
    ...(box === undefined ? {} : { box: boxIn(rules, box) }),
  });
  const refused = refuseConfig(rules, config);
  if (refused !== null) throw new WrongUse(refused);
  return config;
}

/** One bot per seat; a single name is good for all. */
export function botsFor(seats: number, names: readonly string[]): readonly string[] {
  for (const name of names) {
    const refused = refuseBot(name);
    if (refused !== null) throw new WrongUse(refused);
  }
  const only = names[0];
  if (only !== undefined && names.length === 1) return Array.from({ length: seats }, () => only);
  if (names.length !== seats)
    throw new WrongUse(
      `--bots must name one bot for all seats or one for each of the ${seats} seats, not ${names.length}.`,
    );
  return names;
}

// ---- how single options are read ----

export const wholeNumber =
  (name: string, least: number, most = 1e12) =>
  (text: string): number => {
    const n = Number(text);
    if (!/^\d+$/.test(text) || n < least || n > most)
      throw new WrongUse(
        `${name} must be a whole number ${most < 1e12 ? `from ${least} to ${most}` : `of at least ${least}`}, not "${text}".`,
      );
    return n;
  };

export const positive =
  (name: string) =>
  (text: string): number => {
    const n = Number(text);
    if (!(n > 0) || !Number.isFinite(n)) throw new WrongUse(`${name} must be a number above 0, not "${text}".`);
    return n;
  };

export const names = (text: string): readonly string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

const isScalar = (x: unknown): x is Scalar => x === null || ['string', 'number', 'boolean'].includes(typeof x);

export function optionsJson(text: string): { [name: string]: Scalar } {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    throw new WrongUse(`--options must be JSON such as '{"epic":true}', not ${text}.`);
  }
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    throw new WrongUse(`--options must be a JSON object such as '{"epic":true}', not ${text}.`);
  const options: { [name: string]: Scalar } = {};
  for (const [name, value] of Object.entries(raw)) {
    if (!isScalar(value)) throw new WrongUse(`Option "${name}" must be a plain value, not ${JSON.stringify(value)}.`);
    options[name] = value;
  }
  return options;
}
