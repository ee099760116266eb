import { cardNote, CARDS, infiltrates, type Card, type Lines } from '@landsraad/imperium';
import type { Option } from '@landsraad/kernel';
import type { ReactNode } from 'react';
import { Icon } from '../../../look/Icon.tsx';
import type { IconName } from '../../../look/iconNames.ts';
import { Vignette } from '../../../look/Vignette.tsx';
import { useAtTable } from '../../../table/context.ts';
import { Enlarged, useEnlarged } from '../../../table/Enlarged.tsx';
import { Effects, FACTION_ICONS } from './effects.tsx';
import { AGENT_ICONS } from './icons.ts';
import { useLongPress } from './useLongPress.ts';
import './card.css';

interface ImperiumCardProps {
  readonly card: string;
  /** The answer that it stands for; null: none. */
  readonly option: Option | null;
  /** Pressed, whether it is an answer or not. */
  readonly press: () => void;
  readonly picked?: boolean;
  readonly count?: number;
  /** Where the closer look stands. */
  readonly side?: 'above' | 'beside';
  /** In the tray: one line less of everything. */
  readonly size?: 'in-row' | 'in-hand' | 'in-play';
  /** What pressing it would do, at its foot. */
  readonly foot?: ReactNode;
  /** Instead of its name, for those who cannot see it. */
  readonly says?: string;
}

const BOX_ICONS: { readonly [op: string]: IconName } = {
  sword: 'sword',
  troop: 'troop',
  draw: 'draw-card',
  intrigue: 'intrigue',
  persuasion: 'persuasion',
  leaderSignet: 'leader-named',
};
/** A word that is wider than a narrow card. */
const LONG_WORD = /\w{10}/;
/** What its picture shows: its faction, or what it is mostly for. */
function emblemOf(c: Card): IconName {
  const [faction] = c.factions;
  if (faction !== undefined) return FACTION_ICONS[faction] ?? 'card';
  for (const line of [...c.agent, ...c.reveal]) {
    const icon = BOX_ICONS[line.op];
    if (icon !== undefined) return icon;
  }
  return 'card';
}
const tintOf = (c: Card): string => (c.factions[0] === undefined ? 'var(--line-strong)' : `var(--${c.factions[0]})`);

/** A card from its data: cost, agent icons, picture, agent box, reveal strip, what it gives when acquired. */
export function ImperiumCard(props: ImperiumCardProps) {
  const c = CARDS.get(props.card);
  return c === undefined ? null : <Known {...props} c={c} />;
}
function Known({
  c,
  option,
  press,
  picked = false,
  count = 1,
  side = 'above',
  size = 'in-row',
  foot,
  says,
}: ImperiumCardProps & { readonly c: Card }) {
  const { view, label, look } = useAtTable();
  const large = useEnlarged(side);
  const held = useLongPress(() => look({ kind: 'thing', id: c.id, words: c.name }), press);
  const key = option === null ? -1 : (view.decision?.options.indexOf(option) ?? -1);
  const name = says ?? (option === null ? c.name : label(option));
  return (
    <>
      <button
        type="button"
        className={`im-card ${size} ${option === null ? '' : 'offered'} ${picked ? 'picked' : ''}`}
        style={{ ['--tint' as string]: tintOf(c) }}
        {...(option === null ? {} : { 'data-option': String(option) })}
        data-thing={c.id}
        aria-label={`${name}${count > 1 ? `, ${count} of them` : ''}. ${cardNote(c)}`}
        {...large.on}
        {...held}
      >
        <span className="im-card-top">
          {c.cost === null ? null : <b className="im-cost">{c.cost}</b>}
          <span className={`im-card-name display ${LONG_WORD.test(c.name) ? 'long' : ''}`}>{c.name}</span>
          {count > 1 ? <b className="im-count num"> ×{count}</b> : null}
        </span>
        <AgentIcons card={c} />
        <span className="im-picture">
          <Vignette seed={c.id} tint={tintOf(c)} />
          <Icon name={emblemOf(c)} />
        </span>
        <span className="im-agent-box">
          {c.agent.length === 0 ? null : <Effects lines={c.agent} brief />}
          {c.acquire.length === 0 || size === 'in-play' ? null : (
            <span className="im-acquire">
              when bought <Effects lines={c.acquire} brief />
            </span>
          )}
        </span>
        <span className="im-reveal">
          {c.unload.length === 0 ? null : <small>unload&nbsp;</small>}
          {c.reveal.length === 0 ? <small>reveals nothing</small> : <Effects lines={c.reveal} brief />}
        </span>
        {foot === undefined ? null : <span className="im-foot">{foot}</span>}
        {key >= 0 && key < 9 ? (
          <b className="im-key" aria-hidden="true">
            {key + 1}
          </b>
        ) : null}
      </button>
      <Enlarged at={large.at}>
        <CardInFull card={c} />
      </Enlarged>
    </>
  );
}

const AgentIcons = ({ card: c }: { readonly card: Card }) => (
  <span className="im-icons">
    {c.icons.length === 0 ? <small>{c.fromAnywhere ? 'any space' : 'reveal only'}</small> : null}
    {c.icons.map((icon) => (
      <span
        key={icon}
        className={`im-icon ${icon} ${infiltrates(c, icon) ? 'infiltrates' : ''}`}
        title={`${AGENT_ICONS[icon][1]}${infiltrates(c, icon) ? ', infiltrates: enemy agents do not block' : ''}`}
      >
        <Icon name={AGENT_ICONS[icon][0]} />
      </span>
    ))}
  </span>
);

/** Everything that is printed on it, in words where there are no icons. */
function CardInFull({ card: c }: { readonly card: Card }) {
  const boxes: readonly (readonly [string, Lines])[] = [
    ['Agent', c.agent],
    [c.unload.length === 0 ? 'Reveal' : 'Reveal, or when discarded or trashed', c.reveal],
    ['When bought', c.acquire],
    ['When trashed', c.trash],
  ];
  return (
    <div className="im-full">
      <h3 className="display">
        {c.name} {c.cost === null ? null : <b className="im-cost">{c.cost}</b>}
      </h3>
      <AgentIcons card={c} />
      {boxes
        .filter(([, lines]) => lines.length > 0)
        .map(([name, lines]) => (
          <p key={name}>
            <b>{name}.</b> <Effects lines={lines} />
          </p>
        ))}
    </div>
  );
}
