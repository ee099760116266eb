// The web client as it is served: its first page stands at every address, also at one that is no page.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, server } from './client.ts';

test('an address that is no page shows the client, which finds its files from there', async () => {
  const web = folder();
  writeFileSync(join(web, 'index.html'), '<!doctype html><script src="./theme.js"></script>');
  const { url } = await server({ web });
  const page = async (path: string) => {
    const answer = await fetch(url + path, { headers: { accept: 'text/html' } });
    return [answer.status, /src="([^"]+)"/.exec(await answer.text())?.[1]];
  };
  expect(await page('/')).toEqual([200, './theme.js']);
  expect(await page('/nowhere')).toEqual([404, './theme.js']);
  expect(await page('/nowhere/')).toEqual([404, '../theme.js']);
  expect(await page('/no/where/at/all?id=7/8')).toEqual([404, '../../../theme.js']);
  expect((await fetch(`${url}/nowhere.js`)).headers.get('content-type')).toContain('json');
});
