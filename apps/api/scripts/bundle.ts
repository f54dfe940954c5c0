import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '..');

/** src/server.ts and the commands -> a folder: bundles with our own packages in them, and what they read beside themselves. */
export async function bundleServer(folder: string): Promise<string> {
  const outfile = join(folder, 'server.js');
  await rm(folder, { recursive: true, force: true });
  await build({
    entryPoints: {
      server: join(root, 'src/server.ts'),
      'admin-create': join(root, 'src/commands/admin-create.ts'),
      'admin-remove-second-step': join(root, 'src/commands/admin-remove-second-step.ts'),
      'demo-remove': join(root, 'src/commands/demo-remove.ts'),
      'audit-verify': join(root, 'src/commands/audit-verify.ts'),
      backup: join(root, 'src/commands/backup.ts'),
      restore: join(root, 'src/commands/restore.ts'),
      'logs-find': join(root, 'src/commands/logs-find.ts'),
      'check-process': join(root, 'src/areas/records/files/check-process.ts'),
      'check-worker': join(root, 'src/areas/records/files/check-worker.ts'),
      'photo-process': join(root, 'src/kernel/files/photo-process.ts'),
      'photo-worker': join(root, 'src/kernel/files/photo-worker.ts'),
      'paper-process': join(root, 'src/kernel/paper/paper-process.ts'),
      'paper-worker': join(root, 'src/kernel/paper/paper-worker.ts'),
      'keys-rotate': join(root, 'src/commands/keys-rotate.ts'),
      'trials-import': join(root, 'src/commands/trials-import.ts'),
    },
    outdir: folder,
    // Keeps apart what is imported only when it is needed.
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
  await cp(join(root, 'src/kernel/db/migrations'), join(folder, 'migrations'), { recursive: true });
  await cp(join(root, 'src/kernel/pages/docs-files'), join(folder, 'docs-files'), { recursive: true });
  const beside = {
    'openapi.yaml': 'packages/contract/generated/openapi.yaml',
    'mock.js': 'packages/mock-server/generated/in-page.js',
    'partners.md': 'docs/partners.md',
  };
  for (const [name, source] of Object.entries(beside))
    await cp(join(root, '../..', source), join(folder, name));
  return outfile;
}
