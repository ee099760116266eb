// What a player may choose about the screen, and how it is read from wherever it was kept.

export type Theme = 'system' | 'night' | 'day';
export type Motion = 'system' | 'less';
/** How fast bots on this device move. */
export type BotPace = 'calm' | 'brisk' | 'at once';
/** What the table does when something happens that matters: it waits until it was looked at, shows it in passing, or neither. */
export type MomentMode = 'stop' | 'brief' | 'off';
export interface Settings {
  readonly theme: Theme;
  readonly motion: Motion;
  readonly bots: BotPace;
  readonly moments: MomentMode;
  /** Off until asked for. */
  readonly sound: boolean;
  /** The device says that it is one's turn while the page is out of sight. */
  readonly notices: boolean;
  /** The name others see. */
  readonly name: string;
}

const UNSAID: Settings = {
  theme: 'system',
  motion: 'system',
  bots: 'calm',
  moments: 'stop',
  sound: false,
  notices: false,
  name: '',
};

const oneOf = <T extends string>(value: unknown, all: readonly T[], otherwise: T): T =>
  all.find((x) => x === value) ?? otherwise;

/** Settings from whatever is stored; what makes no sense is as if unsaid. */
export function readSettings(stored: string | null): Settings {
  let raw: unknown = null;
  try {
    raw = JSON.parse(stored ?? 'null');
  } catch {
    return UNSAID;
  }
  if (typeof raw !== 'object' || raw === null) return UNSAID;
  const said: { readonly [setting in keyof Settings]?: unknown } = raw;
  return {
    theme: oneOf(said.theme, ['system', 'night', 'day'], 'system'),
    motion: oneOf(said.motion, ['system', 'less'], 'system'),
    bots: oneOf(said.bots, ['calm', 'brisk', 'at once'], 'calm'),
    moments: oneOf(said.moments, ['stop', 'brief', 'off'], 'stop'),
    sound: said.sound === true,
    notices: said.notices === true,
    name: typeof said.name === 'string' ? said.name.slice(0, 24) : '',
  };
}
