// Effects as icons where an icon says it, in words where none does: from the same lines that the rules carry out.

import { phrase, type Line, type Lines } from '@landsraad/imperium';
import type { ReactNode } from 'react';
import { Icon } from '../../../look/Icon.tsx';
import type { IconName } from '../../../look/iconNames.ts';
import './effects.css';

const GOODS: { readonly [good: string]: IconName } = {
  solari: 'solari',
  spice: 'spice',
  water: 'water',
  vp: 'victory-point',
};
const OPS: { readonly [op: string]: IconName } = {
  troop: 'troop',
  intrigue: 'intrigue',
  draw: 'draw-card',
  persuasion: 'persuasion',
  sword: 'sword',
  trashCard: 'trash',
};
const FACTION_ICONS: { readonly [faction: string]: IconName } = {
  emperor: 'emperor',
  'spacing-guild': 'spacing-guild',
  'bene-gesserit': 'bene-gesserit',
  fremen: 'fremen',
};

/** The icon of a plain effect; null: it takes words. */
function iconOf({ kind, op, printed, then, condition }: Line): IconName | null {
  if (kind !== 'op' || then.length > 0 || condition !== null || op === '') return null;
  if (op === 'gain' || op === 'pay') return GOODS[printed?.resource ?? ''] ?? null;
  if (op === 'influence') return FACTION_ICONS[printed?.faction ?? ''] ?? null;
  if (printed?.per !== undefined || printed?.deployToConflict !== undefined) return null;
  return OPS[op] ?? null;
}

/** Long effects in a word or two and an icon; the whole phrase is their label. */
const SHORT: { readonly [op: string]: (line: Line) => ReactNode } = {
  takeCouncilSeat: () => <Icon name="council" />,
  gainThirdAgent: () => <Icon name="swordmaster" />,
  takeMentat: () => <Icon name="mentat" />,
  acquireFoldspace: () => (
    <>
      Foldspace <Icon name="card" />
    </>
  ),
  stealIntrigue: () => (
    <>
      steal <Icon name="intrigue" />
    </>
  ),
  harvest: (l) => (
    <>
      <b>{l.printed?.base ?? 0}</b>
      <Icon name="spice" />
    </>
  ),
  sellMelange: () => (
    <>
      <b>2–5</b>
      <Icon name="spice" />
      <Icon name="next" />
      <b>6–12</b>
      <Icon name="solari" />
    </>
  ),
  trashThisCard: () => (
    <>
      this <Icon name="trash" />
    </>
  ),
  control: () => (
    <>
      control <Icon name="city" />
    </>
  ),
};

function Effect({ line }: { readonly line: Line }) {
  if (line.kind === 'arrow')
    return (
      <span className="im-arrow">
        <Effects lines={line.cost} /> <Icon name="next" /> <Effects lines={line.effect} />
      </span>
    );
  const icon = iconOf(line);
  const short = line.then.length === 0 ? SHORT[line.op] : undefined;
  if (icon === null && short !== undefined)
    return (
      <span className="im-effect" title={phrase(line)}>
        <span aria-hidden="true" className="im-effect">
          {short(line)}
        </span>
        <span className="sr">{phrase(line)}</span>
      </span>
    );
  if (icon === null) return <span className="im-words">{phrase(line)}</span>;
  return (
    <span className="im-effect" title={phrase(line)}>
      {line.n > 1 || line.op === 'gain' || line.op === 'pay' ? <b>{line.n}</b> : null}
      <Icon name={icon} />
      <span className="sr">{phrase(line)}</span>
    </span>
  );
}

/** A box of a card, a space or a reward. */
export const Effects = ({ lines }: { readonly lines: Lines }) => (
  <span className="im-effects">
    {lines.map((line) => (
      <Effect key={line.key} line={line} />
    ))}
  </span>
);
export { GOODS, FACTION_ICONS };
