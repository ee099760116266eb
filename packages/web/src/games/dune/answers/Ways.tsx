import type { Decision, Option, View } from '@landsraad/kernel';
import { Icon } from '../../../look/Icon.tsx';
import type { IconName } from '../../../look/iconNames.ts';
import { Answer, Answers } from '../../../table/Answer.tsx';
import { useAtTable } from '../../../table/context.ts';
import type { BoardProps } from '../../parts.ts';
import { cardKind, isCard } from '../names.ts';
import { forcesIn, nameOf, sizeOf, spiceOf, tableOf } from '../position.ts';

type Look = readonly [icon: IconName, note: string];
/** By question and answer: what it would mean. */
const LOOKS: { readonly [question: string]: { readonly [option: string]: Look } } = {
  'swap factions?': { swap: ['players', 'You change seats.'], keep: ['shield', 'Everybody stays.'] },
  'protect your ally from the worm?': {
    protect: ['shield', 'Your ally’s forces live.'],
    'let it happen': ['sandworm', 'They are devoured.'],
  },
  'claim charity?': { claim: ['solari', '2 spice at least, from the bank.'], decline: ['close', 'You take nothing.'] },
  'let your ally revive three free?': {
    allow: ['tank', 'Three of theirs come back free.'],
    refuse: ['close', 'They revive as usual.'],
  },
  'take your turn now?': {
    now: ['play', 'You ship and move before the next player.'],
    wait: ['clock', 'You are asked again after the next player.'],
  },
  'become advisors?': {
    'stay fighters': ['conflict', 'They fight if somebody is there.'],
    'become advisors': ['bene-gesserit', 'They coexist, and hold nothing.'],
  },
  'arrive as fighters or advisors?': {
    fighters: ['conflict', 'They fight whoever is there.'],
    advisors: ['bene-gesserit', 'They coexist, and hold nothing.'],
  },
  'use prescience for your ally?': { yes: ['prescience', 'Your ally names an element.'], no: ['close', ''] },
  'call treachery?': {
    treachery: ['traitor', 'Their leader is yours: you win and lose nothing.'],
    no: ['close', 'The plans are compared.'],
  },
  'capture a leader?': { capture: ['traitor', 'One of theirs, at random.'], no: ['close', ''] },
  'kill the captive or keep it?': {
    kill: ['tank', 'It goes to the tanks face down; you get 2 spice.'],
    keep: ['leader-named', 'It fights for you once.'],
  },
  'agree to the split?': { agree: ['check', ''], refuse: ['close', ''] },
  'stop the shipment with Karama?': { 'stop it': ['karama', 'The shipment does not take place.'] },
};
const CALM = new Set<Option>(['keep', 'let it happen', 'decline', 'refuse', 'wait', 'stay fighters', 'no', 'pass']);

const SHIPS: { readonly [option: string]: (view: View) => Look } = {
  ship: (view) => ['shipping', `${reserves(view)} off-planet. 1 spice each to a stronghold, 2 elsewhere.`],
  'bring reserves': (view) => ['desert-power', `${reserves(view)}, free, near the Great Flat.`],
  'ship across': () => ['shipping', 'From one territory to another.'],
  'ship back': () => ['shipping', '1 spice for two forces.'],
  decline: () => ['close', 'You ship nothing this turn.'],
  move: () => ['strategy', 'Or press your forces on the map, or drag them.'],
  hajr: () => ['card', 'A second move this turn.'],
  'end the turn': () => ['check', 'You move nothing more.'],
};
const reserves = (view: View): string => forcesIn(sizeOf(tableOf(view).reserves[view.seat]));

/** How an answer looks, and what it would mean. */
export const lookOf = (question: string, option: Option, view: View): Look | undefined =>
  LOOKS[question]?.[String(option)] ??
  SHIPS[String(option)]?.(view) ??
  // Other cards here are played as Karama.
  (isCard(option) ? [cardKind(option)[0], 'At half price.'] : undefined);

/** A few ways to answer, each with its icon and what comes of it. */
export function Ways({ view, decision }: BoardProps) {
  const { control } = useAtTable();
  if (decision === null) return null;
  const territory = decision.about?.['territory'];
  const held = spiceOf(view, view.seat);
  return (
    <>
      {typeof territory === 'string' ? <p className="answer-hint">In {nameOf(territory)}.</p> : null}
      {decision.name === 'ship?' && held !== null ? <p className="answer-hint">You have {held} spice.</p> : null}
      <Answers options={decision.options}>
        {(o) => {
          const look = lookOf(decision.name, o, view);
          return (
            <Answer
              option={o}
              className="large"
              {...(CALM.has(o) ? { quiet: true } : {})}
              picture={look === undefined ? null : <Icon name={look[0]} />}
              note={look?.[1] ?? ''}
            />
          );
        }}
      </Answers>
      {decision.name === 'ship?' && decision.options.includes('decline') ? (
        <button type="button" className="btn" onClick={() => control.follow('decline', neither)}>
          <Icon name="next" /> Neither ship nor move this turn
        </button>
      ) : null}
    </>
  );
}
/** Whoever does not ship and does not move either ends the turn. */
const neither = (d: Decision): Option | null =>
  d.name === 'move?' && d.options.includes('end the turn') ? 'end the turn' : null;
