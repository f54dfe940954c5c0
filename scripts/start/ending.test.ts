import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../root';
import { hasGroups } from './ending';

const bootstrap = join(root, 'scripts/bootstrap/bootstrap.mjs');

/** Starts a program as `npm start` does, in a group of its own, such as a terminal gives it. */
async function start(): Promise<{ child: ChildProcess; pids: number[]; printed: () => string }> {
  const program = `import { run } from ${JSON.stringify(bootstrap)}; run('scripts/start/test/fixture.ts');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  let text = '';
  const pids = await new Promise<number[]>((resolve) => {
    child.stdout?.on('data', (chunk) => {
      text += String(chunk);
      const line = /^pids (\d+) (\d+)$/m.exec(text);
      if (line) resolve([Number(line[1]), Number(line[2])]);
    });
  });
  return { child, pids, printed: () => text };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const ended = (child: ChildProcess) =>
  new Promise<[number | null, NodeJS.Signals | null]>((resolve) =>
    child.once('close', (...how) => resolve(how)),
  );

// Windows has neither groups nor these signals.
const onUnix = hasGroups ? describe : describe.skip;

onUnix('what npm start runs', () => {
  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'ends with all that it started where its first program gets %s, and not before its server has ended',
    async (signal) => {
      const { child, pids, printed } = await start();
      const how = ended(child);
      child.kill(signal);
      expect(await how).toEqual([0, null]);
      expect(printed()).toContain('ended after 1');
      expect(pids.filter(isRunning)).toEqual([]);
    },
  );

  it('is told once by a Ctrl+C, which a terminal sends to every program of its group', async () => {
    const { child, pids, printed } = await start();
    const how = ended(child);
    process.kill(-(child.pid ?? 0), 'SIGINT');
    expect(await how).toEqual([0, null]);
    expect(printed()).toContain('ended after 1');
    expect(pids.filter(isRunning)).toEqual([]);
  });
});
