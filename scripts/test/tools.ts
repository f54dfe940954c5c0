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
  testResults: { name: string; startTime: number; endTime: number }[];
};

/** Runs one or more Jest projects; a suite that could not be loaded counts as a failed test. */
export async function jest(
  projects: readonly string[],
  { env = {}, args = [] }: { env?: Record<string, string>; args?: readonly string[] } = {},
): Promise<Count> {
  const report = join(root, 'test-results', `jest-${projects.join('-')}.json`);
  rmSync(report, { force: true });
  const ended = await run(
    process.execPath,
    [
      '--experimental-vm-modules',
      '--no-warnings',
      join(root, 'node_modules/jest/bin/jest.js'),
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
