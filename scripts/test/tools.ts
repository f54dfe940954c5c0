import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../root';
import { run } from '../run';
import { type Count, noCount } from './count';
import { share, unitOf } from './grows';

const bin = (name: string) => join(root, 'node_modules', '.bin', name);

/** Runs a tool that passes or fails as a whole, counted as one test. */
export async function check(tool: string, ...args: string[]): Promise<Count> {
  return (await run(bin(tool), args)) ? { ...noCount, passed: 1 } : { ...noCount, failed: 1 };
}

type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numFailedTestSuites: number;
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    status: 'passed' | 'failed';
    assertionResults: { status: string }[];
  }[];
};

const jestCommand = join(root, 'node_modules/jest/bin/jest.js');
const reportOf = (projects: readonly string[]) =>
  join(root, 'test-results', `jest-${projects.join('-')}.json`);

/** Runs one or more Jest projects; a suite that could not be loaded counts as a failed test. */
export async function jest(
  projects: readonly string[],
  { env = {}, args = [] }: { env?: Record<string, string>; args?: readonly string[] } = {},
): Promise<Count> {
  const report = reportOf(projects);
  rmSync(report, { force: true });
  const ended = await run(
    process.execPath,
    [
      '--experimental-vm-modules',
      '--no-warnings',
      jestCommand,
      '--selectProjects',
      ...projects,
      // A test that fails halfway may leave a server behind; the run ends anyway.
      '--forceExit',
      '--json',
      `--outputFile=${report}`,
      ...args,
    ],
    { env: { ...env, NODE_ENV: 'test', TZ: 'Asia/Kolkata' } },
  );
  if (!existsSync(report)) return { ...noCount, failed: 1, note: 'Jest did not come to an end' };
  const found: JestReport = JSON.parse(readFileSync(report, 'utf8'));
  const failed = Math.max(found.numFailedTests, ended ? 0 : found.numFailedTestSuites, ended ? 0 : 1);
  const shares = share(
    found.testResults,
    ({ name }) => unitOf(relative(root, name)),
    ({ startTime, endTime }) => endTime - startTime,
  );
  return { passed: found.numPassedTests, failed, skipped: found.numPendingTests, shares };
}

function countOf({ assertionResults }: JestReport['testResults'][number]): Count {
  const having = (one: string) => assertionResults.filter(({ status }) => status === one).length;
  return { passed: having('passed'), failed: having('failed'), skipped: having('pending') };
}

/**
 * Runs test files, and says of each that passed what was counted in it.
 *
 * @param files relative to the root; all of the projects if absent
 */
export async function jestFiles(
  projects: readonly string[],
  files: readonly string[] | undefined,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<{ count: Count; passed: Map<string, Count> }> {
  if (files?.length === 0) return { count: noCount, passed: new Map() };
  const chosen = files ? ['--runTestsByPath', ...files] : [];
  const count = await jest(projects, { env, args: [...args, ...chosen] });
  const report = reportOf(projects);
  const { testResults }: JestReport = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { testResults: [] };
  const passed = testResults.flatMap((result) =>
    result.status === 'passed' ? [[relative(root, result.name), countOf(result)] as const] : [],
  );
  return { count, passed: new Map(passed) };
}

/** The test files of some Jest projects, relative to the root. */
export const listTests = (projects: readonly string[]): string[] =>
  execFileSync(
    process.execPath,
    [
      '--experimental-vm-modules',
      '--no-warnings',
      jestCommand,
      '--listTests',
      '--selectProjects',
      ...projects,
    ],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'test' },
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  )
    .split('\n')
    .filter((line) => /\.test\.tsx?$/.test(line))
    .map((path) => relative(root, path));
