import { HAGAL, type Table } from '@landsraad/imperium';
import { useAtTable } from '../../../table/context.ts';
import type { LogLine } from '../../../table/source.ts';
import type { BoardProps } from '../../parts.ts';
import { HouseMark } from '../board/HouseMark.tsx';
import { lies, sizeOf, tableOf } from '../position.ts';
import './hagal.css';

interface Turned {
  readonly house: number;
  readonly card: string;
  readonly then: string;
  readonly skipped: boolean;
}
const RESHUFFLE = 'hagal-reshuffle';
const SKIPPED: { readonly [why: string]: string } = {
  'no spice': 'no spice there, next card',
  closed: 'closed, next card',
  occupied: 'taken, next card',
};

/** The cards turned over this round, each with what came of it. */
export function turnedThisRound(log: readonly LogLine[]): Turned[] {
  const all: Turned[] = [];
  for (const { kind, nouns } of log.slice(log.findLastIndex((l) => l.kind === 'round') + 1)) {
    const [house, card] = [Number(nouns['house'] ?? -1), String(nouns['card'] ?? '')];
    if (kind === 'Hagal card') all.push({ house, card, then: 'went there', skipped: false });
    else if (kind === 'Hagal card ignored') {
      const last = all.pop();
      if (last !== undefined) all.push({ ...last, skipped: true, then: SKIPPED[String(nouns['why'])] ?? 'next card' });
    } else if (kind === 'Hagal swords') all.push({ house, card, then: `${String(nouns['n'])} swords`, skipped: false });
    else if (kind === 'House Hagal reshuffled') {
      const last = all.pop();
      if (last !== undefined)
        all.push({ ...last, then: last.card === RESHUFFLE ? 'all cards shuffled' : `${last.then}, deck shuffled` });
    }
  }
  return all;
}

/** What rivals do, in the words of somebody who explains it. */
export const HOW_RIVALS_DECIDE: { readonly [mode in Table['mode']]: readonly string[] } = {
  standard: [],
  'two-player': [
    'House Hagal acts right after each agent turn of the first player. It gathers nothing.',
    'A card names the space. Taken or closed: the next card.',
    'It takes only what its card shows. On a combat space it deploys its recruits and up to two troops more.',
  ],
  solo: [
    'A rival goes where its card says, free of cost. Taken or closed: the next card.',
    'On a combat space it deploys its recruits and up to two troops more.',
    'It buys 1 victory point for 7 spice, 7 Solari, 3 water or 3 intrigue cards.',
  ],
};

/** House Hagal this round: the cards turned over, how many are left, and how rivals decide. */
export function HagalPanel({ view }: BoardProps) {
  const { state } = useAtTable();
  const t = tableOf(view);
  const rules = HOW_RIVALS_DECIDE[t.mode];
  if (rules.length === 0) return null;
  const deck = sizeOf(lies(view, 'House Hagal', 'deck'));
  const open = sizeOf(lies(view, 'House Hagal', 'revealed'));
  const turned = turnedThisRound(state.log);
  return (
    <section className="im-hagal" aria-label="House Hagal">
      <h2 className="caps">House Hagal · this round</h2>
      {turned.length === 0 ? <p>No card yet.</p> : null}
      <ol>
        {turned.slice(-6).map((c, n) => (
          <li key={n} className={c.skipped ? 'skipped' : ''}>
            <HouseMark house={c.house} />
            <span>{HAGAL.get(c.card)?.name ?? 'a card'}</span>
            <small>{c.then}</small>
          </li>
        ))}
      </ol>
      <p className="im-hagal-deck">
        {deck} of {deck + open} cards left in the deck.
      </p>
      <details className="im-hagal-rules">
        <summary>How rivals decide</summary>
        <ul>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}
