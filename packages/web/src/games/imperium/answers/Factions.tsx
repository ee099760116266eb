import { FACTIONS, factionName } from '@landsraad/imperium';
import type { Option } from '@landsraad/kernel';
import { Icon } from '../../../look/Icon.tsx';
import { Answer, Answers } from '../../../table/Answer.tsx';
import type { BoardProps } from '../../parts.ts';
import { ALLIANCE, POINT } from '../board/Tracks.tsx';
import { AGENT_ICONS } from '../cards/icons.ts';
import { houseOf, nameOf, tableOf } from '../position.ts';

const LAST = 6;

/** One of the factions, with what a step on its track would bring or cost. */
export function Factions({ decision, view, seatName }: BoardProps) {
  if (decision === null) return null;
  const about = decision.about as { readonly house?: number } | null;
  const house = about?.house ?? view.seat;
  const step = decision.name.startsWith('lose') ? -1 : decision.name === 'influence with which faction?' ? 1 : 0;
  const note = (option: Option): string => {
    const n = FACTIONS.findIndex((f) => f === option);
    const now = houseOf(view, house)?.influence[n] ?? 0;
    if (step === 0) return `Influence ${now}`;
    const then = Math.max(0, Math.min(LAST, now + step));
    const holder = tableOf(view).alliances[n] ?? -1;
    const best = Math.max(0, ...tableOf(view).houses.map((h, other) => (other === house ? 0 : (h.influence[n] ?? 0))));
    const brings = [
      ...(step > 0 && then === POINT && now < POINT ? ['a victory point'] : []),
      ...(step < 0 && now === POINT ? ['costs a victory point'] : []),
      ...(step > 0 && then === ALLIANCE && now < ALLIANCE ? ['the bonus'] : []),
      ...(step > 0 && then >= ALLIANCE && holder !== house && (holder < 0 || then > best) ? ['the alliance'] : []),
      ...(step < 0 && holder === house && (then < ALLIANCE || then < best) ? ['loses the alliance'] : []),
      ...(holder >= 0 && holder !== house && then >= ALLIANCE - 1
        ? [`${nameOf(view, holder, seatName)}: alliance at ${tableOf(view).houses[holder]?.influence[n] ?? 0}`]
        : []),
    ];
    return `${now} → ${then}${brings.length === 0 ? '' : `: ${brings.join(', ')}`}`;
  };
  return (
    <Answers options={decision.options}>
      {(option) => {
        const id = FACTIONS.find((f) => f === option) ?? 'emperor';
        return (
          <Answer
            option={option}
            className="im-faction-answer"
            picture={
              <span className={`im-icon ${id}`}>
                <Icon name={AGENT_ICONS[id][0]} />
              </span>
            }
            title={factionName(id).replace(/^the /, '')}
            note={note(option)}
          />
        );
      }}
    </Answers>
  );
}
