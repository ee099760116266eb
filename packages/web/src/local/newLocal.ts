import { configOf, refuseConfig, type Config, type Entry } from '@landsraad/kernel';
import { rulesOf } from '../games/rules.ts';
import type { LocalSeat, LocalSetup } from './engine.ts';
import { saveTable } from './saved.ts';

const letters = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (n) => n.toString(16).padStart(2, '0')).join('');

/** Sets up a table on this device; its id. Throws a sentence if it cannot be played so. */
export async function newLocal(game: string, asked: Partial<Config>, seats: readonly LocalSeat[]): Promise<string> {
  const lent = await rulesOf(game);
  const { config, version, refused } = lent((rules) => {
    const config = configOf(rules, { ...asked, players: seats.length });
    return { config, version: rules.version, refused: refuseConfig(rules, config) };
  });
  if (refused !== null) throw new Error(refused);
  return keepLocal(game, version, { config, seats, seed: newSeed() }, []);
}

export const newSeed = (): string => letters(16);

/** Keeps a table that goes on after what has been played; its id. */
export async function keepLocal(
  game: string,
  version: string,
  setup: LocalSetup,
  choices: readonly Entry[],
  finished = false,
): Promise<string> {
  const id = letters(8);
  await saveTable({
    id,
    game,
    version,
    setup,
    choices,
    standing: [],
    finished,
    yourTurn: !finished,
    changed: Date.now(),
    server: null,
  });
  return id;
}
