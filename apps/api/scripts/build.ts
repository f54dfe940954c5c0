/** src/server.ts -> dist/: one bundle with our own packages in it, and what it reads beside itself. */
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { saveTemplate } from '../src/db/template';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');

await rm(dist, { recursive: true, force: true });
await build({
  entryPoints: [join(root, 'src/server.ts')],
  outfile: join(dist, 'server.js'),
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  logLevel: 'warning',
  plugins: [
    {
      // Our packages are TypeScript and go into the bundle; all others are installed where it runs.
      name: 'external packages',
      setup(builder) {
        builder.onResolve({ filter: /^[^./]/ }, ({ path }) =>
          path.startsWith('@nadi/') ? undefined : { path, external: true },
        );
      },
    },
  ],
});
await cp(join(root, 'src/db/migrations'), join(dist, 'migrations'), { recursive: true });
await cp(join(root, '../../packages/contract/generated/openapi.yaml'), join(dist, 'openapi.yaml'));
await saveTemplate(join(dist, 'template.tgz'));
