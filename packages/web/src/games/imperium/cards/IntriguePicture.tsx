import { boxText, INTRIGUE } from '@landsraad/imperium';
import type { LogLine } from '../../../table/source.ts';
import './intrigue.css';

/** The intrigue card that was played, with its text. */
export function IntriguePicture({ lines }: { readonly lines: readonly LogLine[] }) {
  const played = lines.find((l) => l.kind === 'played intrigue');
  const c = INTRIGUE.get(String(played?.nouns['card']));
  return c === undefined ? null : <p className="im-m-card">{boxText([...c.plot, ...c.combat, ...c.endgame])}</p>;
}
