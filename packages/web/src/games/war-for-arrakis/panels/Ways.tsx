import { LEADERS, drawnAt, leaderIn } from '@landsraad/war-for-arrakis';
import { useAtTable } from '../../../table/context.ts';
import type { BoardProps } from '../../parts.ts';
import { shortName } from './leaders.ts';
import { tableOf } from '../position.ts';
import { offeredAs, offeredClass } from './offered.ts';
import { OfferKey } from './OfferKey.tsx';

const SHORT: { readonly [way: string]: string } = {
  'surprise attack': 'Surprise attack',
  elites: '2 Elites',
  vehicles: '2 vehicles',
  wormsigns: '2 wormsigns',
  'move sandworms': 'Move worms',
  'attack with a sandworm': 'Worm attacks',
  'wild-maker': 'Wild Maker',
  sandriders: 'Sandriders',
  'as strategy': 'Strategy',
  'as leadership': 'Leadership',
  'as deployment': 'Deployment',
  'as mentat': 'Mentat',
};

/** On a button there is room for a few words; the whole answer is its label. */
function shortWay(option: string, label: string): string {
  const leader = LEADERS[leaderIn(option)];
  return leader === undefined ? (SHORT[option] ?? label) : `${shortName(leader)}’s action`;
}

/** What the die in use may be used for. */
export function Ways({ decision, picked, press, view }: BoardProps) {
  const { label } = useAtTable();
  if (decision === null) return null;
  return (
    <ul className="wa-p-ways">
      {decision.options.map((option) => {
        const o = offeredAs(decision, picked, option);
        const leader = drawnAt(tableOf(view)).leaders[leaderIn(String(option))];
        return (
          <li key={String(option)}>
            <button
              type="button"
              className={`wa-p-way ${offeredClass(o)} ${option === 'nothing' ? 'quiet' : ''}`}
              data-option={String(option)}
              aria-label={leader === undefined ? label(option) : `${label(option)}: ${leader.action}`}
              title={leader?.action ?? label(option)}
              onClick={() => press(option)}
            >
              <OfferKey n={o.key} />
              {shortWay(String(option), label(option))}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
