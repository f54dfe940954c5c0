import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { paths } from '../src/kernel/session/destination';

const source = fileURLToPath(new URL('../src', import.meta.url));

/** Returns the tables that say which page stands at which address: the app's own, and those of all areas. Paths are below `src`. */
export function routeTables(): { file: string; text: string }[] {
  const areas = readdirSync(join(source, 'areas')).map((area) => join('areas', area, 'routes.ts'));
  return ['app/routes.tsx', ...areas]
    .filter((file) => existsSync(join(source, file)))
    .map((file) => ({ file, text: readFileSync(join(source, file), 'utf8') }));
}

const entry = /path: ([^,\n]+),(?:(?!path: )[\s\S])*?await import\('([^']+)'\)/g;
const named: Record<string, string> = paths;

/** Returns the module, from the workspace, of each page that has an address of its own, as the tables of routes write it. */
export function pageModules(): { path: string; module: string }[] {
  return routeTables().flatMap(({ file, text }) =>
    [...text.matchAll(entry)].flatMap(([, address = '', specifier = '']) => {
      const path = named[address.replace('paths.', '')] ?? address.replaceAll("'", '');
      const module = `/apps/web/src/${join(dirname(file), specifier)}.tsx`;
      return path.startsWith('/') && specifier.startsWith('.') ? [{ path, module }] : [];
    }),
  );
}
