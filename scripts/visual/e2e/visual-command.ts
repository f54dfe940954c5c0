import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../root';

export type Ended = { code: number; output: string };

/** `npm run visual` as run by hand, in folders of the test's own. */
export function startVisual(folder: string, ...args: string[]): ChildProcess {
  return spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      join(root, 'scripts/visual/main.ts'),
      '--built',
      join(folder, 'catalogue'),
      '--baselines',
      join(folder, 'baselines'),
      '--results',
      join(folder, 'results'),
      '--only',
      'components-button--sheet',
      ...args,
    ],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
}

export function whenEnded(started: ChildProcess): Promise<Ended> {
  let output = '';
  started.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  return new Promise((resolve) => started.on('close', (code) => resolve({ code: code ?? 1, output })));
}

/** The address of the review. */
export function whenReviewed(started: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    started.stdout?.on('data', (chunk) => {
      output += chunk;
      const [, url] = output.match(/Review: (http:\S+)/) ?? [];
      if (url) resolve(url);
    });
    started.on('close', () => reject(new Error(`There was nothing to review:\n${output}`)));
  });
}
