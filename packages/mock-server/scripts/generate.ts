/** Nadi's mock as one file for a page: the reference of the API hands it out, so that it can be tried without a server. */
import { join } from 'node:path';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '..');

await build({
  entryPoints: [join(root, 'src/nadi/in-page.ts')],
  outfile: join(root, 'generated/in-page.js'),
  bundle: true,
  platform: 'browser',
  target: 'es2022',
  format: 'esm',
  minify: true,
  logLevel: 'warning',
});
