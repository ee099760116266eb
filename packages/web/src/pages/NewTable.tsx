import { surveyFacts, withBox, type Mode, type OptionSpec } from '@landsraad/kernel';
import { useEffect, useMemo, useState } from 'react';
import { inDevelopment } from '../app/development.ts';
import { Loading } from '../app/Loading.tsx';
import { go, Link, to } from '../app/router.tsx';
import { settingsNow } from '../app/settings.ts';
import { BoxChoice } from '../box/BoxChoice.tsx';
import { playableBox } from '../box/kept.ts';
import type { GameParts } from '../games/parts.ts';
import { gameEntry, gamesFor, partsOf, playable } from '../games/registry.ts';
import { Icon } from '../look/Icon.tsx';
import { newLocal } from '../local/newLocal.ts';
import { api } from '../remote/api.ts';
import { session } from '../remote/session.ts';
import { GameMark } from './GameMark.tsx';
import { GamePicture } from './GamePicture.tsx';
import { HouseRules, type Options } from './HouseRules.tsx';
import { lastTable, rememberTable } from './lastTable.ts';
import { localSeats, pairedPlan, serverSeats, USUAL_BOT, usualPlayers, whereFor, type SeatPlan } from './seatPlan.ts';
import { SeatCards } from './SeatCards.tsx';
import { TableSummary } from './TableSummary.tsx';
import './settings.css';
import './newtable.css';

/** A table to one's own taste: a few choices, the rest folded, and one sentence that sums it up. */
export default function NewTable({ game }: { readonly game: string | null }) {
  const games = gamesFor(inDevelopment()).filter(playable);
  const chosen = game !== null && gameEntry(game) !== undefined ? game : (games[0]?.id ?? null);
  return (
    <>
      <h1 tabIndex={-1}>New table</h1>
      <nav className="setup-games" aria-label="Game">
        {games.map((g) => (
          <Link key={g.id} to={to.newTable(g.id)} aria-current={g.id === chosen ? 'page' : undefined}>
            <span className="setup-picture" aria-hidden="true">
              <GamePicture game={g.id} />
            </span>
            <span className="setup-game">
              <b className="display">
                <GameMark game={g.id} /> {g.title}
              </b>
              <small>
                <Icon name="players" label="players" /> {g.players}
              </small>
            </span>
          </Link>
        ))}
      </nav>
      {chosen === null ? null : <SetUp key={chosen} game={chosen} />}
    </>
  );
}

function SetUp({ game }: { readonly game: string }) {
  const [parts, setParts] = useState<GameParts | null>(null);
  const [why, setWhy] = useState<string | null>(null);
  useEffect(() => {
    partsOf(game).then(setParts, (e: unknown) => setWhy(e instanceof Error ? e.message : String(e)));
  }, [game]);
  if (why !== null) return <p className="page-lead">{why}</p>;
  return parts === null ? <Loading /> : <SetUpForm parts={parts} />;
}

/** Everything that is chosen here. */
interface Choice {
  readonly mode: string;
  readonly plan: readonly SeatPlan[];
  readonly options: Options;
}

const firstPlan = (players: Mode['players']): SeatPlan[] =>
  Array.from({ length: usualPlayers(players) }, (_, n) => ({
    kind: n === 0 ? 'me' : 'bot',
    bot: USUAL_BOT,
    name: '',
  }));

function SetUpForm({ parts }: { readonly parts: GameParts }) {
  const { book } = parts;
  const firstMode = book.modes[0];
  const [choice, setChoice] = useState<Choice>(() => ({
    mode: firstMode?.id ?? '',
    plan: firstPlan(firstMode?.players ?? { min: 2, max: 2 }),
    options: Object.fromEntries(book.options.map((o) => [o.id, o.default])),
  }));
  const [listed, setListed] = useState(true);
  const own = useMemo(() => playableBox(book), [book]);
  const [withOwn, setWithOwn] = useState(own !== null);
  const box = withOwn && own !== null ? own : undefined;
  const [why, setWhy] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const facts = useMemo(() => surveyFacts(book.facts), [book]);
  const before = useMemo(() => lastTable(book), [book]);
  const mode = book.modes.find((m) => m.id === choice.mode);
  if (mode === undefined) return <p className="page-lead">This game has no mode that can be played.</p>;
  const { plan, options } = choice;
  const config = withBox({ mode: mode.id, players: plan.length, options }, box);
  const together = book.heldTogether?.(config) ?? [];
  const where = whereFor(plan);
  const refused = where.problem ?? book.refuseConfig?.(config) ?? null;
  const { min, max } = mode.players;

  /** Why an option has nothing but its default at a table like this. */
  function fixed(o: OptionSpec): string | null {
    if (options[o.id] !== o.default) return null;
    const refusals = o.values
      .filter((v) => v !== o.default)
      .map((v) => book.refuseConfig?.({ ...config, options: { ...options, [o.id]: v } }) ?? null);
    return refusals.includes(null) ? null : (refusals[0] ?? null);
  }

  async function begin(): Promise<void> {
    setBusy(true);
    setWhy(null);
    try {
      rememberTable(book.id, choice);
      if (where.place === 'device')
        go(
          to.local(
            await newLocal(
              book.id,
              withBox({ mode: config.mode, options }, box),
              localSeats(plan, settingsNow().name, together),
            ),
          ),
        );
      else {
        await session();
        const table = withBox(
          { game: book.id, mode: config.mode, options, seats: serverSeats(plan), public: listed },
          box,
        );
        const { id, invite } = await api.newTable(table);
        go(to.table(id, invite));
      }
    } catch (e) {
      setWhy(e instanceof Error ? e.message : String(e));
      setBusy(false);
    }
  }

  return (
    <form
      className="setup"
      onSubmit={(e) => {
        e.preventDefault();
        void begin();
      }}
    >
      <div className="setup-choices">
        {book.modes.length > 1 ? (
          <fieldset>
            <legend>Which rules?</legend>
            <div className="setup-modes">
              {book.modes.map((m) => (
                <label key={m.id} className={`way native ${m.id === mode.id ? 'on' : ''}`}>
                  <input
                    type="radio"
                    name="mode"
                    checked={m.id === mode.id}
                    onChange={() => setChoice({ ...choice, mode: m.id, plan: fitting(plan, m.players) })}
                  />
                  <b>{m.title}</b>
                  <small>
                    {m.players.min === m.players.max ? m.players.min : `${m.players.min} to ${m.players.max}`}{' '}
                    {m.players.max === 1 ? 'player' : 'players'}
                  </small>
                </label>
              ))}
            </div>
          </fieldset>
        ) : null}
        <fieldset>
          <legend>
            Who sits down? <small>Press a seat to change who plays it.</small>
          </legend>
          <SeatCards
            parts={parts}
            config={config}
            plan={plan}
            change={(p, seat) => setChoice({ ...choice, plan: pairedPlan(p, together, seat) })}
          />
          {min === max ? null : (
            <div className="setup-count" role="group" aria-label="Number of players">
              <button
                type="button"
                className="btn"
                aria-label="Remove a seat"
                disabled={plan.length <= min}
                onClick={() => setChoice({ ...choice, plan: plan.slice(0, -1) })}
              >
                <Icon name="minus" />
              </button>
              <span aria-live="polite">
                <b>{plan.length}</b> {plan.length === 1 ? 'player' : 'players'}
              </span>
              <button
                type="button"
                className="btn"
                aria-label="Add a seat"
                disabled={plan.length >= max}
                onClick={() => setChoice({ ...choice, plan: [...plan, { kind: 'bot', bot: USUAL_BOT, name: '' }] })}
              >
                <Icon name="plus" />
              </button>
            </div>
          )}
        </fieldset>
        <HouseRules
          specs={book.options}
          options={options}
          change={(o) => {
            const pairs = book.heldTogether?.({ ...config, options: o }) ?? [];
            setChoice({ ...choice, options: o, plan: pairedPlan(plan, pairs) });
          }}
          fixed={fixed}
        />
        {book.box === undefined ? null : <BoxChoice book={book} own={own} on={box !== undefined} choose={setWithOwn} />}
      </div>
      <TableSummary
        parts={parts}
        config={config}
        plan={plan}
        place={where.place}
        assumed={facts.assumed - Object.keys(box?.values ?? {}).length}
        listed={where.place === 'server' ? { on: listed, set: setListed } : null}
        problem={why ?? refused}
        busy={busy || refused !== null}
        again={before === null ? null : () => setChoice(before)}
      />
    </form>
  );
}

/** The same people at a table of another mode, as far as they fit. */
function fitting(plan: readonly SeatPlan[], players: Mode['players']): readonly SeatPlan[] {
  const kept = plan.slice(0, players.max);
  return kept.length >= players.min ? kept : [...kept, ...firstPlan(players).slice(kept.length)];
}
