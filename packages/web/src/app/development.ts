// Whether the reference game is offered: to those who work on Landsraad, never to players.

const KEY = 'landsraad-dev';

/** `?dev` in the address is remembered on this device, `?dev=0` forgets it. */
export function rememberDevelopment(): void {
  const said = new URLSearchParams(location.search).get('dev');
  if (said === null) return;
  try {
    if (said === '0') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, '1');
  } catch {
    // Without storage it is not remembered.
  }
}

export function inDevelopment(): boolean {
  if (import.meta.env.DEV || import.meta.env.VITE_LANDSRAAD_DEV === '1') return true;
  try {
    return localStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
}

/** `?plain` shows a game without its own board and parts for as long as the window is open: what a new game looks like. */
export function plainParts(): boolean {
  try {
    if (new URLSearchParams(location.search).has('plain')) sessionStorage.setItem('landsraad-plain', '1');
    return inDevelopment() && sessionStorage.getItem('landsraad-plain') === '1';
  } catch {
    return false;
  }
}
