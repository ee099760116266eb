// Effects as icons where an icon says it, in words where none does: from the same lines that the rules carry out.

import { phrase, type Condition, type Line, type Lines } from '@landsraad/imperium';
import { Fragment, type ReactNode } from 'react';
import { Icon } from '../../../look/Icon.tsx';
import type { IconName } from '../../../look/iconNames.ts';
import './effects.css';

export const GOODS: { readonly [good: string]: IconName } = {
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
  freighter: 'freighter',
  dreadnought: 'dreadnought',
};
export const FACTION_ICONS: { readonly [faction: string]: IconName } = {
  emperor: 'emperor',
  'spacing-guild': 'spacing-guild',
  'bene-gesserit': 'bene-gesserit',
  fremen: 'fremen',
};

/** The icon of a plain effect; null: it takes words. */
function iconOf({ kind, op, printed, then, condition }: Line): IconName | null {
  if (kind !== 'op' || then.length > 0 || condition !== null || op === '') return null;
  if (printed?.per !== undefined) return null;
  if (op === 'gain' || op === 'pay') return GOODS[printed?.resource ?? ''] ?? null;
  if (op === 'influence') return FACTION_ICONS[printed?.faction ?? ''] ?? null;
  if (printed?.deployToConflict !== undefined) return null;
  return OPS[op] ?? null;
}

/** Long effects in a word or two and an icon; the whole phrase is their label. */
const SHORT: { readonly [op: string]: (line: Line) => ReactNode } = {
  influence: (l) => (
    <>
      {l.n > 1 ? <b>{l.n}</b> : null}
      <Icon name="emperor" />/<Icon name="fremen" />
      {l.printed?.faction === 'any' ? '…' : ' behind'}
    </>
  ),
  loseInfluence: () => (
    <>
      lose <Icon name="alliance" />
    </>
  ),
  troop: (l) => (
    <>
      <b>{l.n}</b>
      <Icon name="troop" />
      <Icon name="next" />
      <Icon name="conflict" />
    </>
  ),
  persuasion: (l) => (
    <>
      <b>{l.n}</b>
      <Icon name="persuasion" /> per <Icon name="fremen" />
    </>
  ),
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
  trashThatCard: () => (
    <>
      it <Icon name="trash" />
    </>
  ),
  discardFromHand: (l) => (
    <>
      discard {l.n > 1 ? <b>{l.n}</b> : null} <Icon name="card" />
    </>
  ),
  takeFromDiscardToHand: (l) => (
    <>
      <Icon name={FACTION_ICONS[l.printed?.faction ?? ''] ?? 'card'} /> back to hand
    </>
  ),
  control: () => (
    <>
      control <Icon name="city" />
    </>
  ),
  deployFromGarrison: (l) => (
    <>
      deploy {typeof l.printed?.max === 'number' ? <b>{l.printed.max}</b> : 'any'} <Icon name="troop" />
    </>
  ),
  deployFromSupply: (l) => (
    <>
      deploy <b>{l.n}</b> <Icon name="troop" />
    </>
  ),
  retreatOwn: () => (
    <>
      retreat <Icon name="troop" />
    </>
  ),
  loseTroop: (l) => (
    <>
      lose {l.n > 1 ? <b>{l.n}</b> : null} <Icon name="troop" />
    </>
  ),
  opponentLosesTroop: () => (
    <>
      a rival loses <Icon name="troop" />
    </>
  ),
  eachOpponentLosesTroop: () => (
    <>
      others lose <Icon name="troop" />
    </>
  ),
  eachOpponentDiscardsFromHand: () => (
    <>
      others discard <Icon name="card" />
    </>
  ),
  eachOpponentChooses: () => (
    <>
      others lose <Icon name="card" /> or <Icon name="troop" />
    </>
  ),
  recallOwnAgent: () => (
    <>
      recall <Icon name="agent" />
    </>
  ),
  acquireCardFree: (l) => (
    <>
      <Icon name="card" /> up to <b>{l.printed?.maxCost ?? 0}</b>, free
    </>
  ),
  leaderSignet: () => (
    <>
      signet <Icon name="leader-named" />
    </>
  ),
  sendAgentFromAnywhereToAnySpace: () => (
    <>
      any <Icon name="agent" /> to any space
    </>
  ),
  closeSpaceToOpponents: () => <>close a space</>,
  sword: (l) => (
    <>
      <b>{l.n}</b>
      <Icon name="sword" /> per{' '}
      {l.printed?.per === 'ownDreadnoughtInConflict' ? <Icon name="dreadnought" /> : <Icon name="card" />}
    </>
  ),
  dividends: (l) => (
    <>
      <b>{l.n}</b>
      <Icon name="solari" />, others <b>{l.printed?.eachOpponent ?? 0}</b>
    </>
  ),
  acquireTech: (l) => (
    <>
      <Icon name="tech" />
      {(l.printed?.discount ?? 0) === 0 ? null : (
        <>
          <b>−{l.printed?.discount}</b>
          <Icon name="spice" />
        </>
      )}
    </>
  ),
  techNegotiation: () => (
    <>
      <Icon name="troop" />
      <Icon name="next" />
      <Icon name="tech" />
    </>
  ),
  placeDreadnought: () => (
    <>
      <Icon name="dreadnought" /> takes a location
    </>
  ),
  ownIntrigueToBottomOfDeck: () => (
    <>
      <Icon name="intrigue" /> under the deck
    </>
  ),
  extraTurn: () => <>another turn</>,
  flipThisTile: () => <>once a round</>,
  trashThisTile: () => (
    <>
      this <Icon name="trash" />
    </>
  ),
};

/** What must be so, as a small mark before what it brings. */
function conditionMark(c: Condition): ReactNode {
  const faction = (f: string): ReactNode => <Icon name={FACTION_ICONS[f] ?? 'alliance'} />;
  if (c.fremenBond === true) return <>{faction('fremen')} bond</>;
  if (c.anotherCardInPlayOfFaction !== undefined) return <>with {faction(c.anotherCardInPlayOfFaction)}</>;
  if (c.alliance !== undefined)
    return (
      <>
        <Icon name="alliance" />
        {c.alliance === 'any' ? null : faction(c.alliance)}
      </>
    );
  if (c.influenceAtLeast !== undefined)
    return (
      <>
        <b>{c.influenceAtLeast.n}</b>
        {faction(c.influenceAtLeast.faction)}
      </>
    );
  if (c.techTilesAtLeast !== undefined)
    return (
      <>
        <b>{c.techTilesAtLeast}</b>
        <Icon name="tech" />
      </>
    );
  if (c.solariAtLeast !== undefined)
    return (
      <>
        <b>{c.solariAtLeast}</b>
        <Icon name="solari" />
      </>
    );
  if (c.highCouncilSeat === true) return <Icon name="council" />;
  if (c.youWinThisConflict === true) return <>if you win</>;
  return null;
}

const LONGEST = 44;
/** Cut at a word, where the closer look has the rest. */
export const shortened = (words: string): string =>
  words.length <= LONGEST ? words : `${words.slice(0, words.lastIndexOf(' ', LONGEST)).replace(/[,;:]$/, '')}…`;

/** Shown for eyes, said in full. */
const Shown = ({ line, children }: { readonly line: Line; readonly children: ReactNode }) => (
  <span className="im-effect" title={phrase(line)}>
    <span aria-hidden="true" className="im-effect">
      {children}
    </span>
    <span className="sr">{phrase(line)}</span>
  </span>
);

interface EffectProps {
  readonly line: Line;
  /** There is no room for long words. */
  readonly brief: boolean;
}
function Effect({ line, brief }: EffectProps) {
  if (line.option.length > 0) return <Effects lines={line.option} brief={brief} />;
  if (line.kind === 'arrow')
    return (
      <span className="im-arrow">
        <Effects lines={line.cost} brief={brief} /> <Icon name="next" /> <Effects lines={line.effect} brief={brief} />
      </span>
    );
  if (line.kind === 'choose' && line.choose === 1 && line.of.length <= 4)
    return (
      <span className="im-either">
        {line.of.map((o, n) => (
          <Fragment key={o.key}>
            {n > 0 ? <small> or </small> : null}
            <Effects lines={o.option} brief={brief} />
          </Fragment>
        ))}
      </span>
    );
  if (line.kind === 'if' && line.condition !== null && line.otherwise.length === 0) {
    const mark = conditionMark(line.condition);
    if (mark !== null)
      return (
        <span className="im-if" title={phrase(line)}>
          <span className="im-condition">{mark}</span> <Effects lines={line.then} brief={brief} />
        </span>
      );
  }
  const icon = iconOf(line);
  const short = line.then.length === 0 ? SHORT[line.op] : undefined;
  if (icon === null && short !== undefined) return <Shown line={line}>{short(line)}</Shown>;
  if (icon === null) return <span className="im-words">{brief ? shortened(phrase(line)) : phrase(line)}</span>;
  return (
    <Shown line={line}>
      {line.n > 1 || line.op === 'gain' || line.op === 'pay' ? <b>{line.n}</b> : null}
      <Icon name={icon} />
    </Shown>
  );
}

interface EffectsProps {
  readonly lines: Lines;
  readonly brief?: boolean;
}
/** A box of a card, a space or a reward. */
export const Effects = ({ lines, brief = false }: EffectsProps) => (
  <span className="im-effects">
    {lines.map((line) => (
      <Effect key={line.key} line={line} brief={brief} />
    ))}
  </span>
);
