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

const areaTable = /(?:\/apps\/web\/src\/|^)areas\/([\w-]+)\/routes\.ts$/;

/** Returns the name of the file for the table of an area; null for other modules. */
export const tableName = (module: string): string | null => {
  const [, area] = areaTable.exec(module) ?? [];
  return area ? `routes-${area}` : null;
};

const address = /path: ([^,\n]+),/g;
const entry = /path: ([^,\n]+),(?:(?!path: )[\s\S])*?await import\('([^']+)'\)/g;
const rolesOf = (said: string): string[] | null =>
  /roles: \[([^\]]*)\]/.exec(said)?.[1]?.match(/[A-Z]+/g) ?? null;
const named: Record<string, string> = paths;

const pathOf = (written: string) => named[written.replace('paths.', '')] ?? written.replaceAll("'", '');

/** The owner of pages of no area, or of several, whose table is in the frame. */
export const appItself = 'app';

/** Returns the address of each page, with the area that it is of. */
export const ownedPages = (): { path: string; owner: string }[] =>
  routeTables().flatMap(({ file, text }) =>
    [...text.matchAll(address)].map(([, written = '']) => ({
      path: pathOf(written),
      owner: areaTable.exec(file)?.[1] ?? appItself,
    })),
  );

/**
 * Returns the module, from the workspace, of each page that has an address of its own, as the tables of routes write it, and the
 * module of its table. `roles` are those that may see it; null where that is everybody.
 */
export function pageModules(): { path: string; module: string; table: string; roles: string[] | null }[] {
  return routeTables().flatMap(({ file, text }) =>
    [...text.matchAll(entry)].flatMap(([said, written = '', specifier = '']) => {
      const path = pathOf(written);
      const module = `/apps/web/src/${join(dirname(file), specifier)}.tsx`;
      return path.startsWith('/') && specifier.startsWith('.')
        ? [{ path, module, table: `/apps/web/src/${file}`, roles: rolesOf(said) }]
        : [];
    }),
  );
}
