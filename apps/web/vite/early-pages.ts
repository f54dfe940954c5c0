import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { byRole } from './first-page';
import { pageModules } from './page-modules';

/** A page at an address, of one role or of everybody; `roles` may see it, and others are led away. */
export type EarlyPart = { role?: string; roles?: readonly string[]; module: string };

const workspace = fileURLToPath(new URL('../../..', import.meta.url));

/** The pages at an address. */
export const partsOf = (path: string, module: string, roles: readonly string[] | null = null): EarlyPart[] =>
  byRole[path]
    ? Object.entries(byRole[path]).map(([role, one]) => ({ role, module: one }))
    : [{ module, ...(roles && { roles }) }];

/** The file with what a page asks early, which stands beside it; null where it asks nothing. */
export function queriesFile(module: string): string | null {
  const file = `${workspace}${module.slice(1).replace(/\.tsx$/, '.early.ts')}`;
  return existsSync(file) ? file : null;
}

/** All pages that ask something early. */
export const earlyPages = () =>
  pageModules().flatMap(({ path, module }) =>
    partsOf(path, module).flatMap(({ role, module: own }) => {
      const file = queriesFile(own);
      return file ? [{ path, role, file }] : [];
    }),
  );
