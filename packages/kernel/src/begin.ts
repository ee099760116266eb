// Setting a table up.

import { tidyBox, withBox, wrongInBox } from './box.ts';
import { begun } from './copy.ts';
import type { Config, Game, Place } from './game.ts';
import { EVERYONE, noNames, sortSet } from './hidden.ts';
import { seeded } from './random.ts';
import type { Rules } from './rules.ts';
import { newFrame } from './settle.ts';
import { met } from './trace.ts';

/** Why this cannot be set up, in one sentence that says what is possible; null if it can. */
export function refuseConfig<T>(rules: Rules<T>, config: Config): string | null {
  const mode = rules.modes.find((m) => m.id === config.mode);
  if (mode === undefined)
    return `${rules.title} has no mode "${config.mode}"; it has ${rules.modes.map((m) => m.id).join(', ')}.`;
  const { min, max } = mode.players;
  met('rule', mode.rule);
  if (!Number.isInteger(config.players) || config.players < min || config.players > max)
    return `${rules.title} in mode ${mode.id} takes ${min === max ? min : `${min} to ${max}`} players, not ${config.players}.`;
  for (const [id, value] of Object.entries(config.options)) {
    const spec = rules.options.find((o) => o.id === id);
    if (spec === undefined)
      return `${rules.title} has no option "${id}"; it has ${rules.options.map((o) => o.id).join(', ') || 'none'}.`;
    if (!spec.values.includes(value))
      return `Option "${id}" of ${rules.title} must be one of ${spec.values.map((v) => JSON.stringify(v)).join(', ')}, not ${JSON.stringify(value)}.`;
  }
  return refuseBox(rules, config) ?? rules.refuseConfig?.(config) ?? null;
}
/** A box is looked at once: games are begun by the thousand. */
const fitting = new WeakSet<object>();
function refuseBox<T>(rules: Rules<T>, { box }: Config): string | null {
  if (box === undefined || fitting.has(box)) return null;
  const [wrong] = wrongInBox(rules, box);
  if (wrong !== undefined) return wrong.why;
  fitting.add(box);
  return null;
}

/** The settings with every default filled in. */
export function configOf<T>(rules: Rules<T>, asked: Partial<Config>): Config {
  const mode = rules.modes.find((m) => m.id === asked.mode) ?? rules.modes[0];
  const options: { [id: string]: Config['options'][string] } = {};
  for (const o of rules.options) options[o.id] = o.default;
  const config = {
    mode: asked.mode ?? mode?.id ?? '',
    players: asked.players ?? mode?.players.usual ?? mode?.players.min ?? 0,
    options: { ...options, ...asked.options },
  };
  const { box } = asked;
  return withBox(config, box === undefined || wrongInBox(rules, box).length > 0 ? box : tidyBox(rules, box));
}

/** What lies where before anything is done. Settings that many games share are unpacked once. */
function unpacked<T>(rules: Rules<T>, config: Config): readonly (readonly Place[])[] {
  const known = unpackedFor.get(config);
  if (known !== undefined && known.of === rules.book) return known.places;
  const places = rules.book.pools.map((pool) =>
    pool.places.map((ref) => {
      const p: Place = { things: noNames(), known: [] };
      if (ref.name === pool.spec.start)
        for (const thing of pool.spec.things(config)) {
          p.things.push(thing);
          p.known.push(ref.open ? EVERYONE : 0);
        }
      if (!ref.ordered) sortSet(p);
      return p;
    }),
  );
  unpackedFor.set(config, { of: rules.book, places });
  return places;
}
const unpackedFor = new WeakMap<Config, { readonly of: unknown; readonly places: readonly (readonly Place[])[] }>();

/** A new game, nothing done yet: `settle` runs the set-up. */
export function begin<T>(rules: Rules<T>, config: Config, seed: string | number): Game<T> {
  const refused = refuseConfig(rules, config);
  if (refused !== null) throw new Error(refused);
  const seats = Array.from({ length: config.players }, (_, seat) => seat);
  return begun({
    table: rules.table(config),
    // Games share places until they change them.
    hidden: unpacked(rules, config).map((places) => places.slice()),
    purses: Array.from(rules.book.purses, (p) => Array.from(seats, (seat) => p.start(config, seat))),
    inForce: [],
    stack: [newFrame(rules.play.name, {}, false)],
    due: [],
    random: seeded(seed),
    barrier: 0,
    shown: 0,
    moment: 1,
    turns: 0,
    seats: config.players,
    over: null,
  });
}
