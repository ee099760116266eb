import { conflicts, pointsToWin } from '@landsraad/imperium';
import type { View } from '@landsraad/kernel';
import { Icon } from '../../../look/Icon.tsx';
import { several } from '../../../table/words.ts';
import { lies, nameOf, sizeOf, tableOf } from '../position.ts';
import { HouseMark } from './HouseMark.tsx';
import './tracks.css';

/** Spaces beyond the last one needed. */
const BEYOND = 2;

/** Which round it is, who began it and who has the Mentat, and everybody's points on one track. */
export function RoundBar({ view, seatName }: { readonly view: View; readonly seatName: (seat: number) => string }) {
  const t = tableOf(view);
  const goal = pointsToWin({ table: t });
  const shown = goal + BEYOND;
  const left = conflicts.reduce((n, _, tier) => n + sizeOf(lies(view, `conflicts of tier ${tier + 1}`, 'deck')), 0);
  const name = (house: number): string => nameOf(view, house, seatName);
  // House Hagal of two players scores nothing.
  const scoring = t.houses.flatMap((h, house) => (h.leader === '' ? [] : [{ house, vp: h.vp }]));
  return (
    <div className="im-round">
      <p>
        <span>
          Round <b>{t.round}</b> of {t.round + left}
        </span>
        <span title={`${name(t.first)}: first player`}>
          <HouseMark house={t.first} /> first
        </span>
        <span title={t.mentat < 0 ? 'The Mentat stands on its space' : `${name(t.mentat)}: has the Mentat`}>
          <Icon name="mentat" /> {t.mentat < 0 ? 'free' : <HouseMark house={t.mentat} />}
        </span>
      </p>
      <ol className="im-score" aria-label="Score track">
        {Array.from({ length: shown + 1 }, (_, vp) => {
          const here = scoring.filter((s) => Math.min(shown, Math.max(0, s.vp)) === vp);
          return (
            <li key={vp} className={vp >= goal ? 'goal' : ''}>
              <span>{vp}</span>
              {here.map(({ house, vp: points }) => (
                <span key={house} title={`${name(house)}: ${several(points, 'point')}`} data-score={house}>
                  <HouseMark house={house} />
                  <span className="sr">
                    {name(house)}: {several(points, 'point')}
                  </span>
                </span>
              ))}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
