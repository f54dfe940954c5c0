import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { root } from '../root';
import { files, read } from './source';

type TurboConfig = { tasks: Record<string, { inputs?: string[]; dependsOn?: string[] }> };
type Task = { taskId: string; directory: string; inputs: Record<string, string>; dependencies: string[] };
type DryRun = { tasks: Task[]; globalCacheInputs: { files: Record<string, string> } };

const manifests = files.filter((file) => /^((packages|apps)\/[^/]+\/)?package\.json$/.test(file));
const config: TurboConfig = JSON.parse(read('turbo.json'));

/** Settings that libraries look for and we do not have, and state that they keep and git ignores. */
const libraryOwn =
  /^packages\/(contract\/(@theme\/|\.redocly)|ui\/project\.inlang\/(\.gitignore|\.meta\.json|README\.md|project_id)$)/;

/** By the folder of its package: the files that each generator read in its last run (`scripts/generate/record-reads.mjs`). */
const readBy = new Map(
  manifests
    .filter((file) => JSON.parse(read(file)).scripts?.generate?.includes('scripts/generate.ts'))
    .map(dirname)
    .map((folder) => [folder, readsOf(folder)]),
);

function readsOf(folder: string): string[] {
  const reads: string[] = JSON.parse(read(`${folder}/node_modules/.cache/reads.json`));
  return reads.filter((path) => !libraryOwn.test(path));
}

/** Folder of a repository with the same packages, in which every file that a generator asked for exists. Turbo lists only existing files. */
let copy = '';

beforeAll(() => {
  copy = realpathSync(mkdtempSync(join(tmpdir(), 'nadi-turbo-')));
  const asked = [...readBy.values()].flat().filter((path) => !path.includes('/generated/'));
  for (const file of new Set(asked)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), '');
  }
  for (const file of [...manifests, 'package-lock.json']) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Returns the files that generators read and whose change would not make turbo run them again. */
function findMissed(turbo: TurboConfig): string[] {
  writeFileSync(join(copy, 'turbo.json'), JSON.stringify(turbo));
  const command = join(root, 'node_modules/turbo/bin/turbo');
  const output = execFileSync(process.execPath, [command, 'run', 'generate', '--dry=json'], {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    // It warns that this copy has no turbo of its own.
    stdio: 'pipe',
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
  });
  const { tasks, globalCacheInputs }: DryRun = JSON.parse(output.slice(output.indexOf('{')));
  return [...readBy].flatMap(([folder, reads]) => {
    const covering = coveringTasks(tasks, folder);
    const told = new Set([
      ...Object.keys(globalCacheInputs.files),
      ...covering.flatMap(({ directory, inputs }) =>
        Object.keys(inputs).map((file) => join(directory, file)),
      ),
    ]);
    // Leaves out what another generator wrote: it follows from what that one read.
    const isMade = (path: string) =>
      covering.some(({ directory }) => path.startsWith(`${directory}/generated/`));
    return reads.filter((path) => !told.has(path) && !isMade(path)).map((path) => `${folder}: ${path}`);
  });
}

/** Returns the task of a package and all that it depends on: their hashes are part of its own, even if they run nothing. */
function coveringTasks(tasks: readonly Task[], folder: string): Task[] {
  const covering = new Set(tasks.filter(({ directory }) => directory === folder));
  for (const { dependencies } of covering)
    for (const task of tasks) if (dependencies.includes(task.taskId)) covering.add(task);
  return [...covering];
}

const withInputs = (task: string, inputs: string[]): TurboConfig => ({
  ...config,
  tasks: { ...config.tasks, [task]: { ...config.tasks[task], inputs } },
});
const inputsOf = (task: string): string[] => config.tasks[task]?.inputs ?? [];

describe('the inputs of generators in turbo.json', () => {
  it('include every file that a generator reads: turbo would restore an outdated result after a change of any other', () => {
    expect(findMissed(config)).toEqual([]);
  });

  it('are found incomplete when one of them is removed', () => {
    const inputs = inputsOf('@nadi/api#generate').filter((input) => !input.endsWith('/jobs.ts'));
    const missed = findMissed(withInputs('@nadi/api#generate', inputs));
    expect(missed).toContain('apps/api: apps/api/src/kernel/jobs.ts');
    expect(missed.filter((path) => !path.endsWith('/jobs.ts'))).toEqual([]);
  });

  it.each([
    ['the code of a generator', 'packages/contract', 'packages/contract/scripts/bundle.ts'],
    ['files that a library reads', 'packages/contract', 'openapi/paths/vital-signs.yaml'],
    ['code of another package', 'apps/web', 'packages/domain/src/vital-signs/vital-sign.ts'],
    [
      'the files of a folder that is listed',
      'apps/api',
      'apps/api/src/areas/profile/operations/addEmergencyContact.ts',
    ],
    ['files that do not exist yet', 'apps/web', 'apps/web/src/areas/integrations/saga.ts'],
    ['files that esbuild bundles', 'packages/mock-server', 'packages/mock-server/src/mock.ts'],
    ['messages that a compiler reads', 'packages/ui', 'packages/ui/messages/en/common.json'],
  ])('are compared with %s', (_, folder, file) => {
    expect(readBy.get(folder)).toContain(file);
  });
});
