// Threads for what would keep everybody waiting on the event loop.

import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const here = import.meta.url;
const fromSource = here.endsWith('.ts');

/** Run from source, a thread needs what this one was started with: live TypeScript and the sources of the other packages. */
export const threadArguments = (): { readonly execArgv?: string[] } =>
  fromSource
    ? {
        execArgv: [
          '--conditions',
          '@landsraad/source',
          '--import',
          pathToFileURL(createRequire(here).resolve('tsx')).href,
        ],
      }
    : {};

/** The program of a thread, by its name in this folder without the ending. */
export const threadProgram = (name: string): URL => new URL(`./${name}.${fromSource ? 'ts' : 'js'}`, here);
