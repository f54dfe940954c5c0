import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { root } from '../root';

/** An import or export from elsewhere, as written. */
export type Import = {
  from: string;
  /** The names that are taken of it; undefined where it may be any. Types are not among them. */
  names: readonly string[] | undefined;
};

/** `import a, { b } from 'c'`, `export * from 'c'`, `import 'c'` and `import('c')`; a `new URL('c', import.meta.url)` names a file too. */
const pattern =
  /\b(?:import|export)\s+(type\s)?([^'";]*?)\bfrom\s*'([^']+)'|\bimport\s*\(?\s*'([^']+)'|\bnew URL\(\s*'(\.[^']+)'/g;

/** Returns what some code imports when it runs, without what is there for types alone. */
export function importsIn(code: string): Import[] {
  return [...code.matchAll(pattern)].flatMap(([, type, clause = '', from, alone, address]): Import[] => {
    if (type) return [];
    if (!from) return [{ from: alone ?? address ?? '', names: undefined }];
    const [, list] = /^\s*\{([^}]*)\}\s*$/.exec(clause) ?? [];
    if (list === undefined) return [{ from, names: undefined }];
    const names = list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '));
    return names.length > 0 ? [{ from, names }] : [];
  });
}

/** Follows imports from file to file. Reads each file once. */
export type Importer = {
  importsOf(file: string): readonly Import[];
  /** The file that an import leads to; undefined for a library, and for what is generated. */
  resolve(file: string, from: string): string | undefined;
  /** Some files, with all that they are made of, one import after the other. */
  closureOf(entries: Iterable<string>): Set<string>;
};

/** @param files of the repository, relative to the root */
export function followImports(
  files: readonly string[],
  read = (file: string) => readFileSync(join(root, file), 'utf8'),
): Importer {
  const known = new Set(files);
  const found = new Map<string, readonly Import[]>();
  const importsOf = (file: string): readonly Import[] => {
    const before = found.get(file);
    if (before) return before;
    const imports = /\.(tsx?|mjs)$/.test(file) ? importsIn(read(file)) : [];
    found.set(file, imports);
    return imports;
  };
  const resolve = (file: string, from: string): string | undefined => {
    const path = pathOf(file, from);
    return path && ['', '.ts', '.tsx', '.mjs'].map((end) => path + end).find((one) => known.has(one));
  };
  const closureOf = (entries: Iterable<string>): Set<string> => {
    const closure = new Set<string>();
    const next = [...entries];
    for (let file = next.pop(); file !== undefined; file = next.pop()) {
      if (closure.has(file)) continue;
      closure.add(file);
      for (const { from } of importsOf(file)) {
        const to = resolve(file, from);
        if (to && !closure.has(to)) next.push(to);
      }
    }
    return closure;
  };
  return { importsOf, resolve, closureOf };
}

/** The path of an import within the repository, perhaps without its ending. */
function pathOf(file: string, from: string): string | undefined {
  if (from.startsWith('.')) return normalize(join(dirname(file), from));
  const [, name, within] = /^@nadi\/([\w-]+)\/(.+)$/.exec(from) ?? [];
  return name && `packages/${name}/src/${within}`;
}
