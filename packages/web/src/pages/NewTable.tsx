import { surveyFacts, type OptionSpec, type Scalar } from '@landsraad/kernel';
import { useEffect, useMemo, useState } from 'react';
import { inDevelopment } from '../app/development.ts';
import { Loading } from '../app/Loading.tsx';
import { go, Link, to } from '../app/router.tsx';
import { settingsNow } from '../app/settings.ts';
import type { GameParts } from '../games/parts.ts';
import { gameEntry, gamesFor, partsOf, playable } from '../games/registry.ts';
import { Icon } from '../look/Icon.tsx';
import { newLocal } from '../local/newLocal.ts';
import { api } from '../remote/api.ts';
import { session } from '../remote/session.ts';
import { plainSeatLook } from '../table/seatLook.ts';
import { SeatBadge } from '../table/SeatBadge.tsx';
import { plain } from '../table/words.ts';
import { GameMark } from './GameMark.tsx';
import { localSeats, serverSeats, whereFor, type SeatPlan } from './seatPlan.ts';
import './rulebooks.css';
import './settings.css';
import './newtable.css';

/** A table to one's own taste: game, mode, who sits where, options. */
export default function NewTable({ game }: { readonly game: string | null }) {
  const games = gamesFor(inDevelopment()).filter(playable);
  const chosen = game !== null && gameEntry(game) !== undefined ? game : (games[0]?.id ?? null);
  return (
    <>
      <h1 tabIndex={-1}>New table</h1>
      {games.length === 0 ? (
        <p className="page-lead">
          The games’ tables are being built. Their <Link to="/rules/">rulebooks</Link> can be read already.
        </p>
      ) : null}
      <nav className="books" aria-label="Game">
        {games.map((g) => (
          <Link key={g.id} to={to.newTable(g.id)} className="btn" aria-current={g.id === chosen ? 'page' : undefined}>
            <GameMark game={g.id} /> {g.title}
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

const PLANS: readonly (readonly [SeatPlan['kind'], string])[] = [
  ['me', 'Me'],
  ['bot', 'A bot'],
  ['here', 'Somebody at this screen'],
  ['open', 'Open: by link or lobby'],
];
const BOTS: readonly (readonly [string, string])[] = [
  ['greedy', 'takes what looks best now'],
  ['search', 'thinks ahead, slower'],
  ['random', 'chooses anything'],
];

function SetUpForm({ parts }: { readonly parts: GameParts }) {
  const { book } = parts;
  const [mode, setMode] = useState(book.modes[0]);
  const [plan, setPlan] = useState<readonly SeatPlan[]>(() =>
    firstPlan(book.modes[0]?.players.min ?? 2, book.modes[0]?.players.max ?? 2),
  );
  const [options, setOptions] = useState<{ readonly [id: string]: Scalar }>(() =>
    Object.fromEntries(book.options.map((o) => [o.id, o.default])),
  );
  const [shown, setShown] = useState(true);
  const [why, setWhy] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const facts = useMemo(() => surveyFacts(book.facts), [book]);
  if (mode === undefined) return <p className="page-lead">This game has no mode that can be played.</p>;
  const config = { mode: mode.id, players: plan.length, options };
  const where = whereFor(plan);
  const refused = where.problem ?? book.refuseConfig?.(config) ?? null;
  const { min, max } = mode.players;
  const set = (n: number, next: SeatPlan): void => setPlan(plan.map((p, k) => (k === n ? next : p)));

  /** Why nothing else can be chosen at a table like this; null if something can. */
  function onlyAsUsual(o: OptionSpec): string | null {
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
      if (where.place === 'device')
        go(to.local(await newLocal(book.id, { mode: config.mode, options }, localSeats(plan, settingsNow().name))));
      else {
        await session();
        const { id, invite } = await api.newTable({
          game: book.id,
          mode: config.mode,
          options,
          seats: serverSeats(plan),
          public: shown,
        });
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
      {book.modes.length > 1 ? (
        <fieldset className="panel setup-part">
          <legend className="display">Mode</legend>
          <div className="settings-ways">
            {book.modes.map((m) => (
              <label key={m.id} className={`way native ${m.id === mode.id ? 'on' : ''}`}>
                <input
                  type="radio"
                  name="mode"
                  checked={m.id === mode.id}
                  onChange={() => {
                    setMode(m);
                    setPlan(firstPlan(m.players.min, m.players.max));
                  }}
                />
                <b>{m.title}</b>
                <small>
                  {m.players.min === m.players.max ? m.players.min : `${m.players.min}–${m.players.max}`}{' '}
                  {m.players.max === 1 ? 'player' : 'players'}
                </small>
              </label>
            ))}
          </div>
        </fieldset>
      ) : null}
      <fieldset className="panel setup-part">
        <legend className="display">Seats</legend>
        <ol className="setup-seats">
          {plan.map((p, n) => {
            const title = book.text.seat(n, config);
            return (
              <li key={n}>
                <SeatBadge look={parts.seat?.(n, config) ?? plainSeatLook(n)} size={38} letter={title.charAt(0)} />
                <b className="display">{title}</b>
                <select
                  className="field"
                  aria-label={`Who plays ${title}`}
                  value={p.kind}
                  onChange={(e) => set(n, { ...p, kind: PLANS.find(([k]) => k === e.target.value)?.[0] ?? 'bot' })}
                >
                  {PLANS.map(([kind, words]) => (
                    <option key={kind} value={kind}>
                      {words}
                    </option>
                  ))}
                </select>
                {p.kind === 'bot' ? (
                  <select
                    className="field"
                    aria-label={`Which bot plays ${title}`}
                    value={p.bot}
                    onChange={(e) => set(n, { ...p, bot: e.target.value })}
                  >
                    {BOTS.map(([bot, words]) => (
                      <option key={bot} value={bot}>
                        {plain(bot)}: {words}
                      </option>
                    ))}
                  </select>
                ) : null}
                {p.kind === 'here' ? (
                  <input
                    className="field"
                    aria-label={`Name of who plays ${title}`}
                    placeholder="Name"
                    maxLength={24}
                    value={p.name}
                    onChange={(e) => set(n, { ...p, name: e.target.value })}
                  />
                ) : null}
              </li>
            );
          })}
        </ol>
        {min === max ? null : (
          <div className="setup-count">
            <button
              type="button"
              className="btn"
              disabled={plan.length <= min}
              onClick={() => setPlan(plan.slice(0, -1))}
            >
              <Icon name="minus" /> One seat less
            </button>
            <button
              type="button"
              className="btn"
              disabled={plan.length >= max}
              onClick={() => setPlan([...plan, { kind: 'bot', bot: 'greedy', name: '' }])}
            >
              <Icon name="plus" /> One seat more
            </button>
            <span>
              {min} to {max} players
            </span>
          </div>
        )}
      </fieldset>
      {book.options.length === 0 ? null : (
        <fieldset className="panel setup-part">
          <legend className="display">Options</legend>
          {book.options.map((o) => (
            <label key={o.id} className="setup-option">
              <span>
                {o.title}
                {onlyAsUsual(o) === null ? null : <small>{onlyAsUsual(o)}</small>}
              </span>
              <select
                className="field"
                disabled={onlyAsUsual(o) !== null}
                value={o.values.indexOf(options[o.id] ?? o.default)}
                onChange={(e) => setOptions({ ...options, [o.id]: o.values[Number(e.target.value)] ?? o.default })}
              >
                {o.values.map((v, n) => (
                  <option key={String(v)} value={n}>
                    {valueWords(v)}
                    {v === o.default ? ' (as usual)' : ''}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </fieldset>
      )}
      <section className="panel setup-part setup-end" aria-label="Begin">
        <p role="status">
          <Icon name={where.place === 'device' ? 'house' : 'link'} />{' '}
          {where.place === 'device'
            ? 'This table is on this device. It works offline, and you can invite somebody later.'
            : 'This table is on the server. You get a link for your guests.'}
        </p>
        {where.place === 'server' ? (
          <label className="invite-seat">
            <input type="checkbox" checked={shown} onChange={(e) => setShown(e.target.checked)} /> Show it in the lobby
          </label>
        ) : null}
        {facts.assumed > 0 ? (
          <p className="setup-facts">
            {facts.assumed} printed values of this game are not known to us and are assumed. They play like the rest,
            and are marked.
          </p>
        ) : null}
        {(why ?? refused) === null ? null : (
          <p className="dialog-why" role="alert">
            {why ?? refused}
          </p>
        )}
        <button type="submit" className="btn primary" disabled={busy || refused !== null}>
          <Icon name="play" /> {where.place === 'device' ? 'Begin' : 'Lay the table'}
        </button>
      </section>
    </form>
  );
}

const firstPlan = (min: number, max: number): SeatPlan[] =>
  Array.from({ length: Math.min(Math.max(min, 3), max) }, (_, n) => ({
    kind: n === 0 ? 'me' : 'bot',
    bot: 'greedy',
    name: '',
  }));

const valueWords = (v: Scalar): string =>
  v === true ? 'yes' : v === false ? 'no' : v === null ? 'none' : plain(String(v));
