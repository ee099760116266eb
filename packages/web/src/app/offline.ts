import { addressOf, BASE } from './base.ts';

/** After the first visit everything that is not a server's table works without a network. */
export function workOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Where storage is forbidden the page works all the same, only not offline.
  navigator.serviceWorker.register(addressOf('/sw.js'), { scope: BASE.pathname }).catch(() => undefined);
}
