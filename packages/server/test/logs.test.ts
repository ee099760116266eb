// What operators read: a line for what becomes of tables and requests, and nothing that anybody must not know.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import Database from 'libsql';
import { expect, onTestFinished, test } from 'vitest';
import { asked, client, command, folder, server, table, viewOf } from './client.ts';

const CHILD = fileURLToPath(new URL('child.ts', import.meta.url));

/** A server whose lines are kept. */
async function talking(
  level: string,
  ...where: readonly string[]
): Promise<{ readonly url: string; readonly lines: string[] }> {
  const args = [
    '--conditions',
    '@landsraad/source',
    '--import',
    'tsx',
    CHILD,
    ...(where.length > 0 ? where : [folder()]),
  ];
  const env = { ...process.env, LANDSRAAD_LOG: level };
  const started = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], env });
  onTestFinished(() => void started.kill('SIGKILL'));
  const lines: string[] = [];
  return new Promise((ready) => {
    createInterface({ input: started.stdout }).on('line', (line) => {
      if (line.startsWith('http')) ready({ url: line, lines });
      else lines.push(line);
    });
  });
}

async function playALittle(url: string): Promise<readonly string[]> {
  const chani = await client(url, 'Chani of Sietch Tabr');
  const { id, invite } = await chani.post<{ id: string; invite: string }>('/api/tables', {
    game: 'reference',
    seats: [{ kind: 'me' }, { kind: 'me' }],
    seed: 'a seed nobody reads',
  });
  await chani.post(`/api/tables/${id}/start`);
  const { question, options, seat } = asked(await viewOf(chani, id));
  const said = command();
  await chani.post(`/api/tables/${id}/choices`, { command: said, seat, question, option: options[0] });
  await chani.call('GET', `/api/tables/${id}/view?seat=7`);
  await chani.call('DELETE', '/api/session');
  return [chani.token, chani.name, invite, 'a seed nobody reads', said];
}

test('tables and sessions at "info", every request at "debug", and no secret in any line', async () => {
  const { url, lines } = await talking('debug');
  const secrets = await playALittle(url);
  await expect.poll(() => lines.some((l) => l.includes('signed out'))).toBe(true);
  const told = lines.map((l) => JSON.parse(l) as { readonly [key: string]: unknown });
  const events = told.map((t) => t['event']).filter((e) => e !== undefined && e !== 'request');
  expect(events).toEqual(['session begun', 'table made', 'game begun', 'signed out']);
  expect(told.find((t) => t['event'] === 'game begun')).toMatchObject({ level: 30, game: 'reference', players: 2 });
  expect(told).toContainEqual(
    expect.objectContaining({ event: 'request', method: 'POST', route: '/api/tables/:id/choices', status: 200 }),
  );
  expect(told).toContainEqual(expect.objectContaining({ route: '/api/tables/:id/view', status: 404 }));
  for (const secret of [...secrets, 'Bearer', 'cookie', '127.0.0.1'])
    for (const line of lines.filter((l) => !l.includes('Server listening'))) expect(line).not.toContain(secret);
});

test('by default nothing is said while nothing is wrong', async () => {
  const { url, lines } = await talking('');
  await playALittle(url);
  expect(lines).toEqual([]);
});

test('what is damaged is said at the start, before anybody asks for it', async () => {
  const data = folder();
  const running = await server({ data });
  const a = await client(running.url);
  const [whole, broken] = [await table([a], { bots: 1 }), await table([a], { bots: 1 })];
  await running.close();
  const db = new Database(join(data, 'landsraad.db'));
  db.prepare('update rows set at = at + 1 where n = 2 and table_id = ?').run(broken);
  db.close();
  const { lines } = await talking('warn', data, 'public');
  await expect.poll(() => lines.length, { timeout: 20_000 }).toBeGreaterThan(0);
  expect(lines.map((l) => JSON.parse(l) as unknown)).toMatchObject([
    { level: 40, event: 'damage found', table: broken, what: 'Row 2 of its log is not what was written.' },
  ]);
  expect(lines.join()).not.toContain(whole);
});
