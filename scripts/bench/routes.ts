import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { paths } from '../../apps/web/src/kernel/session/destination';
import { around as layoutsAround } from '../../apps/web/vite/first-page';
import { appItself, ownedPages, routeTables } from '../../apps/web/vite/page-modules';
import { root } from '../root';
import type { Result } from './report';

const sources = join(root, 'apps/web/src');

/** Pages that show one of several screens, by who is signed in or by the tab, each with the file that decides. */
const ofSeveral: Record<string, string> = {
  AdminRoute: 'areas/administration/AdminRoute.tsx',
  DashboardRoute: 'app/dashboards.ts',
  IntegrationsRoute: 'areas/integrations/IntegrationsRoute.tsx',
  ProfileRoute: 'app/ProfileRoute.tsx',
  TrialsRoute: 'areas/trials/TrialsRoute.tsx',
};

const earlyScript = /<script async src="\/([^"]+)"/;

export type RouteWeight = { path: string; screen: string; kB: number };
export type Weights = {
  /** The code that every visit runs. */
  frame: number;
  /** The same, with the layout around the pages of signed-in people. */
  signedIn: number;
  /** The same, with the layouts around other pages. */
  signingIn: number;
  onboarding: number;
  /** The code that each page runs in addition; code fetched after the page is ready does not count. */
  routes: RouteWeight[];
};

/** P5 of the built app: the size of each page's code beyond the frame around it. */
export async function measureRoutes(): Promise<Result[]> {
  const weights = weighRoutes(join(root, 'apps/web/dist'));
  return [
    line('frame: JavaScript', weights.frame, 160),
    line('frame of the signed-in: JavaScript', weights.signedIn, 160),
    line('frame of signing in: JavaScript', weights.signingIn, 160),
    line('frame of the first questions: JavaScript', weights.onboarding, 160),
    ...weights.routes.map(({ path, screen, kB }) => line(`${path}: ${screen}`, kB, 40)),
  ];
}

/** It does not vary. */
const line = (what: string, kB: number, ceiling?: number): Result => ({
  id: 'P5',
  what,
  unit: 'kB gzip',
  spread: { min: kB, median: kB, max: kB },
  ...(ceiling !== undefined && { ceiling }),
});

/** Returns the size of the code in a folder of the built app: kB of JavaScript after gzip. */
export function weighRoutes(dist: string): Weights {
  const code = readCode(join(dist, 'assets'));
  const fileOf = (screen: string) => {
    const file = code.screens.get(screen) ?? code.names.find((name) => name.startsWith(`${screen}-`));
    if (!file) throw new Error(`No code was built of ${screen}.`);
    return file;
  };
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const scripts = html.matchAll(/<script\b[^>]*\bsrc="\/([^"]+)"/g);
  const first = [...scripts].map(([, address = '']) => address);
  /** The size of the script of early requests in a page's head, beyond that of the common page. */
  const earlyBeyond = (path: string) => {
    const page = join(dist, 'pages', `${path}.html`);
    if (!existsSync(page)) return 0;
    const [own, common] = [readFileSync(page, 'utf8'), html].map((text) =>
      weigh(readFileSync(join(dist, earlyScript.exec(text)?.[1] ?? ''))),
    );
    return (own ?? 0) - (common ?? 0);
  };
  const owners = new Map(ownedPages().map(({ path, owner }) => [path, owner]));
  /** The file with the table that names a page; none for the app's own, which are in the frame. */
  const tableOf = (path: string): string[] => {
    const owner = owners.get(path) ?? appItself;
    if (owner === appItself) return [];
    const table = code.names.find((name) => name.startsWith(`routes-${owner}-`));
    if (!table) throw new Error(`No table was built for ${path}.`);
    return [table];
  };
  const frame = code.closureOf(first.map((address) => basename(address)));
  const frameOf = (path: string) =>
    code.closureOf(
      layoutsAround(path).map((module) => fileOf(basename(module).replace(/\.tsx?$/, ''))),
      frame,
    );
  const beside = first.filter((address) => !address.startsWith('assets/'));
  const extra = beside.reduce((sum, address) => sum + weigh(readFileSync(join(dist, address))), 0);
  return {
    frame: code.weightOf(frame) + extra,
    signedIn: code.weightOf(frameOf(paths.dashboard)) + extra,
    signingIn: code.weightOf(frameOf(paths.signIn)) + extra,
    onboarding: code.weightOf(frameOf(paths.patientOnboarding)) + extra,
    routes: routesOfApp().flatMap(({ path, screen }) => {
      const base = frameOf(path);
      const beyond = (screens: readonly string[]): RouteWeight => ({
        path,
        screen: screens.at(-1) ?? screen,
        kB:
          code.weightOf(code.closureOf([...tableOf(path), ...screens.map(fileOf)], base)) -
          code.weightOf(base) +
          earlyBeyond(path),
      });
      const parts = ofSeveral[screen] ? screensOf(ofSeveral[screen]) : [];
      return [beyond([screen]), ...parts.map((part) => beyond([screen, part]))];
    }),
  };
}

/** Returns the table of routes as it is written. */
export const tableOfRoutes = (): string =>
  routeTables()
    .map(({ text }) => text)
    .join('\n');

/** The pages in the table of routes. */
export function routesOfApp(): { path: string; screen: string }[] {
  const table = tableOfRoutes();
  const named: Record<string, string> = paths;
  const entry =
    /(?:path: ([^,\n]+),|\.\.\.\[([^,\]]+)[^\]]*\]\.map|export const (\w+) = lazyRoute)|\)\.(\w+),?\s*\)/g;
  const found: { path: string; screen: string }[] = [];
  let path = '';
  for (const [, one, several, alone, screen] of table.matchAll(entry)) {
    if (screen) found.push({ path, screen });
    const told = one ?? several;
    if (alone) path = `* ${alone}`;
    else if (told) path = named[told.replace('paths.', '')] ?? told.replaceAll("'", '');
  }
  return found;
}

/** The components that a file fetches when they are first shown. */
export const screensOf = (file: string): string[] =>
  [
    ...readFileSync(join(sources, file), 'utf8').matchAll(
      /lazyRoute\(\s*async \(\) =>\s*\(await import\([^)]+\)\)\.(\w+)/g,
    ),
  ].map(([, name = '']) => name);

const weigh = (content: Buffer): number => gzipSync(content).length / 1_000;

/** The files of built code, by what they import. */
function readCode(assets: string) {
  const files = new Map<string, { imports: string[]; kB: number }>();
  const screens = new Map<string, string>();
  for (const name of readdirSync(assets).filter((one) => one.endsWith('.js'))) {
    const content = readFileSync(join(assets, name));
    const text = content.toString();
    const imports = [...text.matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)];
    files.set(name, { imports: imports.map(([, file = '']) => file), kB: weigh(content) });
    // The bundler's form of a late import, and of the names taken from it.
    for (const [, file = '', screen = ''] of text.matchAll(
      /import\(["'`]\.\/([^"'`]+\.js)["'`]\)[^{}]*?;return\{(\w+):/g,
    ))
      screens.set(screen, file);
  }
  const add = (name: string, into: Set<string>) => {
    const file = files.get(name);
    if (!file || into.has(name)) return;
    into.add(name);
    for (const next of file.imports) add(next, into);
  };
  return {
    screens,
    names: [...files.keys()],
    /** All files that these need to run, including those that are already loaded. */
    closureOf(names: readonly string[], there: ReadonlySet<string> = new Set()): ReadonlySet<string> {
      const closure = new Set(there);
      for (const name of names) add(name, closure);
      return closure;
    },
    weightOf: (names: ReadonlySet<string>) =>
      [...names].reduce((sum, name) => sum + (files.get(name)?.kB ?? 0), 0),
  };
}
