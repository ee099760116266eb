// Which commands a table has seen: what is certainly new need not be looked up on disk.

export interface SeenCommands {
  add(key: string): void;
  /** False: it certainly has not come before. True: it may have, the disk knows. */
  mayHave(key: string): boolean;
}

/** For some thousand commands of a table; with more of them, more are looked up in vain. */
const BITS = 1 << 13;

export function seenCommands(keys: readonly string[]): SeenCommands {
  const bits = new Uint8Array(BITS / 8);
  const seen: SeenCommands = {
    add(key) {
      for (const at of placesOf(key)) bits[at >> 3] = (bits[at >> 3] ?? 0) | (1 << (at & 7));
    },
    mayHave: (key) => placesOf(key).every((at) => ((bits[at >> 3] ?? 0) & (1 << (at & 7))) !== 0),
  };
  for (const key of keys) seen.add(key);
  return seen;
}

/** Two bits for each key, from one hash (FNV-1a). */
function placesOf(key: string): readonly [number, number] {
  let hash = 0x811c9dc5;
  for (let n = 0; n < key.length; n++) hash = Math.imul(hash ^ key.charCodeAt(n), 0x01000193);
  return [hash & (BITS - 1), (hash >>> 16) & (BITS - 1)];
}
