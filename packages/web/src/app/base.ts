// Where this client lives. Its files are beside this one, so the same build works in any folder of any host: no setting, no
// <base>, nothing the server must know.

export const BASE = import.meta.env.DEV
  ? new URL('/', location.href)
  : new URL(/* @vite-ignore */ '../', import.meta.url);

/** The address of a page of the client, such as '/table/?id=7'. */
export const addressOf = (path: string): string => new URL(path.replace(/^\//, ''), BASE).href;
