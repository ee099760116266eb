import { CARDS, type AgentIcon } from '@landsraad/imperium';
import { Icon } from '../../../look/Icon.tsx';
import type { IconName } from '../../../look/iconNames.ts';
import { Vignette } from '../../../look/Vignette.tsx';
import { Effects } from './effects.tsx';
import './card.css';

export const AGENT_ICONS: { readonly [icon in AgentIcon]: readonly [IconName, string] } = {
  emperor: ['emperor', 'Emperor'],
  'spacing-guild': ['spacing-guild', 'Spacing Guild'],
  'bene-gesserit': ['bene-gesserit', 'Bene Gesserit'],
  fremen: ['fremen', 'Fremen'],
  landsraad: ['landsraad', 'Landsraad'],
  city: ['city', 'city'],
  'spice-trade': ['spice-trade', 'spice trade'],
};

interface ImperiumCardProps {
  readonly card: string;
  readonly offered: boolean;
  readonly picked: boolean;
  readonly count?: number;
  readonly option: string;
  readonly press: () => void;
  /** The whole answer, for those who cannot see the card. */
  readonly label: string;
}

/** A card from its data: cost, agent icons, picture, agent box, reveal strip, what it gives when acquired. */
export function ImperiumCard({ card, offered, picked, count = 1, option, press, label }: ImperiumCardProps) {
  const c = CARDS.get(card);
  if (c === undefined) return null;
  const [faction] = c.factions;
  return (
    <button
      type="button"
      className={`im-card ${offered ? 'offered' : ''} ${picked ? 'picked' : ''}`}
      style={{ ['--tint' as string]: faction === undefined ? 'var(--line-strong)' : `var(--${faction})` }}
      {...(offered ? { 'data-option': option } : {})}
      data-thing={card}
      aria-label={label}
      onClick={press}
    >
      <span className="im-card-top">
        <span className="im-card-name display">{c.name}</span>
        {c.cost === null ? null : <b className="im-cost">{c.cost}</b>}
      </span>
      <span className="im-icons">
        {c.icons.length === 0 ? <small>reveal only</small> : null}
        {c.icons.map((icon) => (
          <span key={icon} className={`im-icon ${icon}`} title={AGENT_ICONS[icon][1]}>
            <Icon name={AGENT_ICONS[icon][0]} />
          </span>
        ))}
      </span>
      <span className="im-picture">
        <Vignette seed={card} tint={faction === undefined ? 'var(--line-strong)' : `var(--${faction})`} />
      </span>
      <span className="im-agent-box">
        {c.agent.length === 0 ? null : <Effects lines={c.agent} />}
        {c.acquire.length === 0 ? null : (
          <span className="im-acquire">
            acquired: <Effects lines={c.acquire} />
          </span>
        )}
      </span>
      <span className="im-reveal">{c.reveal.length === 0 ? <small>nothing</small> : <Effects lines={c.reveal} />}</span>
      {count > 1 ? <span className="im-count num">×{count}</span> : null}
    </button>
  );
}
