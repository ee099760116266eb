// A person's standing answers: what the terminal asks about windows and what it answers for them.

import { windowsOf, type Rules, type Standing } from '@landsraad/kernel';
import { dim, say } from '../output.ts';

const saidOf = (s: Standing, window: string): string => {
  const armed = s.armed.filter((a) => a.window === window).map((a) => String(a.option));
  const said = s.windows[window];
  const usual = said === 'pass' ? 'pass' : said === 'ask' ? 'ask me' : 'pass, but ask me when I have something to lose';
  return armed.length === 0 ? usual : `play ${armed.join(' and then ')}; else ${usual}`;
};

function list(windows: readonly string[], s: Standing): void {
  if (windows.length === 0) say('  In this game nobody is asked whether to interfere.');
  for (const [n, w] of windows.entries()) say(`  ${n + 1}  ${w}  ${dim(saidOf(s, w))}`);
  if (windows.length > 0) say(dim('  standing N pass · standing N ask · standing N usual · standing N play WHAT'));
}

/** Does what `standing …` says; returns the answers as they are then. */
export function changeStanding<T>(rules: Rules<T>, standing: Standing, words: readonly string[]): Standing {
  const windows = windowsOf(rules).map((w) => w.name);
  const [which, how, ...what] = words;
  if (which === undefined) {
    list(windows, standing);
    return standing;
  }
  const window = windows[Number(which) - 1];
  const changed = window === undefined ? null : said(standing, window, how ?? '', what.join(' '));
  if (changed === null) {
    say('  That is no standing answer; these are yours:');
    list(windows, standing);
    return standing;
  }
  list(windows, changed);
  return changed;
}

function said(s: Standing, window: string, how: string, what: string): Standing | null {
  const without = Object.fromEntries(Object.entries(s.windows).filter(([w]) => w !== window));
  switch (how) {
    case 'pass':
    case 'ask':
      return { ...s, windows: { ...without, [window]: how } };
    case 'usual':
      return { windows: without, armed: s.armed.filter((a) => a.window !== window) };
    case 'play':
      if (what === '') return null;
      return { ...s, armed: [...s.armed, { window, about: {}, option: /^-?\d+$/.test(what) ? Number(what) : what }] };
    default:
      return null;
  }
}
