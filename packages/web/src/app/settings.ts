// What a player has chosen about the screen; kept on this device.

import { useSyncExternalStore } from 'react';
import { readSettings, type Settings } from './readSettings.ts';

const KEY = 'landsraad-settings';

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
export const themeShown = (s: Settings): 'night' | 'day' =>
  s.theme === 'system' ? (light.matches ? 'day' : 'night') : s.theme;

export function applySettings(): void {
  const root = document.documentElement;
  root.dataset['theme'] = themeShown(settings);
  root.dataset['motion'] = settings.motion;
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', themeShown(settings) === 'day' ? '#ead9b8' : '#0e1018');
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

// Changed in another window: an open table hears of it too.
addEventListener('storage', (e) => {
  if (e.key !== KEY) return;
  settings = readSettings(e.newValue);
  applySettings();
  for (const tell of listeners) tell();
});

const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};
export const useSettings = (): Settings => useSyncExternalStore(subscribe, () => settings);
export const settingsNow = (): Settings => settings;
