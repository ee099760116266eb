// The scripts of the root: they run before anything is built, so they are plain JavaScript and loaded by name.

import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

interface Install {
  whyInstall(root: string): string | null;
}
interface Stale {
  inputsOf(paths: readonly string[]): string;
  isStale(root: string, name: string, inputs: string, outputs: readonly string[]): boolean;
  stamp(root: string, name: string, inputs: string): void;
  alone<R>(root: string, work: () => Promise<R>): Promise<R>;
}
const SCRIPTS = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', 'scripts');
const script = <M>(name: string): Promise<M> => import(pathToFileURL(join(SCRIPTS, name)).href) as Promise<M>;
const { whyInstall } = await script<Install>('install.mjs');
const { inputsOf, isStale, stamp, alone } = await script<Stale>('stale.mjs');

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'landsraad-scripts-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
});
const write = (path: string, content: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
};
const lock = (packages: object): string => JSON.stringify({ packages });

describe('what must be installed', () => {
  const wanted = {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/only-for-macs': { version: '1.0.0', optional: true },
    'packages/x': { version: '1' },
  };
  test('everything, in a fresh clone', () => {
    write('package-lock.json', lock(wanted));
    expect(whyInstall(root)).toBe('nothing is installed yet');
  });
  test('nothing, when npm has put everything there', () => {
    write('package-lock.json', lock(wanted));
    write('node_modules/.package-lock.json', lock({ 'node_modules/a': { version: '1.0.0' } }));
    expect(whyInstall(root)).toBeNull();
    expect(whyInstall(root)).toBeNull();
  });
  test('what is missing or of another version, when the lock has changed', () => {
    write('package-lock.json', lock(wanted));
    write('node_modules/.package-lock.json', lock({ 'node_modules/a': { version: '1.0.0' } }));
    expect(whyInstall(root)).toBeNull();
    write('package-lock.json', lock({ ...wanted, 'node_modules/a': { version: '1.1.0' } }));
    expect(whyInstall(root)).toBe('a should be 1.1.0');
    write('package-lock.json', lock({ ...wanted, 'node_modules/b': { version: '2.0.0' } }));
    expect(whyInstall(root)).toBe('b is missing');
  });
});

describe('what is stale', () => {
  test('what was never made, what has changed, what has been removed', () => {
    write('src/a.ts', 'one');
    write('dist/a.js', 'one');
    const look = (): boolean => isStale(root, 'it', inputsOf([join(root, 'src')]), [join(root, 'dist', 'a.js')]);
    expect(look()).toBe(true);
    stamp(root, 'it', inputsOf([join(root, 'src')]));
    expect(look()).toBe(false);
    write('src/generated/b.ts', 'made');
    expect(look()).toBe(false);
    write('src/c.ts', 'new');
    expect(look()).toBe(true);
    stamp(root, 'it', inputsOf([join(root, 'src')]));
    utimesSync(join(root, 'src', 'a.ts'), 1, 1);
    expect(look()).toBe(true);
    stamp(root, 'it', inputsOf([join(root, 'src')]));
    rmSync(join(root, 'dist', 'a.js'));
    expect(look()).toBe(true);
  });

  test('two builds wait for each other, and one that died is not waited for', async () => {
    const order: string[] = [];
    const work = (name: string) => async (): Promise<void> => {
      order.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 30));
      order.push(`${name} ends`);
    };
    await Promise.all([alone(root, work('first')), alone(root, work('second'))]);
    expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
    write('node_modules/.cache/landsraad/building', '999999999');
    await alone(root, work('third'));
    expect(order.at(-1)).toBe('third ends');
  });
});
