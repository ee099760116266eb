// What a player may choose about the screen, and how it is read from wherever it was kept.

export type Theme = 'system' | 'night' | 'day';
export type Motion = 'system' | 'less';
/** How fast bots on this device move. */
export type BotPace = 'calm' | 'brisk' | 'at once';
export interface Settings {
  readonly theme: Theme;
  readonly motion: Motion;
  readonly bots: BotPace;
  /** Off until asked for. */
  readonly sound: boolean;
  /** The name others see. */
  readonly name: string;
}

const UNSAID: Settings = { theme: 'system', motion: 'system', bots: 'calm', sound: false, name: '' };

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
  const said: { theme?: unknown; motion?: unknown; bots?: unknown; sound?: unknown; name?: unknown } = raw;
  return {
    theme: oneOf(said.theme, ['system', 'night', 'day'], 'system'),
    motion: oneOf(said.motion, ['system', 'less'], 'system'),
    bots: oneOf(said.bots, ['calm', 'brisk', 'at once'], 'calm'),
    sound: said.sound === true,
    name: typeof said.name === 'string' ? said.name.slice(0, 24) : '',
  };
}
