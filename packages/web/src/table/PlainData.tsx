import type { ReactNode } from 'react';
import { useAtTable, type AtTable } from './context.ts';
import { plain } from './words.ts';

/** Names of fields that hold a seat's number, whatever the game. */
const SEATS = new Set([
  'seat',
  'by',
  'on',
  'to',
  'from',
  'first',
  'active',
  'owner',
  'leader',
  'turn',
  'partner',
  'partners',
  'winner',
  'winners',
]);

const isRecord = (x: unknown): x is { readonly [key: string]: unknown } =>
  typeof x === 'object' && x !== null && !Array.isArray(x);

function scalar(value: unknown, field: string, at: AtTable): string {
  if (value === null || value === undefined) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number' && SEATS.has(field))
    return value >= 0 && value < at.config.players ? at.seatTitle(value) : 'nobody';
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? at.thing(value).title : '';
}

function inWords(value: unknown, field: string, at: AtTable): ReactNode {
  if (Array.isArray(value)) {
    if (value.length === 0) return 'none';
    // One for each seat: said with their names.
    if (value.length === at.config.players && value.every((x) => !isRecord(x) && !Array.isArray(x)))
      return value.map((x, seat) => `${at.seatTitle(seat)} ${x === -1 ? '–' : scalar(x, field, at)}`).join(', ');
    if (value.every((x) => !isRecord(x) && !Array.isArray(x))) return value.map((x) => scalar(x, field, at)).join(', ');
    return (
      <ul className="plain-list">
        {value.map((x, n) => (
          <li key={n}>{inWords(x, field, at)}</li>
        ))}
      </ul>
    );
  }
  if (isRecord(value))
    return Object.entries(value)
      .filter(([, x]) => !isRecord(x))
      .map(([key, x]) => `${plain(key)} ${scalar(x, key, at)}`)
      .join(', ');
  return scalar(value, field, at);
}

/** The open table in words: never as code. */
export function PlainData({ data }: { readonly data: unknown }) {
  const at = useAtTable();
  if (!isRecord(data)) return null;
  return (
    <dl className="plain-data">
      {Object.entries(data).map(([field, value]) => (
        <div key={field}>
          <dt>{plain(field)}</dt>
          <dd>
            {isRecord(value) && Object.values(value).some(isRecord) ? (
              <PlainData data={value} />
            ) : (
              inWords(value, field, at)
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
