import { join } from 'node:path';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '..');

/** The command and all it needs -> `nadi-mock.mjs` in a folder; what only our own mock needs stands beside it. */
export async function bundleCommand(folder: string): Promise<void> {
  await build({
    entryPoints: { 'nadi-mock': join(root, 'src/command/main.ts') },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    chunkNames: '[name]',
    splitting: true,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    minifySyntax: true,
    // The YAML parser asks for parts of Node by require.
    banner: {
      js: "import { createRequire as requireFor } from 'node:module'; const require = requireFor(import.meta.url);",
    },
  });
}
