import { mkdir, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { injectManifest } from 'workbox-build';
import { shellAddress } from '../src/worker/addresses';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const address = '/service-worker.js';

/** In place of a worker of the built product, which would go on to answer with its own pages: clears up and is gone. */
const farewell = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
  for (const page of await clients.matchAll({ type: 'window' })) await page.navigate(page.url);
})()));
`;

/** Makes the service worker, of one file, once everything is there that it keeps for a time without a network. */
export function serviceWorker(): Plugin {
  let outDir = '';
  return {
    name: 'nadi-service-worker',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    configureServer(server) {
      server.middlewares.use(address, (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript').setHeader('Cache-Control', 'no-store');
        response.end(farewell);
      });
    },
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        const bundled = here('../node_modules/.cache/service-worker.js');
        await mkdir(dirname(bundled), { recursive: true });
        await bundle(bundled);
        const { warnings, count, size } = await injectManifest({
          swSrc: bundled,
          swDest: join(outDir, address),
          globDirectory: outDir,
          globPatterns: ['index.html', '*.{js,svg}', 'assets/*.{js,css,woff2,json}'],
          // Leaves out code of pages that the server gives where there is no worker.
          globIgnores: [
            ...['assets/page-early-*.js', 'assets/island-*.js'],
            // Files are added online.
            'assets/export-worker-*.js',
          ],
          dontCacheBustURLsMatching: /^\/assets\//,
          // The server gives the one page its policy at this address; as a file it would have that of a file.
          modifyURLPrefix: { '': '/' },
          manifestTransforms: [
            (entries) => ({
              manifest: entries.map((entry) =>
                entry.url === '/index.html' ? { ...entry, url: shellAddress } : entry,
              ),
            }),
          ],
        });
        await rm(bundled);
        // Fails on a warning: what it warns of is left out, and would be missed offline.
        if (warnings.length > 0) this.error(warnings.join('\n'));
        this.info(`${count} files, ${Math.round(size / 1024)} kB, are there without a network.`);
      },
    },
  };
}

async function bundle(outfile: string): Promise<void> {
  await build({
    entryPoints: [here('../src/worker/service-worker.ts')],
    outfile,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
    define: {
      'process.env.NODE_ENV': '"production"',
      'import.meta.env': '{"DEV":false}',
    },
  });
}
