import type { Entry, Manifest } from './entries';

const builtAs = (source: string) => `./${source.replace(/\.tsx?$/, '.js')}`;
const typesOf = (source: string) => `./${source.replace(/\.[jt]sx?$/, '.d.ts')}`;

/** Returns the manifest of the built package: each entry with its types, without anything about how it was built. */
export function publishedManifest(
  { exports: _, ...manifest }: Manifest & { scripts?: unknown; devDependencies?: unknown; files?: unknown },
  entries: readonly Entry[],
): Record<string, unknown> {
  const { scripts, devDependencies, files, sideEffects, ...kept } = manifest;
  return {
    ...kept,
    // Styles are imported for their side effects.
    sideEffects: Array.isArray(sideEffects) ? ['*.css', '*.css.js'] : (sideEffects ?? false),
    exports: {
      ...Object.fromEntries(
        entries.map(({ name, source }) => [
          name,
          /\.[jt]sx?$/.test(source) ? { types: typesOf(source), default: builtAs(source) } : `./${source}`,
        ]),
      ),
      './package.json': './package.json',
    },
  };
}
