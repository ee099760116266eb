import { ATREIDES, FACTS, RESULTS, areaTitle, houseOf, printedFor, sourceOfAll } from '@landsraad/war-for-arrakis';
import { Icon } from '../../../look/Icon.tsx';
import { useAtTable } from '../../../table/context.ts';
import type { SeatPanelProps } from '../../parts.ts';
import { tableOf } from '../position.ts';
import { SourceOf } from './Assumed.tsx';
import { Die } from './Die.tsx';
import { Fact } from './Fact.tsx';
import { offeredAs, offeredClass } from './offered.ts';
import { OfferKey } from './OfferKey.tsx';
import './smugglers.css';

const { components } = FACTS.smugglers;
const DIE = 'smugglers die';
/** What of it no source gives. */
const VALUES = ['smugglers.components.smugglerRegular', 'smugglers.base.sectors', 'dice.smugglersActionDie.faces'];

/** The smugglers board: who waits on it while they are neutral; their base, die and ornithopters once they are allied. */
export function SmugglersBoard({ view, seat, decision, picked, press }: SeatPanelProps) {
  const { label } = useAtTable();
  const t = tableOf(view);
  const now = t.smugglers;
  if (now === undefined || seat !== houseOf({ table: t }, ATREIDES)) return null;
  const flying = t.air.filter((what) => what === 'smuggler ornithopter').length;
  const fighting = t.auxiliaries?.filter((x) => x.kind === 'smuggler').length ?? 0;
  const result = RESULTS[now.die] ?? null;
  const asked = offeredAs(decision, picked, DIE);
  const die = (
    <Die
      side="atreides"
      face={result}
      state={result === null ? 'used' : 'unused'}
      size={24}
      title={result === null ? 'The smugglers die is not on the board' : `Smugglers die: ${result}`}
    />
  );
  return (
    <section className="wa-p-smugglers" aria-label="Smugglers board">
      <p className="wa-p-label">
        Smugglers <span>{STANCES[now.stance]}</span> <SourceOf card={sourceOfAll(VALUES, t.box)} t={t} as="sign" />
      </p>
      {now.stance === 'gone' ? null : (
        <ul className="wa-p-facts">
          {now.stance === 'neutral' ? (
            <>
              <li className="wa-p-fact" title={`Staban Tuek waits on step ${now.step} of the prescience track`}>
                <Icon name="leader-named" /> Tuek on <b className="num">{now.step}</b>
              </li>
              <Fact
                icon="smuggler"
                value={now.waiting}
                says={`${now.waiting} smugglers and Gurney Halleck wait here`}
              />
              <Fact
                icon="harvester"
                value={now.harvestersLeft}
                says={`${now.harvestersLeft} of ${components.smugglerHarvester} smuggler harvesters not captured, ${now.harvesters.length} on the board`}
              />
            </>
          ) : (
            <>
              <li>
                {asked.offered ? (
                  <button
                    type="button"
                    className={`wa-p-die-button ${offeredClass(asked)}`}
                    data-option={DIE}
                    aria-label={label(DIE)}
                    onClick={() => press(DIE)}
                  >
                    {die}
                    <OfferKey n={asked.key} />
                  </button>
                ) : (
                  die
                )}
              </li>
              <li className="wa-p-fact" title="Their base, of rank 3 in battles">
                <Icon name="camp" /> {now.base < 0 ? 'no base' : areaTitle(now.base)}
              </li>
              <Fact
                icon="smuggler"
                value={fighting}
                says={`${fighting} of ${printedFor({ table: t }).smugglers.regulars} smugglers in legions`}
              />
              <Fact
                icon="ornithopter"
                value={flying}
                says={`${flying} of ${components.smugglerOrnithopter} smuggler ornithopters in the air`}
              />
            </>
          )}
        </ul>
      )}
    </section>
  );
}
const STANCES = { neutral: 'neutral', allied: 'allied', gone: 'out of the game' } as const;
