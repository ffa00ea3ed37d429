/// <reference types="vitest/config" />
import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

// The fonts are under the Open Font License, which wants to travel with them.
function fontLicences(): Plugin {
  const fonts = ['alegreya', 'alegreya-sans'];
  return {
    name: 'font-licences',
    generateBundle() {
      for (const font of fonts) {
        const source = readFileSync(new URL(`node_modules/@fontsource/${font}/LICENSE`, import.meta.url), 'utf-8');
        this.emitFile({ type: 'asset', fileName: `assets/${font}-licence.txt`, source });
      }
    },
  };
}

const server = process.env.KADE_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), fontLicences()],
  // The page names its files from the root; `kade site` makes that relative. Scripts and styles find theirs by their own place.
  base: '/',
  experimental: {
    renderBuiltUrl: (name, { hostType }) => (hostType === 'html' ? `/${name}` : { relative: true }),
  },
  worker: { format: 'es' },
  build: {
    outDir: '../src/kade/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 2048,
  },
  server: {
    proxy: {
      '/api': server,
      '/healthz': server,
      '/ws': { target: server, ws: true },
    },
  },
  // One process and one jsdom for all: setting them up for every file anew takes three times as long as the tests.
  test: { environment: 'node', include: ['tests/**/*.test.ts'], pool: 'threads', isolate: false, maxWorkers: 1 },
});
