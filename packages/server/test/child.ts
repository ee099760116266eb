// The server as a process of its own, to be killed: `child.ts FOLDER`; `child.ts FOLDER public`: with the limits that
// strangers meet, behind a proxy that tells them apart, and with a look at all that is kept. LANDSRAAD_LOG: how much it says.

import { gamesFor, startServer } from '../src/index.ts';
import { LOG_LEVELS } from '../src/logs.ts';

const [data, open] = process.argv.slice(2);
if (data === undefined) throw new Error('say where the data lies');
const { url } = await startServer({
  port: 0,
  host: '127.0.0.1',
  data,
  games: gamesFor(true),
  web: null,
  log: LOG_LEVELS.find((level) => level === process.env['LANDSRAAD_LOG']) ?? 'warn',
  ...(open === 'public'
    ? { proxies: 1, inspect: true }
    : { limits: { perSession: 1e6, perAddress: 1e6, tablesPerSession: 1e6 } }),
});
process.stdout.write(`${url}\n`);
