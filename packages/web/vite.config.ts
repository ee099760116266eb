import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
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
    worker: { format: 'es' },
    build: { target: 'es2023', sourcemap: true, assetsInlineLimit: 0, chunkSizeWarningLimit: 600 },
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
        },
      }),
      pageFolders(),
    ],
  };
});
