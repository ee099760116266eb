// What a choice costs the server: time, bytes and memory. Needs builds (`npm run build`), also of what it is compared with:
//
//   node packages/server/scripts/bench.mjs [--against CHECKOUT] [--game war-for-arrakis] [--players 2] [--tables 6]
//     [--choices 400] [--rounds 3]
//
// The builds take turns, each in a fresh process, and play the same games; the best round of each counts.

import { fork } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { WebSocket } from 'ws';
import { patched } from '../../table/dist/index.js';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const { values: flags } = parseArgs({
  options: {
    against: { type: 'string' },
    game: { type: 'string', default: 'war-for-arrakis' },
    players: { type: 'string', default: '2' },
    tables: { type: 'string', default: '6' },
    choices: { type: 'string', default: '400' },
    rounds: { type: 'string', default: '3' },
  },
});
const [players, tables, choices, rounds] = [flags.players, flags.tables, flags.choices, flags.rounds].map(Number);

const WARM = 3;

/** Any numbers, the same in every run. */
function dice(seed) {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

async function startServer(checkout) {
  const child = fork(join(HERE, 'bench-server.mjs'), [checkout], { execArgv: ['--expose-gc'] });
  const heard = () => new Promise((resolve) => child.once('message', resolve));
  const { url } = await heard();
  return {
    url,
    figures: () => (child.send('figures'), heard()),
    stop: () => new Promise((resolve) => child.once('exit', resolve).send('stop')),
  };
}

/** Somebody with a session; every answer's bytes are counted. */
async function person(url) {
  const me = { token: '', bytes: 0 };
  const call = async (method, path, body) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${me.token}` };
    const answer = await fetch(url + path, {
      method,
      headers: me.token === '' ? { 'content-type': 'application/json' } : headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    me.bytes += text.length;
    if (!answer.ok && answer.status !== 409) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return JSON.parse(text);
  };
  me.token = (await call('POST', '/api/session', { name: 'Bench' })).token;
  return { me, get: (path) => call('GET', path), post: (path, body) => call('POST', path, body) };
}

/** Follows a table: the picture as it is now, how many messages made it, and their bytes. */
function follow(url, { me }, table, seat, form) {
  const query = `as=${form}${seat === null ? '' : `&seat=${seat}`}`;
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${table}/stream?${query}`, {
    headers: { authorization: `Bearer ${me.token}` },
  });
  const eyes = { seq: 0, picture: null, messages: 0, bytes: 0, wake: () => undefined, close: () => socket.close() };
  socket.on('message', (data) => {
    const text = Buffer.from(data).toString();
    const said = JSON.parse(text);
    eyes.seq = said.seq;
    eyes.picture = 'view' in said ? { view: said.view } : patched(eyes.picture, said.patch ?? {});
    eyes.messages++;
    eyes.bytes += text.length;
    eyes.wake();
  });
  eyes.until = async (fits) => {
    while (!fits()) await new Promise((resolve) => (eyes.wake = resolve));
  };
  return eyes;
}

const mean = (all) => all.reduce((a, b) => a + b, 0) / all.length;

/** Plays one table, all seats by one person, with a watcher; what its viewers were sent. */
async function playTable(url, one, other, form, seed) {
  const seats = Array.from({ length: players }, () => ({ kind: 'me' }));
  const { id } = await one.post('/api/tables', { game: flags.game, seats, seed, public: true });
  await one.post(`/api/tables/${id}/start`, {});
  const all = seats.map((_, seat) => follow(url, one, id, seat, form));
  all.push(follow(url, other, id, null, form));
  for (const eyes of all) await eyes.until(() => eyes.seq > 0);
  // What it costs to follow, not to begin.
  for (const eyes of all) [eyes.bytes, eyes.messages] = [0, 0];
  const roll = dice(11);
  let made = 0;
  for (let n = 0; n < choices; n++) {
    const able = all.slice(0, -1).filter((eyes) => eyes.picture.view.decision !== null);
    if (able.length === 0) break;
    const eyes = able[roll(able.length)];
    const { seat, question, options } = eyes.picture.view.decision;
    const option = options[roll(options.length)];
    const { seq } = await one.post(`/api/tables/${id}/choices`, { command: `c${n}`, seat, question, option });
    if (seq === undefined) throw new Error('a choice was refused');
    await eyes.until(() => eyes.seq >= seq);
    // What the others are sent is on its way already; a question that is asked of several is theirs as well.
    await new Promise((resolve) => setImmediate(resolve));
    made++;
  }
  for (const eyes of all) eyes.close();
  const messages = all.reduce((sum, eyes) => sum + eyes.messages, 0);
  const bytes = all.reduce((sum, eyes) => sum + eyes.bytes, 0);
  return { id, made, messages, bytes };
}

/** Opens a table as the page does: the present picture, and the last of what happened. */
async function open(table, form, one) {
  const before = one.me.bytes;
  if (form === 'views') {
    for (let after = 0, more = 1; more > 0;) {
      const { messages } = await one.get(`/api/tables/${table}/events?seat=0&wait=0&after=${after}`);
      more = messages.length;
      after = messages.at(-1)?.seq;
    }
    return one.me.bytes - before;
  }
  const { seq } = await one.get(`/api/tables/${table}/view?seat=0`);
  await one.get(`/api/tables/${table}/events?seat=0&as=story&before=${seq + 1}`);
  return one.me.bytes - before;
}

async function round(checkout) {
  const server = await startServer(checkout);
  const { url } = server;
  const [one, other] = [await person(url), await person(url)];
  const form = (await (await fetch(`${url}/api/openapi.json`)).text()).includes('patches') ? 'patches' : 'views';
  // The compiler has its way first.
  for (let n = 0; n < WARM; n++) await playTable(url, one, other, form, `warm ${n}`);
  const before = await server.figures();
  const played = [];
  for (let n = 0; n < tables; n++) played.push(await playTable(url, one, other, form, `bench ${n}`));
  const after = await server.figures();
  const made = played.reduce((sum, t) => sum + t.made, 0);
  const opening = [];
  for (const { id } of played) opening.push(await open(id, form, one));
  await server.stop();
  return {
    choices: made,
    'server CPU per choice, ms': (after.user + after.system - before.user - before.system) / made,
    '  without the system calls': (after.user - before.user) / made,
    'bytes per message': mean(played.map((t) => t.bytes / t.messages)),
    'bytes per choice, all viewers': mean(played.map((t) => t.bytes / t.made)),
    'bytes to open a table': mean(opening),
    'heap per table, KB': (after.heap - before.heap) / tables / 1024,
  };
}

const best = (a, b) => (a === null ? b : Object.fromEntries(Object.keys(a).map((k) => [k, Math.min(a[k], b[k])])));
const checkouts = [join(HERE, '..', '..', '..'), ...(flags.against === undefined ? [] : [flags.against])];
const results = checkouts.map(() => null);
for (let n = 0; n < rounds; n++)
  for (const [which, checkout] of checkouts.entries()) results[which] = best(results[which], await round(checkout));
const [here, there] = results;
const shown = (x) => (x === undefined ? '' : x.toFixed(x < 10 ? 2 : 0).padStart(12));
console.log(`${flags.game}, ${players} players`.padEnd(34), 'here'.padStart(12), there ? 'against'.padStart(12) : '');
for (const key of Object.keys(here)) console.log(key.padEnd(34), shown(here[key]), shown(there?.[key]));
