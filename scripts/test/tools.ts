import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../root';
import { run } from '../run';
import type { ProofsByFile } from './by-file';
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
    status: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
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
  const failing = found.testResults.flatMap(namesOfFailed);
  return { passed: found.numPassedTests, failed, skipped: found.numPendingTests, failing, shares };
}

/** Returns each failed test with its file and message; the file alone if it could not be loaded. */
function namesOfFailed({ name, status, assertionResults }: JestReport['testResults'][number]): string[] {
  const file = relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [file] : [];
  return failed.map(({ fullName, failureMessages }) => `${file}: ${fullName}: ${failureMessages[0] ?? ''}`);
}

/** Seconds between two looks at what has passed so far. */
const lookSeconds = 60;

type Chosen = {
  /** Relative to the root; all of the projects if absent. */
  files: readonly string[] | undefined;
  args?: readonly string[];
  env?: Record<string, string>;
  /** Is called during the run and after it, each time with files that passed and what was counted in each. */
  keep: ProofsByFile['keep'];
};

/** Runs test files. Each that passed is given to `keep` within a minute, so that an interrupted run does not lose it. */
export async function jestFiles(
  projects: readonly string[],
  { files, args = [], env = {}, keep }: Chosen,
): Promise<Count> {
  if (files?.length === 0) return noCount;
  const list = join(root, 'test-results', `passed-${projects.join('-')}.jsonl`);
  rmSync(list, { force: true });
  let kept = 0;
  const keepNew = () => {
    const passed = readPassed(list);
    keep(new Map(passed.slice(kept)));
    kept = passed.length;
  };
  const looking = setInterval(keepNew, lookSeconds * 1000);
  try {
    const chosen = files ? ['--runTestsByPath', ...files] : [];
    return await jest(projects, { env: { ...env, NADI_PASSED_FILES: list }, args: [...args, ...chosen] });
  } finally {
    clearInterval(looking);
    keepNew();
  }
}

/** The whole lines of the list that `scripts/jest/passed-files.mjs` writes. */
function readPassed(list: string): [string, Count][] {
  if (!existsSync(list)) return [];
  const lines = readFileSync(list, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => {
    const [path, count]: [string, Count] = JSON.parse(line);
    return [relative(root, path), count];
  });
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
