import type { Generated } from 'kysely';

export interface Schema {
  identities: { id: string; name: string; settings: string; created: number };
  tokens: { hash: string; identity: string; created: number };
  tables: {
    id: string;
    game: string;
    mode: string;
    players: number;
    status: string;
    public: number;
    owner: string;
    created: number;
    changed: number;
    seats: string;
    waiting: string;
    count: number;
    head: string;
    problem: Generated<string | null>;
  };
  people: { table_id: string; identity: string };
  rows: {
    table_id: string;
    n: number;
    at: number;
    body: string;
    sent: number;
    hash: string;
    told: Generated<string>;
    toldDigest: Generated<string>;
    command: Generated<string | null>;
  };
  /** Those of an earlier version; now they stand in the rows. */
  commands: { table_id: string; key: string; digest: string; reply: string };
  health: { id: number; at: number; filler: string };
  snapshots: { table_id: string; n: number; hash: string; body: string; digest: string };
}
