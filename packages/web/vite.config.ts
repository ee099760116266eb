import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** The pages of the client, from the one list that names them. */
function pages(): string[] {
  const source = readFileSync(new URL('./src/app/pages.ts', import.meta.url), 'utf8');
  const list = /PAGES = \[([^\]]+)\]/.exec(source)?.[1] ?? '';
  return [...list.matchAll(/'(\w+)'/g)].map((m) => m[1] ?? '');
}

/** A folder with an index.html for every page, so that deep links work on hosts that know only files. */
const pageFolders = (): Plugin => ({
  name: 'landsraad-pages',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const first = bundle['index.html'];
      if (first?.type !== 'asset') return;
      const deeper = String(first.source).replaceAll('="./', '="../');
      for (const page of pages()) this.emitFile({ type: 'asset', fileName: `${page}/index.html`, source: deeper });
    },
  },
});

const WORKER = 'virtual:table-worker';
/**
 * The address of the worker that plays local tables. Vite bundles workers apart from the page, and then every game's rules
 * would be there twice; as a chunk of the same build the worker shares them.
 */
const tableWorker = (): Plugin => {
  const file = fileURLToPath(new URL('./src/local/worker.ts', import.meta.url));
  let building = false;
  return {
    name: 'landsraad-table-worker',
    configResolved(config) {
      building = config.command === 'build';
    },
    resolveId: (id) => (id === WORKER ? `\0${WORKER}` : null),
    load(id) {
      if (id !== `\0${WORKER}`) return null;
      if (!building) return `export default new URL('/src/local/worker.ts', import.meta.url).href;`;
      const chunk = this.emitFile({ type: 'chunk', id: file, name: 'worker' });
      return `export default import.meta.ROLLUP_FILE_URL_${chunk};`;
    },
  };
};

/** Every file that compresses, compressed once, as well as it can be: the server hands out what the browser takes. */
const compressed = (): Plugin => ({
  name: 'landsraad-compressed',
  apply: 'build',
  enforce: 'post',
  async closeBundle() {
    const out = fileURLToPath(new URL('./dist/', import.meta.url));
    for (const file of await readdir(out, { recursive: true })) {
      if (!/\.(js|css|html|svg|json|webmanifest)$/.test(file)) continue;
      const content = await readFile(out + file);
      const best = {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      };
      await Promise.all([
        writeFile(`${out}${file}.br`, brotliCompressSync(content, best)),
        writeFile(`${out}${file}.gz`, gzipSync(content, { level: 9 })),
      ]);
    }
  },
});

/** A build is for players, whatever kind of process asked for it (a test runner says NODE_ENV=test to its children). */
const forPlayers = (command: string): void => {
  if (command === 'build') process.env['NODE_ENV'] = 'production';
};

export default defineConfig(({ command }) => {
  forPlayers(command);
  return {
    root: import.meta.dirname,
    // Relative: the same build works in any folder of any host.
    base: './',
    resolve: { conditions: ['@landsraad/source', ...defaultClientConditions] },
    // Preloading looks for a document, and the worker has none.
    build: {
      modulePreload: false,
      target: 'es2023',
      sourcemap: true,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 650,
    },
    server: { proxy: { '/api': { target: process.env['LANDSRAAD_API'] ?? 'http://127.0.0.1:3000', ws: true } } },
    plugins: [
      react(),
      VitePWA({
        registerType: 'autoUpdate',
        // The client registers it itself: only it knows in which folder it lives.
        injectRegister: null,
        manifest: {
          name: 'Landsraad',
          short_name: 'Landsraad',
          description: 'Three games of Arrakis, one table. Every rule enforced, and explained when you ask.',
          start_url: './',
          scope: './',
          display: 'standalone',
          background_color: '#0e1018',
          theme_color: '#0e1018',
          icons: [{ src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
        },
        workbox: {
          globPatterns: ['**/*.{js,css,html,svg,woff2}'],
          globIgnores: ['**/*-latin-ext-*', '**/*-cyrillic*', '**/*-vietnamese*'],
          // Every page has a file of its own; what stands after the question mark is the client's business.
          navigateFallback: null,
          ignoreURLParametersMatching: [/.*/],
          maximumFileSizeToCacheInBytes: 4_000_000,
          cleanupOutdatedCaches: true,
          skipWaiting: true,
          clientsClaim: true,
          importScripts: ['notices.js'],
        },
      }),
      tableWorker(),
      pageFolders(),
      compressed(),
    ],
  };
});
