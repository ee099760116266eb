import type { Option } from '@landsraad/kernel';
import { leaderIn } from '@landsraad/war-for-arrakis';
import { useAtTable } from '../../../table/context.ts';
import type { BoardProps } from '../../parts.ts';
import { UnitFigure } from '../battle/UnitFigure.tsx';
import { kindName } from '../battle/legions.ts';
import { sideOfLeader, tableOf, ownSide } from '../position.ts';
import { Answer, Answers, Hint } from '../../../table/Answer.tsx';

const HINTS: { readonly [question: string]: string } = {
  'take the hit on what?': 'Press who takes it, here or in the battle.',
  'which leader uses the special?': 'There are more leaders than specials.',
  'remove which unit?': 'An area holds six units at most.',
};
/** What strikes a legion outside of battles. */
const STRIKES = new Set(['storm', 'sandworm attacks', 'special attack', 'rockets']);
/** What a hit does to it. */
const FATES: { readonly [kind: string]: string } = {
  regular: 'is removed',
  smuggler: 'is removed',
  troop: 'is removed',
  elite: 'becomes a Regular',
  special: 'becomes a Regular',
  generic: 'goes back to the supply',
  escort: 'goes back to the supply',
  'escort, 2 hits': 'absorbs both hits',
};

/** Units and leaders that take a hit, go or use a special. */
export function Casualties({ decision, view, config }: BoardProps) {
  const { state, parts } = useAtTable();
  if (decision === null) return null;
  const asked = decision.name;
  const inBattle = tableOf(view).battle !== null;
  const last = state.log.findLast((l) => l.of === 'game' && STRIKES.has(l.kind));
  const struck =
    asked === 'take the hit on what?' && !inBattle && last !== undefined
      ? parts.book.text.happening(last.kind, last.nouns, config)
      : null;
  const hint = struck ?? HINTS[asked];
  return (
    <>
      {hint === undefined ? null : <Hint>{hint}</Hint>}
      <Answers options={decision.options} className="row">
        {(option) => {
          const kind = String(option);
          const leader = leaderIn(kind);
          const side = leader >= 0 ? sideOfLeader(leader) : ownSide(view);
          return (
            <Answer
              option={option}
              title={kindName(kind, side)}
              picture={<UnitFigure kind={kind} side={side} />}
              note={asked === 'take the hit on what?' ? fateOf(option) : ''}
            />
          );
        }}
      </Answers>
    </>
  );
}
const fateOf = (option: Option): string =>
  leaderIn(String(option)) >= 0 ? 'goes to the tank' : (FATES[String(option)] ?? '');
