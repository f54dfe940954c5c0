import { type ChildProcess, spawn } from 'node:child_process';
import { root } from './root';

type Wishes = {
  env?: Record<string, string>;
  /** True to show the command's output only if it fails. @default false */
  isQuiet?: boolean;
  /** True for a group of its own, which gets no signal of the terminal. @default false */
  isDetached?: boolean;
  started?: (child: ChildProcess) => void;
};

/** Runs one of our commands; true if it succeeded. */
export function run(
  command: string,
  args: readonly string[],
  { env = {}, isQuiet = false, isDetached = false, started }: Wishes = {},
): Promise<boolean> {
  return new Promise((resolve) => {
    const output = isQuiet ? 'pipe' : 'inherit';
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', output, output],
      env: { ...process.env, ...env },
      detached: isDetached,
    });
    started?.(child);
    const printed: Buffer[] = [];
    child.stdout?.on('data', (chunk) => printed.push(chunk));
    child.stderr?.on('data', (chunk) => printed.push(chunk));
    child.on('error', () => resolve(false));
    child.on('close', (code) => {
      if (code !== 0) process.stderr.write(Buffer.concat(printed));
      resolve(code === 0);
    });
  });
}
