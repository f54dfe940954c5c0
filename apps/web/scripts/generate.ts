/** Lists what areas bring along, so that no list of all areas is kept by hand: an area is its folder in `src/areas`. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { operations } from '@nadi/contract/operations';
import { appItself, ownedPages } from '../vite/page-modules';
import { areaLists, areaTables } from './area-lists';
import { writeArticles } from './articles';
import { printCallChecks, printDemoChecks, printLiveChecks } from './live-checks';
import { tableAddresses } from './table-addresses';

const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const areas = (await readdir(here('src/areas'))).sort();
await rm(here('generated'), { recursive: true, force: true });
await mkdir(here('generated'), { recursive: true });
for (const { name, code } of areaLists(areas, (file) => existsSync(here(`src/areas/${file}`))))
  await writeFile(here(`generated/${name}.ts`), code);
await writeFile(here('generated/routes.ts'), areaTables(tableAddresses(ownedPages(), appItself)));
await writeFile(here('generated/addresses.ts'), printAddresses());
await writeFile(here('generated/acting-calls.ts'), printActingCalls());
await writeFile(here('generated/live-checks.js'), await printLiveChecks());
await writeFile(here('generated/demo-checks.js'), await printDemoChecks());
await writeFile(here('generated/call-checks.js'), await printCallChecks());
await writeArticles(here('generated/articles'));

/** The patterns of all pages, and of all requests. */
function printAddresses(): string {
  const pages = ownedPages().map(({ path }) => path);
  const requests = Object.values(operations).map(({ path }) => `/api/v1${path}`);
  const all = [...new Set([...pages, ...requests])].filter((path) => path.startsWith('/')).sort();
  return `/** The patterns of all pages and requests, for logs. */\nexport const addresses: readonly string[] = ${JSON.stringify(all)};\n`;
}

/** The operations about a patient, by name: their call, and the level that acting for another person needs. */
function printActingCalls(): string {
  const all = Object.entries(operations).flatMap(([name, { method, path, acting }]) =>
    acting === null ? [] : [[name, [`${method} ${path}`, acting]]],
  );
  return `/** The operations about a patient: their call, and the level that acting for another person needs. */
export const actingCalls: Readonly<Record<string, readonly [call: string, level: string]>> = ${JSON.stringify(Object.fromEntries(all))};\n`;
}
