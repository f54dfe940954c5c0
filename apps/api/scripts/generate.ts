/** src/ -> generated/: the lists of what lies in kernel and areas. Nobody edits them: a file that is there is in its list. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const out = join(root, 'generated');
const paths = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts'))
  .sort();

type Found = { name: string; path: string };

/** Files with their names in the code: the area's, or that of the kernel. */
const inRooms = (pattern: RegExp): Found[] =>
  paths
    .filter((path) => pattern.test(path))
    .map((path) => ({ name: toCamel(path.split('/')[path.startsWith('areas/') ? 1 : 0] ?? ''), path }));

const toCamel = (kebab: string) => kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const from = ({ path }: Found) => `'../src/${path.replace(/\.ts$/, '')}'`;

/** One import a file, of the same thing under the name of its room. */
const importing = (what: string, found: readonly Found[]): string =>
  found
    .map((one) => `import { ${what === one.name ? what : `${what} as ${one.name}`} } from ${from(one)};\n`)
    .join('');

const handlers = paths
  .filter((path) => /^areas\/[^/]+\/operations\/\w+\.ts$/.test(path))
  .map((path) => ({ name: basename(path, '.ts'), path }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));
const kept = inRooms(/^(kernel|areas\/[^/]+)\/kept\.ts$/);
const sweeps = inRooms(/^(kernel|areas\/[^/]+\/jobs)\/sweeps\.ts$/);
const jobs = inRooms(/^(kernel|areas\/[^/]+\/jobs)\/jobs\.ts$/);
const triggers = inRooms(/^areas\/[^/]+\/triggers\.ts$/);
const shared = inRooms(/^areas\/[^/]+\/shared\.ts$/);
const rules = inRooms(/^areas\/[^/]+\/test\/matrix\.ts$/);

const files: Record<string, string> = {
  'handlers.ts': `import type { Handlers } from '@nadi/api-server/handlers';
import type { RequestContext } from '../src/kernel/operation/request-context';
${handlers.map((one) => `import { ${one.name} } from ${from(one)};\n`).join('')}
/** Every operation of the contract, and no other: the type says so. */
export const handlers: Handlers<RequestContext> = {
${handlers.map(({ name }) => `  ${name},\n`).join('')}};
`,
  'kept.ts': `import { allKept } from '../src/kernel/db/kept-tables';
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
/** What patients may share, of all areas. */
export const allShared: readonly SharedTable[] = [${shared.map(({ name }) => `...${name}`).join(', ')}];
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
