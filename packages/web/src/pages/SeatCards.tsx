import type { Config } from '@landsraad/kernel';
import { inDevelopment } from '../app/development.ts';
import type { GameParts } from '../games/parts.ts';
import { Icon } from '../look/Icon.tsx';
import type { IconName } from '../look/iconNames.ts';
import { plainSeatLook } from '../table/seatLook.ts';
import { SeatBadge } from '../table/SeatBadge.tsx';
import { plain } from '../table/words.ts';
import { USUAL_BOT, type SeatPlan } from './seatPlan.ts';

/** From first game to best. */
export const BOTS: readonly (readonly [string, string])[] = [
  ['pyon', 'has just learnt the rules'],
  ['smuggler', 'takes what it can get'],
  [USUAL_BOT, 'a sound opponent for most'],
  ['bashar', 'plans ahead and knows the game'],
  ['truthsayer', 'sees through many plans'],
  ['prescient', 'as good as it gets'],
];

/** For those who work on Landsraad: quick ones, and the yardstick. */
const FOR_DEVELOPERS: typeof BOTS = [
  ['random', 'picks anything'],
  ['greedy', 'the yardstick of all levels'],
];

const SAYS: { readonly [kind in SeatPlan['kind']]: { readonly icon: IconName; readonly words: string } } = {
  me: { icon: 'check', words: 'You' },
  bot: { icon: 'bot', words: 'Bot' },
  here: { icon: 'players', words: 'At this screen' },
  open: { icon: 'link', words: 'Friend' },
};

const chosenOf = (p: SeatPlan): string => (p.kind === 'bot' ? `bot ${p.bot}` : p.kind);
function planOf(chosen: string, before: SeatPlan): SeatPlan {
  if (chosen.startsWith('bot ')) return { ...before, kind: 'bot', bot: chosen.slice(4) };
  return { ...before, kind: chosen === 'me' || chosen === 'here' ? chosen : 'open' };
}

/** Who sits where: one card a seat, pressed to change who it is. */
export function SeatCards({
  parts,
  config,
  plan,
  change,
}: {
  readonly parts: GameParts;
  readonly config: Config;
  readonly plan: readonly SeatPlan[];
  readonly change: (plan: readonly SeatPlan[], seat: number) => void;
}) {
  const set = (n: number, next: SeatPlan): void => change(plan.with(n, next), n);
  return (
    <ol className="setup-seats">
      {plan.map((p, n) => {
        const title = parts.book.text.seat(n, config);
        const { icon, words } = SAYS[p.kind];
        return (
          <li key={n} data-kind={p.kind}>
            <label className="setup-seat">
              <SeatBadge look={parts.seat?.(n, config) ?? plainSeatLook(n, title)} size={44} letter={title.charAt(0)} />
              <b className="display">{title}</b>
              <span className="setup-who">
                <Icon name={icon} /> {p.kind === 'bot' && p.bot !== USUAL_BOT ? plain(p.bot) : words}
              </span>
              <select
                aria-label={`Who plays ${title}`}
                value={chosenOf(p)}
                onChange={(e) => set(n, planOf(e.target.value, p))}
              >
                <option value="me">You</option>
                <optgroup label="Bot">
                  {[...BOTS, ...(inDevelopment() ? FOR_DEVELOPERS : [])].map(([bot, about]) => (
                    <option key={bot} value={`bot ${bot}`}>
                      {plain(bot)}: {about}
                    </option>
                  ))}
                </optgroup>
                <option value="open">A friend, by link or lobby</option>
                <option value="here">Somebody at this screen</option>
              </select>
            </label>
            {p.kind === 'here' ? (
              <input
                className="field"
                aria-label={`Name of the player of ${title}`}
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
  );
}
