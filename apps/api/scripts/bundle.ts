import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '..');

/** src/server.ts -> a folder: one bundle with our own packages in it, and what it reads beside itself. */
export async function bundleServer(folder: string): Promise<string> {
  const outfile = join(folder, 'server.js');
  await rm(folder, { recursive: true, force: true });
  await build({
    entryPoints: [join(root, 'src/server.ts')],
    outdir: folder,
    // What is imported only when it is needed stays apart.
    splitting: true,
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
  await cp(join(root, 'src/db/migrations'), join(folder, 'migrations'), { recursive: true });
  await cp(join(root, '../../packages/contract/generated/openapi.yaml'), join(folder, 'openapi.yaml'));
  return outfile;
}
