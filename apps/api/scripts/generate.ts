/** src/ -> generated/: the lists of what lies in kernel and areas. Nobody edits them: a file that is there is in its list. */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const out = join(root, 'generated');
const areas = readdirSync(join(root, 'src/areas')).sort();

type Found = { name: string; path: string };

/** Returns the files that exist, each with the name of its area, or the kernel's, in the code. */
const existing = (paths: readonly string[]): Found[] =>
  paths
    .filter((path) => existsSync(join(root, 'src', path)))
    .map((path) => ({ name: toCamel(path.split('/')[path.startsWith('areas/') ? 1 : 0] ?? ''), path }));
const ofAreas = (file: string) => areas.map((area) => `areas/${area}/${file}`);

const toCamel = (kebab: string) => kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const from = ({ path }: Found) => `'../src/${path.replace(/\.ts$/, '')}'`;

/** One import a file, of the same thing under the name of its room. */
const importing = (what: string, found: readonly Found[]): string =>
  found
    .map((one) => `import { ${what === one.name ? what : `${what} as ${one.name}`} } from ${from(one)};\n`)
    .join('');

/** By its address: what it is made of is code for a browser, whose types are not here. */
const pageModules = new URL('../../web/vite/page-modules.ts', import.meta.url).href;
const { ownedPages } = (await import(pageModules)) as { ownedPages(): { path: string }[] };
const pages = [...new Set(ownedPages().map(({ path }) => path))].filter((path) => path.startsWith('/'));

const handlers = ofAreas('operations')
  .filter((folder) => existsSync(join(root, 'src', folder)))
  .flatMap((folder) => readdirSync(join(root, 'src', folder)).map((file) => ({ folder, file })))
  .filter(({ file }) => /^\w+\.ts$/.test(file))
  .map(({ folder, file }) => ({ name: file.replace(/\.ts$/, ''), path: `${folder}/${file}` }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));
const kept = existing([...ofAreas('personal-data.ts'), 'kernel/personal-data.ts']);
const sweeps = existing([...ofAreas('jobs/sweeps.ts'), 'kernel/sweeps.ts']);
const jobs = existing([...ofAreas('jobs/jobs.ts'), 'kernel/jobs.ts']);
const triggers = existing(ofAreas('triggers.ts'));
const shared = existing(ofAreas('shared.ts'));
const rules = existing(ofAreas('test/matrix.ts'));

const files: Record<string, string> = {
  'handlers.ts': `import type { Handlers } from '@nadi/api-server/handlers';
import type { RequestContext } from '../src/kernel/operation/request-context';
${handlers.map((one) => `import { ${one.name} } from ${from(one)};\n`).join('')}
/** Every operation of the contract, and no other: the type says so. */
export const handlers: Handlers<RequestContext> = {
${handlers.map(({ name }) => `  ${name},\n`).join('')}};
`,
  'personal-data.ts': `import { allKept } from '../src/kernel/db/kept-tables';
${importing('kept', kept)}
/** How the tables of all rooms are exported and erased. */
export const allTables = allKept([${kept.map(({ name }) => name).join(', ')}]);
`,
  'sweeps.ts': `import type { Sweep } from '../src/kernel/jobs/sweep';
${importing('sweeps', sweeps)}
/** Done each hour. */
export const allSweeps: readonly Sweep[] = [${sweeps.map(({ name }) => `...${name}`).join(', ')}];
`,
  'jobs.ts': `import { housekeeping } from '../src/kernel/jobs/housekeeping';
import type { Job } from '../src/kernel/jobs/job';
import { allSweeps } from './sweeps';
${importing('jobs', jobs)}
/** All that servers do after the commit, each with its queue. */
export const allJobs: readonly Job[] = [${jobs.map(({ name }) => `...${name}`).join(', ')}, housekeeping(allSweeps)];
`,
  'triggers.ts': `import type { Trigger } from '../src/kernel/triggers/trigger';
${importing('triggers', triggers)}
/** The rules by which notifications are sent. */
export const allTriggers: readonly Trigger[] = [${triggers.map(({ name }) => `...${name}`).join(', ')}];
`,
  'shared.ts': `import type { SharedTable } from '../src/kernel/sharing/shared-table';
${importing('shared', shared)}
/** Lists what patients may share, of all areas. */
export const allShared: readonly SharedTable[] = [${shared.map(({ name }) => `...${name}`).join(', ')}];
`,
  'pages.ts': `/** The patterns of the addresses of all pages, for logs. */
export const pages: readonly string[] = ${JSON.stringify(pages)};
`,
  'matrix-rules.ts': `import type { Rules } from '../test/matrix/rule';
${importing('rules', rules)}
/** One rule for each operation: who may do it. For tests. */
export const allRules: Rules = {${rules.map(({ name }) => ` ...${name}`).join(',')} };
`,
};

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
for (const [name, text] of Object.entries(files)) writeFileSync(join(out, name), text);
