import type { Config } from '@landsraad/kernel';
import type { GameParts } from '../games/parts.ts';
import { Icon } from '../look/Icon.tsx';
import { listed as inOneLine } from '../table/words.ts';
import { GamePicture } from './GamePicture.tsx';
import { changedOptions } from './HouseRules.tsx';
import type { SeatPlan } from './seatPlan.ts';

const COUNT = ['nobody', 'one', 'two', 'three', 'four', 'five', 'six'];
const inWords = (n: number): string => COUNT[n] ?? String(n);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Who plays what, in sentences. */
function whoPlays(plan: readonly SeatPlan[], title: (seat: number) => string): string[] {
  const of = (kind: SeatPlan['kind']): string[] => plan.flatMap((p, n) => (p.kind === kind ? [title(n)] : []));
  const [mine, here, open, bots] = [of('me'), of('here'), of('open'), of('bot').length];
  return [
    ...(mine.length > 0 ? [`You play ${inOneLine(mine)}.`] : []),
    ...(here.length > 0 ? [`${inOneLine(here)} ${here.length > 1 ? 'are' : 'is'} played at this screen.`] : []),
    ...(open.length > 0 ? [`${inOneLine(open)} ${open.length > 1 ? 'wait' : 'waits'} for a friend.`] : []),
    ...(bots > 0 ? [`${capital(inWords(bots))} ${bots > 1 ? 'bots fill' : 'bot fills'} the table.`] : []),
  ];
}

/** How many play which game: a mode that is named after its players says both. */
function gameInWords({ title, modes }: GameParts['book'], config: Config): string {
  const mode = modes.find((m) => m.id === config.mode);
  const forAll = `${title} for ${inWords(config.players)}`;
  if (mode === undefined || modes.length === 1) return forAll;
  const named = `, ${mode.title.charAt(0).toLowerCase()}${mode.title.slice(1)}`;
  if (!/player/i.test(mode.title)) return `${forAll}${named}`;
  return mode.players.min === mode.players.max ? `${title}${named}` : forAll;
}

/** The table in one sentence, and the button that opens it. */
export function TableSummary({
  parts,
  config,
  plan,
  place,
  assumed,
  listed,
  problem,
  busy,
  again,
}: {
  readonly parts: GameParts;
  readonly config: Config;
  readonly plan: readonly SeatPlan[];
  readonly place: 'device' | 'server';
  /** How many printed values of the game are assumed. */
  readonly assumed: number;
  /** Whether the lobby shows it; null on this device. */
  readonly listed: { readonly on: boolean; readonly set: (on: boolean) => void } | null;
  readonly problem: string | null;
  readonly busy: boolean;
  /** As at the table before; null: there was none. */
  readonly again: (() => void) | null;
}) {
  const { book } = parts;
  const changed = changedOptions(book.options, config.options);
  return (
    <section className="panel setup-summary" aria-label="Your table">
      <div className="setup-picture" aria-hidden="true">
        <GamePicture game={book.id} />
      </div>
      <div className="setup-told">
        <p className="display setup-sentence" role="status">
          {gameInWords(book, config)}.
        </p>
        <p>{whoPlays(plan, (seat) => book.text.seat(seat, config)).join(' ')}</p>
        <ul>
          <li>
            <Icon name={place === 'device' ? 'house' : 'link'} />
            {place === 'device'
              ? 'On this device. It works offline, and you can invite somebody later.'
              : 'On the server. You get a link for your friends.'}
          </li>
          {changed.length === 0 ? null : (
            <li>
              <Icon name="settings" />
              {capital(changed.length === 1 ? 'one house rule' : `${inWords(changed.length)} house rules`)}:{' '}
              {changed.join('; ')}
            </li>
          )}
          {config.box === undefined ? null : (
            <li>
              <Icon name="layers" />
              Printed values of your own box, “{config.box.name}”. Everybody at the table is told.
            </li>
          )}
          {assumed <= 0 ? null : (
            <li>
              <Icon name="hint" />
              {assumed} printed values of this game are not known to us. We assume them, and mark where they matter.
            </li>
          )}
        </ul>
        {listed === null ? null : (
          <label className="invite-seat">
            <input type="checkbox" checked={listed.on} onChange={(e) => listed.set(e.target.checked)} /> Show it in the
            lobby
          </label>
        )}
        {problem === null ? null : (
          <p className="dialog-why" role="alert">
            {problem}
          </p>
        )}
        <button type="submit" className="btn primary" disabled={busy}>
          <Icon name="play" /> {place === 'device' ? 'Start the game' : 'Open the table'}
        </button>
        {again === null ? null : (
          <button type="button" className="btn" onClick={again}>
            <Icon name="replay" /> Same as last time
          </button>
        )}
      </div>
    </section>
  );
}
