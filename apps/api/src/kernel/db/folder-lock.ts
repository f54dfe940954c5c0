import { readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import lockfile from 'proper-lockfile';
import type { Log } from '../environment/log';

export class FolderInUse extends Error {
  constructor(folder: string) {
    super(
      `The data folder ${resolve(folder)} is in use by another server. Stop that server, or set DATA_DIR to another folder.`,
    );
    this.name = 'FolderInUse';
  }
}

/** Locks a folder for this process. The lock of a killed process is removed at once. */
export async function lockFolder(folder: string, log: Log): Promise<() => Promise<void>> {
  const holder = join(folder, 'holder');
  const take = () =>
    lockfile.lock(folder, {
      realpath: false,
      stale: 30_000,
      update: 5_000,
      onCompromised: (error) => log.error({ reason: error.message }, 'the lock of the data folder was lost'),
    });
  const release = await take().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ELOCKED') throw error;
    if (await isHeld(holder)) throw new FolderInUse(folder);
    await rm(`${folder}.lock`, { recursive: true, force: true });
    return take();
  });
  await writeFile(holder, JSON.stringify({ pid: process.pid, host: hostname() }));
  return release;
}

/** True if the process that wrote its name still runs. A process on another machine cannot be checked, so it counts as running. */
async function isHeld(holder: string): Promise<boolean> {
  const text = await readFile(holder, 'utf8').catch(() => '');
  if (text === '') return true;
  const { pid, host } = JSON.parse(text) as { pid: number; host: string };
  if (host !== hostname()) return true;
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
