import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../root';
import { run } from '../run';
import { endWithUs, hasGroups } from './ending';
import { isFree } from './port';
import { endWith, serverEnvironment } from './server';

/** Serves API and web app from source, rebuilt as files change: the app on `port`, the API on the next free port. */
export async function runDev(port: number): Promise<void> {
  await run(join(root, 'node_modules/.bin/turbo'), ['run', 'generate', '--output-logs=errors-only'], {
    isQuiet: true,
    isDetached: hasGroups,
    started: endWithUs,
  });
  let apiPort = port + 1;
  while (!(await isFree(apiPort))) apiPort += 1;
  const api = spawn(process.execPath, ['--import', 'tsx', '--watch', 'apps/api/src/server.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: serverEnvironment(apiPort),
    detached: hasGroups,
  });
  const web = spawn(join(root, 'node_modules/.bin/vite'), ['--port', String(port), '--strictPort'], {
    cwd: join(root, 'apps/web'),
    stdio: 'inherit',
    env: { ...process.env, API_PORT: String(apiPort) },
    detached: hasGroups,
  });
  endWith(api);
  endWith(web);
}
