import { expect, test, vi } from 'vitest';
import type { Numbered, Request } from '../src/local/protocol.ts';

vi.mock('virtual:table-worker', () => ({ default: 'worker.js' }));
vi.mock('../src/app/settings.ts', () => ({ settingsNow: () => ({ bots: 'calm' }) }));

/** A worker that notes what it is told. */
class Told extends EventTarget {
  static readonly requests: Request[] = [];
  postMessage({ request }: Numbered): void {
    Told.requests.push(request);
  }
}

test('bots are hurried until somebody here answers something themselves', async () => {
  vi.stubGlobal('Worker', Told);
  const { openLocal } = await import('../src/local/localSource.ts');
  const source = openLocal('table');
  Told.requests.length = 0;
  source.hurry?.();
  void source.choose(3, 'pass', true);
  void source.choose(4, 'pass', true);
  expect(Told.requests.map((r) => r.do)).toEqual(['hurry', 'choose', 'choose']);
  void source.choose(5, 2, false);
  void source.choose(6, 3, false);
  expect(Told.requests.slice(3)).toEqual([
    { do: 'hurry', on: false },
    { do: 'choose', with: [5, 2] },
    { do: 'choose', with: [6, 3] },
  ]);
});
