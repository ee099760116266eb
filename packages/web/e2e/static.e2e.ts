import { createServer, type Server } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asked, choose, openBrowser, sitDown } from './people.ts';

const DIST = process.env['LANDSRAAD_E2E_DIST'] ?? join(import.meta.dirname, '..', 'dist');
const FOLDER = '/some/deep/folder/';
const KINDS: { readonly [ext: string]: string } = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A host that knows files and nothing else. */
function host(): Promise<Server> {
  const server = createServer((request, answer) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname;
    const inside = path.startsWith(FOLDER) ? normalize(path.slice(FOLDER.length)) : '..';
    const file = join(
      DIST,
      inside.endsWith('/') || inside === '.' || inside === '' ? join(inside, 'index.html') : inside,
    );
    readFile(inside.startsWith('..') ? '' : file).then(
      (bytes) =>
        answer.writeHead(200, { 'content-type': KINDS[extname(file)] ?? 'application/octet-stream' }).end(bytes),
      () => answer.writeHead(404).end('nothing here'),
    );
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

let browser: Browser;
let files: Server;
beforeAll(async () => {
  [browser, files] = await Promise.all([openBrowser(), host()]);
});
afterAll(async () => {
  await browser.close();
  files.close();
});

test('the same build works from a folder of files, without any server of ours', async () => {
  const me = await sitDown(browser);
  const at = `http://127.0.0.1:${(files.address() as AddressInfo).port}${FOLDER}`;
  await me.page.goto(at);
  await me.page.getByRole('link', { name: /Play The Night Bazaar now/ }).click();
  await asked(me.page, /bell/);
  await choose(me.page, 'ring');
  await asked(me.page, /partner/);
  expect(me.page.url()).toContain(`${FOLDER}local/?id=`);
  await me.page.reload();
  await asked(me.page, /partner/);
  for (const page of ['tables/', 'settings/', 'new/', 'rules/?game=dune']) {
    await me.page.goto(at + page);
    await me.page.locator('h1').waitFor();
  }
  // Without a server the lobby says so, and nothing breaks.
  await me.page.goto(`${at}lobby/`);
  await me.page.getByText(/Games against bots need no server/).waitFor();
  expect(me.errors).toEqual([]);
  await me.context.close();
});
