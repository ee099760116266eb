// The tracker of cards, from an auction as each seat sees it.

import { FACTS, rules, type Faction } from '@landsraad/dune';
import { configOf, type Decision, type Option, type View } from '@landsraad/kernel';
import { answerQuestion, hostHere } from '@landsraad/table';
import { expect, test } from 'vitest';
import { cardsSeen } from '../src/games/dune/panels/tracker.ts';
import { handSize, tableOf } from '../src/games/dune/position.ts';

/** The Harkonnen take the first card for 1 spice; how each faction sees the table then. */
function afterOneAuction(): (faction: Faction) => View {
  const config = configOf(rules, { mode: 'basic', players: 3 });
  const seats = ['a', 'b', 'c'].map((who) => ({ kind: 'person', who }) as const);
  const bought: string[] = [];
  const host = hostHere(rules, { config, seed: 'cards seen', seats, choices: [] }, (_row, { happened }) => {
    for (const h of happened) if (h.kind === 'card bought') bought.push(h.kind);
  });
  for (let n = 0; n < 500 && bought.length === 0; n++) {
    const [d] = host.match.open();
    answerQuestion(host, d!.seat, d!.question, answer(d!, host.match.game().table.factions[d!.seat]), 'person');
  }
  expect(bought).toHaveLength(1);
  return (faction) => host.match.view(host.match.game().table.factions.indexOf(faction));
}
function answer({ name, options }: Decision, faction: Faction | undefined): Option {
  if (name === 'bid?') return faction === 'harkonnen' && options.includes(1) ? 1 : 'pass';
  return options.find((o) => o === 'pass' || o === 'done') ?? options[0]!;
}

test('who saw the card that was bought knows where it is; who did not, does not', () => {
  const seenBy = afterOneAuction();
  const { factions } = tableOf(seenBy('atreides'));
  const harkonnen = factions.indexOf('harkonnen');
  const at = (view: View) =>
    cardsSeen(view).filter((c) => c.seen.some((s) => JSON.stringify(s.where) === JSON.stringify({ seat: harkonnen })));
  const known = at(seenBy('atreides'));
  expect(known).toHaveLength(1);
  const third = factions.find((f) => f !== 'atreides' && f !== 'harkonnen')!;
  expect(at(seenBy(third))).toEqual([]);
  // Nothing is counted twice and nothing is lost.
  for (const faction of factions)
    for (const { card, copies, seen, unseen } of cardsSeen(seenBy(faction))) {
      expect(copies).toBe(FACTS.treachery.cards.find((c) => c.id === card)?.copies);
      expect([seen.reduce((n, s) => n + s.copies, unseen), unseen >= 0]).toEqual([copies, true]);
    }
});

test('how many cards a rival holds is known while hands are declared, and not before', () => {
  const view = afterOneAuction()('atreides');
  const rival = tableOf(view).factions.indexOf('harkonnen');
  expect(tableOf(view).phase).toBe('bidding');
  expect(handSize(view, rival)).toBeGreaterThan(0);
  expect(handSize({ ...view, hidden: { treachery: { [`hand ${rival}`]: { known: [], backs: null } } } }, rival)).toBe(
    null,
  );
});
