// Which commands a table has seen, and with which rows: what is certainly new need not be looked up on disk.

export interface SeenCommands {
  /** The next row came with this command; null: with none. */
  add(key: string | null): void;
  /** The rows that may have come with it; hardly ever one that did not. */
  rowsWith(key: string): readonly number[];
  /** Some may be kept from before commands stood in the rows. */
  readonly hasEarlier: boolean;
}

/** Of each row a short hash of the command it came with. */
export function seenCommands(hasEarlier: boolean): SeenCommands {
  const hashes: number[] = [];
  return {
    add: (key) => hashes.push(key === null ? NONE : hashOf(key)),
    rowsWith(key) {
      const wanted = hashOf(key);
      const rows: number[] = [];
      for (let n = hashes.indexOf(wanted); n >= 0; n = hashes.indexOf(wanted, n + 1)) rows.push(n + 1);
      return rows;
    },
    hasEarlier,
  };
}

const NONE = -1;
/** FNV-1a, in as many bits as a small integer has. */
function hashOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let n = 0; n < key.length; n++) hash = Math.imul(hash ^ key.charCodeAt(n), 0x01000193);
  return hash & 0x3fffffff;
}
