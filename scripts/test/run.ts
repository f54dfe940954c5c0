import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Count, noCount } from './count';

export const root = join(import.meta.dirname, '../..');

/** Runs a command of ours with its output shown; true where it ended well. */
export function run(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}

const bin = (name: string) => join(root, 'node_modules', '.bin', name);

/** A tool that passes or fails as a whole, counted as one test. */
export async function check(tool: string, ...args: string[]): Promise<Count> {
  return (await run(bin(tool), args)) ? { ...noCount, passed: 1 } : { ...noCount, failed: 1 };
}

type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numFailedTestSuites: number;
};

/** One or more Jest projects; a suite that could not even load counts as a failed test. */
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
      '--json',
      `--outputFile=${report}`,
      ...args,
    ],
    { ...env, NODE_ENV: 'test', TZ: 'Asia/Kolkata' },
  );
  if (!existsSync(report)) return { ...noCount, failed: 1, note: 'Jest did not come to an end' };
  const found: JestReport = JSON.parse(readFileSync(report, 'utf8'));
  const failed = Math.max(found.numFailedTests, ended ? 0 : found.numFailedTestSuites, ended ? 0 : 1);
  return { passed: found.numPassedTests, failed, skipped: found.numPendingTests };
}
