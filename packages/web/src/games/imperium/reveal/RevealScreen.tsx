import { CARDS, isFighting, LINES, strengthOf, type Line } from '@landsraad/imperium';
import { Icon } from '../../../look/Icon.tsx';
import { useAtTable } from '../../../table/context.ts';
import type { BoardProps } from '../../parts.ts';
import { ConflictPanel } from '../board/ConflictPanel.tsx';
import { OnOffer } from '../board/OnOffer.tsx';
import { ImperiumCard } from '../cards/ImperiumCard.tsx';
import { afterwards, persuasionAfter, usePointed } from '../pointed.ts';
import { boughtBy, changed, changes, houseOf, pile, revealedBy, tableOf } from '../position.ts';
import './reveal.css';

const IN_A_ROW = 7;

/** One's own reveal turn on one screen: what was revealed, what it comes to, and everything that can be bought. */
export function RevealScreen(props: BoardProps & { readonly seeBoard: () => void }) {
  const { view, seatName, seeBoard } = props;
  const { state } = useAtTable();
  const told = revealedBy(state.log, view.seat);
  const inPlay = pile(view, view.seat, 'inPlay').known;
  // Without the log of the round there is no telling which of them were played with agents.
  const revealed = told.length === 0 ? inPlay : told.filter((card) => inPlay.includes(card));
  const played = without(inPlay, revealed);
  return (
    <div className="im-board revealing" role="group" aria-label="Your reveal turn">
      <section className="im-revealed">
        <header>
          <h2 className="caps">You reveal {revealed.length === 1 ? 'one card' : `${revealed.length} cards`}</h2>
          {played.length === 0 ? null : <p>Played with agents: {played.map(nameOfCard).join(', ')}.</p>}
          <button type="button" className="btn ghost im-see" onClick={seeBoard}>
            <Icon name="layers" /> See the board
          </button>
        </header>
        <ul style={{ ['--cards' as string]: Math.min(Math.max(revealed.length, 1), IN_A_ROW) }}>
          {revealed.map((card, n) => (
            <li key={`${card} ${n}`}>
              <Revealed {...props} card={card} />
            </li>
          ))}
        </ul>
      </section>
      <Sums {...props} />
      <ConflictPanel view={view} seatName={seatName} />
      <OnOffer {...props} />
    </div>
  );
}

const nameOfCard = (card: string): string => CARDS.get(card)?.name ?? card;

function without(all: readonly string[], some: readonly string[]): string[] {
  const left = [...all];
  for (const x of some) {
    const n = left.indexOf(x);
    if (n >= 0) left.splice(n, 1);
  }
  return left;
}

/** A revealed card: counted, or with something that is up to the player. */
function Revealed({ view, card, whyNot }: BoardProps & { readonly card: string }) {
  const open = tableOf(view)
    .turn.todo.flatMap((key): readonly Line[] => [LINES.get(key)].filter((l) => l !== undefined))
    .filter((line) => line.source === card);
  return (
    <ImperiumCard
      card={card}
      size="in-play"
      side="beside"
      option={null}
      press={() => whyNot(card)}
      foot={open.length === 0 ? 'counted' : <span className="im-open">up to you</span>}
    />
  );
}

/** Persuasion and strength, now and after the choice that is pointed at. */
function Sums({ view, decision }: BoardProps) {
  const { state } = useAtTable();
  const h = houseOf(view, view.seat);
  const pointed = usePointed();
  if (h === undefined) return null;
  const left = h.persuasion + persuasionAfter(view, decision, pointed);
  const after = afterwards(decision, pointed);
  const then = changed(h, after);
  const { conflict: troops, dreadnoughtConflict: dreadnoughts, swords } = then;
  const bought = boughtBy(state.log, view.seat);
  const set = tableOf(view).turn.strengthSet;
  return (
    <div className="im-sums">
      <p className={`im-sum ${left === h.persuasion ? '' : 'changes'}`}>
        <b className="display">{left}</b>
        <span>
          persuasion left{left === h.persuasion ? '' : `, now ${h.persuasion}`}
          <small>
            {set
              ? 'Strength is set: what is left is lost.'
              : bought.length === 0
                ? 'Council seat and agents are counted.'
                : `Bought: ${bought.map(nameOfCard).join(', ')}.`}
          </small>
        </span>
        <span className="im-coins" aria-hidden="true">
          {Array.from({ length: Math.min(left, 14) }, (_, n) => (
            <i key={n}>
              <Icon name="persuasion" />
            </i>
          ))}
        </span>
      </p>
      <p className={`im-sum ${changes(after) ? 'changes' : ''}`}>
        <span className="im-product">
          <span>
            {troops} <Icon name="troop" />
            <small>{troops === 1 ? 'troop' : 'troops'}, 2 each</small>
          </span>
          {dreadnoughts === 0 ? null : (
            <>
              +
              <span>
                {dreadnoughts} <Icon name="dreadnought" />
                <small>{dreadnoughts === 1 ? 'dreadnought' : 'dreadnoughts'}</small>
              </span>
            </>
          )}
          +
          <span>
            {swords} <Icon name="sword" />
            <small>{swords === 1 ? 'sword' : 'swords'}</small>
          </span>
          =
        </span>
        <b className="display">{strengthOf(then)}</b>
        {isFighting(then) ? null : <small>You have no units in the Conflict: swords do not count.</small>}
      </p>
    </div>
  );
}
