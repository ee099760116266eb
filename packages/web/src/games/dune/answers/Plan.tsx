import type { Option } from '@landsraad/kernel';
import type { Asked } from '@landsraad/dune';
import type { BoardProps } from '../../parts.ts';
import { useAtTable } from '../../../table/context.ts';
import { cardTitle, leaderTitle } from '../names.ts';
import { inColours } from '../pieces/outlines.ts';
import { askedOf, factionOf, forcesSeen, nameOf, tableOf } from '../position.ts';
import { Answer } from '../../../table/Answer.tsx';

export const PLAN_QUESTIONS = [
  'which leader?',
  'add the Kwisatz Haderach?',
  'which weapon?',
  'which defense?',
  'dial how much?',
  'and a half?',
  'support with how much spice?',
] as const satisfies readonly Asked['name'][];
const isPlan = (d: Asked): d is Extract<Asked, { readonly name: (typeof PLAN_QUESTIONS)[number] }> =>
  PLAN_QUESTIONS.some((q) => q === d.name);

const NONE = 'none';
const strengthOf = (leader: string): number => leaderTitle(leader).strength;

/** The battle plan, element by element, with what it comes to so far. Nobody sees it until both are ready. */
export function Plan({ view, decision, seatName }: BoardProps) {
  const { label } = useAtTable();
  const d = askedOf(decision);
  const { battle } = tableOf(view);
  if (d === null || battle === null || !isPlan(d)) return null;
  const { leader, weapon, defense, dial } = d.about;
  const foe = battle.aggressor === view.seat ? battle.defender : battle.aggressor;
  const there = (seat: number): number =>
    forcesSeen(view)
      .filter((f) => f.seat === seat && battle.locations.includes(f.at))
      .reduce((sum, f) => sum + f.forces + f.starred, 0);
  const chosen: readonly (readonly [string, string])[] = [
    [
      'Leader',
      leader === NONE ? '' : `${cardTitle(leader)}${strengthOf(leader) > 0 ? ` (${strengthOf(leader)})` : ''}`,
    ],
    ['Weapon', weapon === NONE ? '' : cardTitle(weapon)],
    ['Defense', defense === NONE ? '' : cardTitle(defense)],
    ['Dial', dial === 0 ? '' : String(dial)],
  ];
  const numbers = d.options.every((o) => typeof o === 'number');
  const note = (o: Option): string | undefined =>
    d.name === 'dial how much?' && typeof o === 'number' ? `strength ${o + strengthOf(leader)}` : undefined;
  return (
    <div className="dn-plan" style={inColours(factionOf(view, view.seat))}>
      <p className="dn-versus">
        {nameOf(battle.territory)}: your {there(view.seat)} against {there(foe)} of {seatName(foe)}
      </p>
      <dl className="dn-sofar">
        {chosen
          .filter(([, what]) => what !== '')
          .map(([element, what]) => (
            <div key={element}>
              <dt>{element}</dt>
              <dd>{what}</dd>
            </div>
          ))}
      </dl>
      <div className={`dn-row ${numbers ? 'numbers' : ''}`}>
        {d.options.map((o) => {
          const strength = typeof o === 'string' ? strengthOf(o) : 0;
          return (
            <Answer
              key={String(o)}
              option={o}
              className={numbers ? 'number' : ''}
              {...(numbers ? { title: String(o) } : { title: label(o) })}
              {...(note(o) === undefined ? {} : { note: note(o) })}
              {...(strength > 0 ? { picture: <b className="dn-disc">{strength}</b> } : {})}
            />
          );
        })}
      </div>
    </div>
  );
}
