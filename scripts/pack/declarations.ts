import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../root';

/**
 * Writes the declarations of a package, with the file extensions that Node and strict type checkers require.
 *
 * @param sources files that others can import, from the package's folder; their dependencies are included
 */
export function buildDeclarations(folder: string, dist: string, sources: readonly string[]): void {
  const config = join(folder, 'node_modules/.cache/tsconfig.dist.json');
  mkdirSync(dirname(config), { recursive: true });
  writeFileSync(config, JSON.stringify(configOf(folder, dist, sources)));
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/typescript/bin/tsc'), '-p', config],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stdout);
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.d.ts')) nameFiles(join(dist, file));
}

const configOf = (folder: string, dist: string, sources: readonly string[]) => ({
  extends: join(folder, 'tsconfig.json'),
  compilerOptions: {
    noEmit: false,
    incremental: false,
    tsBuildInfoFile: null,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: folder,
    outDir: dist,
  },
  files: sources.map((source) => join(folder, source)),
  include: [],
});

const relativeImport = /(\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)(['"])(\.{1,2}\/[^'"]+)\2/g;

function nameFiles(file: string): void {
  const text = readFileSync(file, 'utf8');
  const named = text.replace(relativeImport, (whole, before: string, quote: string, path: string) => {
    if (/\.(js|json)$/.test(path)) return whole;
    if (!existsSync(join(dirname(file), `${path}.d.ts`)))
      throw new Error(`${file} imports ${path}, which is not there.`);
    return `${before}${quote}${path}.js${quote}`;
  });
  if (named !== text) writeFileSync(file, named);
}
