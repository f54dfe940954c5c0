import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { rollup } from 'rollup';
import esbuild from 'rollup-plugin-esbuild';
import { bundleCommand } from '../../packages/mock-server/scripts/bundle-command';
import { root } from '../root';
import { buildDeclarations } from './declarations';
import { entriesOf, readManifest } from './entries';
import { publishedManifest } from './published-manifest';

const isScript = (file: string) => /\.[jt]sx?$/.test(file);

/**
 * Builds a package for use outside the repository into its `dist`: one module for each module of its own, so that code that is not imported
 * is not loaded; the styles of a component in a file beside it, which the component imports; declarations; a manifest with every entry by name.
 *
 * @param folder absolute
 * @returns the folder of the package, ready for `npm pack`
 */
export async function buildPackage(folder: string): Promise<string> {
  const dist = join(folder, 'dist');
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  const entries = entriesOf(folder);
  const scripts = entries.map(({ source }) => source).filter(isScript);
  await buildScripts(folder, dist, scripts);
  for (const { source } of entries.filter((entry) => !isScript(entry.source)))
    cpSync(join(folder, source), join(dist, source));
  if (existsSync(join(folder, 'generated/fonts')))
    cpSync(join(folder, 'generated/fonts'), join(dist, 'generated/fonts'), {
      recursive: true,
      filter: (file) => !file.endsWith('.ts'),
    });
  // A command is bundled into one file: it starts at once, without Node's warnings about experimental modules.
  for (const file of Object.values(readManifest(folder).bin ?? {}))
    await bundleCommand(join(dist, dirname(file)));
  buildDeclarations(folder, dist, scripts);
  cpSync(join(root, 'LICENSE'), join(dist, 'LICENSE'));
  for (const file of ['README.md', 'CHANGELOG.md'])
    if (existsSync(join(folder, file))) cpSync(join(folder, file), join(dist, file));
  writeFileSync(
    join(dist, 'package.json'),
    `${JSON.stringify(publishedManifest(readManifest(folder), entries), null, 2)}\n`,
  );
  return dist;
}

async function buildScripts(folder: string, dist: string, sources: string[]): Promise<void> {
  const bundle = await rollup({
    input: Object.fromEntries(
      sources.map((source) => [source.replace(/\.[jt]sx?$/, ''), join(folder, source)]),
    ),
    // Other packages are installed beside it.
    external: (id) => !/^[./\0]/.test(id) && !id.includes('.vanilla.css'),
    plugins: [
      vanillaExtractPlugin({ identifiers: 'short', cwd: folder }),
      // Younger than the target, but without `with { type: 'json' }` Node imports no JSON.
      esbuild({
        target: 'es2022',
        supported: { 'import-attributes': true },
        jsx: 'automatic',
        tsconfig: false,
      }),
    ],
    onwarn(warning, warn) {
      // Libraries mark their client parts for servers that render, and a file of types alone is empty: nothing is lost.
      if (warning.code !== 'MODULE_LEVEL_DIRECTIVE' && warning.code !== 'EMPTY_BUNDLE') warn(warning);
    },
  });
  await bundle.write({
    dir: dist,
    format: 'es',
    preserveModules: true,
    preserveModulesRoot: folder,
    entryFileNames: '[name].js',
    // Beside the script that imports it, so that its relative addresses stay correct.
    assetFileNames: ({ originalFileNames: [source = ''] }) => source.replace('.css.ts.vanilla.css', '.css'),
    hoistTransitiveImports: false,
    // The keyword that Node reads today; `assert` was the word in the draft.
    importAttributesKey: 'with',
  });
  await bundle.close();
}

/** All files of a built package. */
export const filesOf = (dist: string): string[] =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => /\.\w+$/.test(file));
