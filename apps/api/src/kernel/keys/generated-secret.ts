import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../environment/log';

type Lines = [string, ...string[]];

const pathIn = (dataDir: string) => join(dataDir, 'secret');
const fresh = () => randomBytes(48).toString('base64url');

/** Returns the secrets of a data folder, one on each line, newest first; creates the first if there is none. */
export async function readGeneratedSecrets(dataDir: string, log: Log): Promise<Lines> {
  const path = pathIn(dataDir);
  await mkdir(dataDir, { recursive: true });
  if (await isMissing(path)) await makeFirst(path);
  const { mode } = await stat(path);
  // Windows has no such bits and shows all of them as set.
  if (process.platform !== 'win32' && (mode & 0o077) !== 0)
    log.warn({ path, mode: (mode & 0o777).toString(8) }, 'others can read the secret; set its mode to 600');
  const [newest, ...previous] = (await readFile(path, 'utf8')).split('\n').filter(Boolean);
  if (!newest) throw new Error(`${path} is empty. Put the secret back from a backup.`);
  return [newest, ...previous];
}

const isMissing = (path: string) =>
  stat(path).then(
    () => false,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return true;
      throw error;
    },
  );

/** Makes the secret: of two starts at once the first one's counts; it gets its name when complete, so that the other never reads an empty one. */
async function makeFirst(path: string): Promise<void> {
  const own = `${path}.${randomBytes(8).toString('hex')}.part`;
  await writeFile(own, `${fresh()}\n`, { flag: 'wx', mode: 0o600 });
  try {
    await link(own, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(own, { force: true });
  }
}

/** Adds a new secret before those of a data folder. */
export async function addGeneratedSecret(dataDir: string, log: Log): Promise<void> {
  const known = await readGeneratedSecrets(dataDir, log);
  await writeSecrets(dataDir, [fresh(), ...known]);
}

/** Renamed when whole: a crash never leaves a folder without its secret. */
async function writeSecrets(dataDir: string, lines: Lines): Promise<void> {
  const path = pathIn(dataDir);
  await writeFile(`${path}.part`, `${lines.join('\n')}\n`, { mode: 0o600 });
  await rename(`${path}.part`, path);
}

/** Deletes all but the newest secret of a data folder; data sealed with them must have been sealed again. */
export async function dropOldSecrets(dataDir: string, log: Log): Promise<void> {
  const [newest] = await readGeneratedSecrets(dataDir, log);
  await writeSecrets(dataDir, [newest]);
}
