import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const folders = (process.env.PATH ?? '').split(':');
const find = (name: string) => folders.map((folder) => join(folder, name)).find((path) => existsSync(path));

/**
 * Returns the path of a third-party tool. If it is missing and we may install it, Debian's package is installed: only as root, as in a
 * container, and not if NADI_NO_INSTALL is set.
 */
export function findTool(name: string): string | undefined {
  const found = find(name);
  if (found) return found;
  if (process.env.NADI_NO_INSTALL || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return undefined;
  console.log(`Installing ${name} (apt-get install ${name}).`);
  try {
    execFileSync('apt-get', ['update'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', name], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  return find(name);
}

/** Runs a tool until it ends or for `seconds`, and returns its output. */
export function runTool(path: string, args: readonly string[], seconds: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(path, args, { stdio: ['ignore', 'pipe', 'pipe'], timeout: seconds * 1000 });
    let printed = '';
    child.stdout.on('data', (chunk) => (printed += chunk));
    child.stderr.on('data', (chunk) => (printed += chunk));
    child.on('error', reject);
    child.on('close', () => resolve(printed));
  });
}
