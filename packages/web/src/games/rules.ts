// The rules of each game, fetched when a table needs them. Every game's table is made of something else, so rules are
// not handed out but lent: `use` works with whatever they are.

import type { Rules } from '@landsraad/kernel';

type LentRules = <R>(use: <T>(rules: Rules<T>) => R) => R;

const lend =
  <T>(rules: Rules<T>): LentRules =>
  (use) =>
    use(rules);

const LOAD: { readonly [game: string]: () => Promise<LentRules> } = {
  'war-for-arrakis': async () => lend((await import('@landsraad/war-for-arrakis')).rules),
  imperium: async () => lend((await import('@landsraad/imperium')).rules),
  dune: async () => lend((await import('@landsraad/dune')).rules),
  reference: async () => lend((await import('@landsraad/reference')).rules),
};

export const hasRules = (game: string): boolean => LOAD[game] !== undefined;

export async function rulesOf(game: string): Promise<LentRules> {
  const load = LOAD[game];
  if (load === undefined)
    throw new Error(`This client does not know the game "${game}". A newer one may: reload the page.`);
  return load();
}
