// Whether this browser has ever been somebody to the server: who has not need not be asked for.

const KEY = 'landsraad-guest';

export function beenSomebody(): boolean {
  try {
    return localStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
}

export function rememberBeing(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // Without storage the server is asked each time.
  }
}
