// What the question offers on the map: which places may be pressed, and what pressing each of them answers.

import type { Decision, Option } from '@landsraad/kernel';
import { askedOf, isLocation, isTerritory, locationsOf, territoryOf } from '../position.ts';

export interface Targets {
  /** By location: the option that a press answers. */
  readonly answers: ReadonlyMap<string, Option>;
  /** The options on the map with the locations that stand for each. */
  readonly options: readonly {
    readonly option: Option;
    readonly locations: readonly string[];
    readonly key: number | null;
  }[];
}
const NOTHING: Targets = { answers: new Map(), options: [] };

export function targetsOf(decision: Decision | null): Targets {
  if (decision === null) return NOTHING;
  const options = decision.options.flatMap((option, n) => {
    const locations = isTerritory(option) ? locationsOf(option) : isLocation(option) ? [option] : [];
    return locations.length === 0 ? [] : [{ option, locations, key: n < 9 ? n + 1 : null }];
  });
  const answers = new Map<string, Option>();
  // A sector that is asked for by itself comes before the territory around it.
  for (const { option, locations } of options.toSorted((a, b) => a.locations.length - b.locations.length))
    for (const at of locations) if (!answers.has(at)) answers.set(at, option);
  return { answers, options };
}

/** Where whatever is on its way comes from, and where it goes. */
export function onTheWay(decision: Decision | null): { readonly from: string | null; readonly to: string | null } {
  const about = askedOf(decision)?.about ?? null;
  const place = (x: unknown): string | null => (isLocation(x) ? territoryOf(x) : isTerritory(x) ? x : null);
  const from =
    about !== null && 'from' in about ? place(about.from) : about !== null && 'at' in about ? place(about.at) : null;
  const to =
    about !== null && 'territory' in about
      ? place(about.territory)
      : about !== null && 'to' in about
        ? place(about.to)
        : null;
  return { from, to };
}

/** Answers on the way from one territory to another: taken up here, put down there. */
export const towards =
  (place: string) =>
  (decision: Decision): Option | null =>
    decision.options.includes(place)
      ? place
      : decision.options.includes(territoryOf(place))
        ? territoryOf(place)
        : null;
/** Forces taken up in one territory and put down in another, asked for one after the other. */
export const between =
  (from: string, to: string) =>
  (decision: Decision): Option | null =>
    towards(decision.name === 'move from which territory?' ? from : to)(decision);
