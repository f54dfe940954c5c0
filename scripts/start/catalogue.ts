import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { root } from '../root';
import { endWithUs, hasGroups } from './ending';

/** Updates the catalogue beside the running product, which has priority; true if it is up to date at the end. */
export function buildBeside(): Promise<boolean> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/stories/build-alone.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: hasGroups,
  });
  endWithUs(child);
  return new Promise((resolve) => {
    child.on('spawn', () => child.pid && setPriority(child.pid, 10));
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}
