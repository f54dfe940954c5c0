import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import lockfile from 'proper-lockfile';
import { root } from '../root';

export const dataFolder = process.env.DATA_DIR ?? join(root, '.data');

/** Empties the data folder; throws an error with a clear message if a running server uses it. */
export async function throwAwayData(): Promise<void> {
  if (!existsSync(dataFolder)) return;
  if (await lockfile.check(dataFolder, { realpath: false }).catch(() => false))
    throw new Error('The data folder is in use by a running server. Stop that server first.');
  await rm(dataFolder, { recursive: true, force: true });
}
