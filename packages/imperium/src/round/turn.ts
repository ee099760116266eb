// A turn: an agent turn or a reveal turn.

import { count, kinds } from '@landsraad/kernel';
import { refuseCard } from '../board/agents.ts';
import { cardsOf } from '../cards/cards.ts';
import { mustGoOn } from '../effects/pending.ts';
import type { RuleId } from '../ledger.ts';
import { takeBackAhead } from '../rise-of-ix/ilesa.ts';
import { mayInterject } from '../rise-of-ix/interject.ts';
import { houseOf, lookAt, NOBODY, noTurn, type G } from '../table.ts';
import { words } from '../words.ts';
import { agentTurn } from './agent-turn.ts';
import { revealTurn } from './reveal-turn.ts';

export type TurnNotes = { house: number; card: string };
const { act, ask, call, when, procedure, turnOf } = words<TurnNotes>();

export const REVEAL = 'reveal';
export const PASS_TURN = 'end turn';

/** The Voice ends when its owner's next turn begins. */
function beginTurn(g: G, v: TurnNotes): void {
  g.table.turn = noTurn(v.house);
  // § imp.agent.the-voice-ends § imp.agent.the-voice-two-turns
  if (g.table.closed.length > 0) g.table.closed = g.table.closed.filter((c) => c.by !== v.house);
  houseOf(g, v.house).turns++;
  takeBackAhead(g, v.house);
}

/** § imp.round.agents-optional: one may reveal with agents left. */
function choices(g: G, v: TurnNotes): string[] {
  const all = kinds(g, cardsOf(v.house).hand);
  all.push(REVEAL, PASS_TURN);
  return all;
}

function refuseChoice(g: G, v: TurnNotes, choice: string): RuleId | null {
  if (choice === REVEAL) return null;
  if (choice !== PASS_TURN) return refuseCard(g, v.house, choice);
  if (!g.table.turn.mayPass) return 'imp.round.no-pass';
  return mustGoOn(g, v.house) ? 'imp.effect.mandatory' : null;
}
/** An intrigue card could still give an agent or end the turn, so the reveal turn is not forced. */
const couldActUnasked = (g: G, v: TurnNotes): boolean => mayInterject(g, v.house); // § imp.round.must-reveal
/** Whether a card in hand can send an agent is secret: skipping the question would tell. */
const mayHaveAChoice = (g: G, v: TurnNotes): boolean =>
  couldActUnasked(g, v) || (lookAt(g, v.house).agents > 0 && count(g, cardsOf(v.house).hand) > 0);
const reveals = (_g: G, v: TurnNotes): boolean => v.card === REVEAL;
const sendsAnAgent = (_g: G, v: TurnNotes): boolean => v.card !== PASS_TURN;

export const turn = procedure(
  'turn',
  'imp.round.turn-choice',
  turnOf((_g, v) => v.house),
  act(beginTurn),
  ask('play which card?', 'imp.round.turn-choice', {
    who: (_g, v) => v.house,
    options: choices,
    refuse: refuseChoice,
    always: mayHaveAChoice,
    then: (_g, v, choice) => {
      v.card = choice;
    },
  }),
  when(
    reveals,
    [call(revealTurn, (_g, v) => ({ house: v.house, next: '' }))],
    [
      when(sendsAnAgent, [
        call(agentTurn, (_g, v) => ({ house: v.house, card: v.card, from: 'leader', space: '', next: '' })),
      ]),
    ],
  ),
  act(function endTurn(g) {
    g.table.turn.house = NOBODY;
    g.table.turn.todo = [];
  }),
);
