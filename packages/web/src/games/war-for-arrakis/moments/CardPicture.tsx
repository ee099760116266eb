import { useAtTable } from '../../../table/context.ts';
import type { LogLine } from '../../../table/source.ts';
import { closer } from '../names.ts';
import './picture.css';

/** The card that was played or claimed, with its text. */
export function CardPicture({ lines }: { readonly lines: readonly LogLine[] }) {
  const { config } = useAtTable();
  const card = lines.find((l) => l.kind === 'card played' || l.kind === 'claimed')?.nouns['card'];
  const look = typeof card === 'string' ? closer(card, config) : null;
  return look?.note === undefined ? null : <p className="wa-m-card">{look.note}</p>;
}
