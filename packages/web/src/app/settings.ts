// What a player has chosen about the screen; kept on this device.

import { useSyncExternalStore } from 'react';

export type Theme = 'system' | 'night' | 'day';
export type Motion = 'system' | 'less';
export interface Settings {
  readonly theme: Theme;
  readonly motion: Motion;
  /** Off until asked for. */
  readonly sound: boolean;
  /** The name others see. */
  readonly name: string;
}

const KEY = 'landsraad-settings';
const UNSAID: Settings = { theme: 'system', motion: 'system', sound: false, name: '' };

const oneOf = <T extends string>(value: unknown, all: readonly T[], otherwise: T): T => all.find((x) => x === value) ?? otherwise;

/** Settings from whatever is stored; what makes no sense is as if unsaid. */
export function readSettings(stored: string | null): Settings {
  let raw: unknown = null;
  try {
    raw = JSON.parse(stored ?? 'null');
  } catch {
    return UNSAID;
  }
  if (typeof raw !== 'object' || raw === null) return UNSAID;
  const said: { theme?: unknown; motion?: unknown; sound?: unknown; name?: unknown } = raw;
  return {
    theme: oneOf(said.theme, ['system', 'night', 'day'], 'system'),
    motion: oneOf(said.motion, ['system', 'less'], 'system'),
    sound: said.sound === true,
    name: typeof said.name === 'string' ? said.name.slice(0, 24) : '',
  };
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

let settings = readSettings(stored());
const listeners = new Set<() => void>();
const light = matchMedia('(prefers-color-scheme: light)');

/** The theme that is shown. */
export const themeShown = (s: Settings): 'night' | 'day' => (s.theme === 'system' ? (light.matches ? 'day' : 'night') : s.theme);

export function applySettings(): void {
  const root = document.documentElement;
  root.dataset['theme'] = themeShown(settings);
  root.dataset['motion'] = settings.motion;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', themeShown(settings) === 'day' ? '#ead9b8' : '#0e1018');
}
light.addEventListener('change', applySettings);

export function changeSettings(change: Partial<Settings>): void {
  settings = { ...settings, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Without storage the choice holds until the page is left.
  }
  applySettings();
  for (const tell of listeners) tell();
}

const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};
export const useSettings = (): Settings => useSyncExternalStore(subscribe, () => settings);
export const settingsNow = (): Settings => settings;
