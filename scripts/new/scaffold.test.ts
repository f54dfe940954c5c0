import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { startPostgres } from '../../apps/api/scripts/test/postgres';
import { copyRepository } from './copy-repository';

jest.setTimeout(300_000);

const workspaces = ['packages/contract', 'packages/ui', 'apps/api', 'apps/web'];

let copy = '';

type Wishes = { cwd?: string; input?: string; env?: Record<string, string> };
/** A command of one of the packages, in the copy. */
function run(script: string, given: readonly string[], { cwd = copy, input = '', env = {} }: Wishes = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--experimental-vm-modules', '--no-warnings', join(copy, 'node_modules', script), ...given],
    {
      cwd,
      input,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'test', TZ: 'Asia/Kolkata', ...env },
    },
  );
  return { status, stdout, said: stdout + stderr };
}

const write = (...given: string[]) => run('tsx/dist/cli.mjs', ['scripts/new/main.ts', ...given]);
type Written = { status: number; said: string; touched: string };
/** Runs many commands in one process: each on its own would read all files again. */
function writeAll(all: readonly (readonly string[])[]): Written[] {
  const ended = run('tsx/dist/cli.mjs', ['scripts/new/write-all.ts'], { input: JSON.stringify(all) });
  if (ended.status !== 0) throw new Error(ended.said);
  return JSON.parse(ended.stdout);
}
type Ended = { status: number | null; said: string };
/** If it failed, the test shows its output. */
const faultOf = ({ status, said }: Ended) => (status === 0 ? null : `${status}\n${said}`);
const lines = (text: string) => text.split('\n').filter((line) => line !== '');
const git = (...given: string[]) => lines(execFileSync('git', given, { cwd: copy, encoding: 'utf8' }));
const touched = () => [...git('diff', '--name-only'), ...git('ls-files', '--others', '--exclude-standard')];

/** All ways in which they differ: new or known areas and resources, every method, one item or all of the caller's own. */
const operations = {
  readMedicinePlan: [],
  listMedicinePlans: ['--area', 'medicine-plan', '--path', '/medicine-plans', '--role', 'PATIENT,DOCTOR'],
  updateMedicinePlan: ['--method', 'put', '--path', '/medicine-plan', '--role', 'PATIENT,DOCTOR'],
  updateMedicineNote: ['--method', 'put', '--area', 'medicine-plan'],
  updateTeamNote: ['--method', 'put'],
  listVerifiedReminders: ['--role', 'ADMIN'],
  readMedicinePlanEntry: ['--path', '/medicine-plan/{id}', '--role', 'DOCTOR'],
  updateMedicinePlanEntry: ['--method', 'put', '--path', '/medicine-plan/{id}'],
  deleteMedicinePlanEntry: ['--method', 'delete', '--path', '/medicine-plan/{id}'],
  sendVitalSignReport: [
    ...['--method', 'post', '--path', '/vital-signs/report'],
    ...['--role', 'PATIENT,DOCTOR,UNVERIFIED_DOCTOR,ADMIN'],
  ],
};
/** Those of an area are written with it. */
const ids = [...Object.keys(operations), 'listAllergies'];
const screens = [
  ['medicines/MedicinePlans'],
  ['settings/RemindersScreen', '--operation', 'listVerifiedReminders', '--area', 'account'],
];

beforeAll(() => {
  copy = copyRepository();
  const written = [
    write('component', 'DoseToggle'),
    ...writeAll([
      ...Object.entries(operations).map(([id, options]) => ['operation', id, ...options]),
      ...screens.map((given) => ['list-screen', ...given]),
      ['form-screen', 'medicines/MedicinePlan'],
      ['offline-write', 'updateMedicineNote', '--area', 'medicines'],
      ['offline-write', 'updateTeamNote', '--area', 'profile'],
      ['area', 'allergies', '--role', 'DOCTOR'],
    ]),
    ...[...workspaces, 'packages/mock-server'].map((workspace) =>
      run(
        'tsx/dist/cli.mjs',
        ['--import', '../../scripts/generate/record-reads.mjs', 'scripts/generate.ts'],
        {
          cwd: join(copy, workspace),
        },
      ),
    ),
  ];
  expect(written.map(faultOf).filter((fault) => fault !== null)).toEqual([]);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

type Report = { testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[] };

/** Tests of the copy, with the names of those that passed. */
function test(patterns: readonly string[], given: readonly string[] = [], env: Record<string, string> = {}) {
  const report = join(copy, 'test-results.log');
  const script = 'jest/bin/jest.js';
  const asked = [
    '--json',
    `--outputFile=${report}`,
    '--runInBand',
    '--forceExit',
    ...given,
    '--testPathPatterns',
    ...patterns,
  ];
  const ended = run(script, asked, { env });
  const { testResults }: Report = JSON.parse(readFileSync(report, 'utf8'));
  const passed = testResults.map(({ name, assertionResults }) => ({
    file: name.slice(copy.length + 1),
    names: assertionResults.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName),
  }));
  return { ended, passed };
}

describe('what npm run new writes', () => {
  it('is formatted and linted', () => {
    const files = touched().filter((file) => /\.(tsx?|json)$/.test(file));
    expect(files.length).toBeGreaterThan(20);
    expect(faultOf(run('@biomejs/biome/bin/biome', ['ci', '--colors=off', ...files]))).toBeNull();
  });

  it('says who finds what at the address of a page', () => {
    const rows = readFileSync(join(copy, 'apps/web/e2e/routes/rows.ts'), 'utf8');
    expect(rows).toContain("'/dashboard/allergies': ofDoctors('Allergies'),");
    expect(rows).toContain("'/dashboard/reminders': ofAdministrators('Reminders'),");
  });

  it('is a contract without a fault', () => {
    expect(faultOf(run('@redocly/cli/bin/cli.js', ['lint', 'nadi']))).toBeNull();
    const document = 'packages/contract/generated/openapi.json';
    const spectral = '@stoplight/spectral-cli/dist/index.js';
    expect(faultOf(run(spectral, ['lint', '--fail-severity=warn', document]))).toBeNull();
  });

  it.each(workspaces)('has the right types: %s', (workspace) => {
    expect(
      faultOf(run('typescript-7/bin/tsc', ['--noEmit', '--incremental', 'false', '-p', workspace])),
    ).toBeNull();
  });

  it('keeps the rules of the house and passes its own tests', () => {
    const named = [
      'DoseToggle',
      'MedicinePlanScreen',
      'MedicinePlansScreen',
      'RemindersScreen',
      'AllergiesScreen',
    ];
    const routes = ['medicine-plan', 'medicine-plans', 'reminders', 'allergies'].map(
      (name) => `/${name}-route.test`,
    );
    const own = [...named.map((name) => `/${name}/`), ...routes];
    const { ended, passed } = test(['scripts/rules/', ...own]);
    expect(faultOf(ended)).toBeNull();
    for (const path of own)
      expect(passed.find(({ file }) => file.includes(path))?.names.length).toBeGreaterThan(1);
    expect(passed.find(({ file }) => file.endsWith('catalogue.test.ts'))?.names.length).toBeGreaterThan(5);
  });

  it('answers as the contract says, on the API and on the mock, to whoever may and to nobody else', async () => {
    const suites = [
      'apps/api/test/contract.test.ts',
      'apps/api/test/matrix.test.ts',
      'apps/api/test/without-policies.test.ts',
      'apps/api/test/audit/every-operation.test.ts',
      'packages/mock-server/src/nadi/contract.test.ts',
    ];
    // If there is one: each suite has a database of its own, which takes seconds to create in the embedded one.
    const postgres = await startPostgres();
    const env: Record<string, string> =
      'skip' in postgres ? {} : { NADI_TEST_DATABASE: 'postgres', DATABASE_URL: postgres.url };
    const { ended, passed } = test(suites, ['--testNamePattern', `\\b(${ids.join('|')})\\b`], env);
    if (!('skip' in postgres)) await postgres.stop();
    expect(faultOf(ended)).toBeNull();
    const isTried = (suite: string, id: string) =>
      passed.some(({ file, names }) => file === suite && names.some((name) => name.includes(id)));
    expect(suites.flatMap((suite) => ids.filter((id) => !isTried(suite, id)))).toEqual([]);
  });
});

describe('npm run new refuses, and writes nothing', () => {
  const refused = [
    ['a name that is taken', ['component', 'DoseToggle'], 'already a DoseToggle'],
    ['a name of another form', ['component', 'dose-toggle'], 'not in PascalCase'],
    ['a screen without an area', ['list-screen', 'MedicinePlan'], 'not AREA/Name'],
    [
      'a screen whose texts are there',
      ['list-screen', 'vital-signs/MedicinePlans', '--operation', 'listVitalSigns'],
      'Choose another name',
    ],
    ['a screen of no operation', ['list-screen', 'medicines/Doses'], 'operation listDoses --area medicines'],
    [
      'a form that nothing saves',
      ['form-screen', 'vital-signs/VitalSignSummary'],
      'no operation updateVitalSignSummary',
    ],
    [
      'an offline write with an id',
      ['offline-write', 'updateVitalSign', '--area', 'doses'],
      'at a path without an id',
    ],
    [
      'an offline write that must not wait',
      ['offline-write', 'updateMedicinePlan', '--area', 'medicines'],
      'online-writes.ts describes updateMedicinePlan already',
    ],
    ['an area that is there', ['area', 'allergies'], 'already an area'],
    ['an option of another kind', ['component', 'DoseList', '--area', 'doses'], 'No component has --area'],
    ['an operation that is there', ['operation', 'signIn', '--path', '/x'], 'already an operation signIn'],
    ['an operation without a verb', ['operation', 'medicinePlan'], 'does not begin with a verb'],
    [
      'a method that its path has',
      ['operation', 'findMedicinePlan', '--path', '/medicine-plan'],
      'already has GET',
    ],
    ['a method of no path', ['operation', 'changeDose', '--method', 'patch'], '--method put'],
    ['a list at an id', ['operation', 'listDoses', '--path', '/doses/{id}'], 'at a path without an id'],
    ['a role of nobody', ['operation', 'readDose', '--role', 'NURSE'], 'is no role'],
    ['a kind of nothing', ['table', 'doses'], 'npm run new -- component NAME'],
  ] as const;
  let before: string[];
  let ended: Written[];
  beforeAll(() => {
    before = touched();
    ended = writeAll(refused.map(([, given]) => given));
  });

  it.each(refused.map((one, index) => [...one, index] as const))('%s', (_, __, reason, index) => {
    expect(ended[index]).toMatchObject({ status: 1, said: expect.stringContaining(reason) });
    expect(lines(ended[index]?.touched ?? '')).toEqual(before);
  });

  it('as a command, and says so by how it ends', () => {
    const { status, said } = write('component', 'DoseToggle');
    expect({ status, said }).toEqual({ status: 1, said: expect.stringContaining('already a DoseToggle') });
  });
});
