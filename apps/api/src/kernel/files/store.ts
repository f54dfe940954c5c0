import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { KeyRing } from '../keys/ring';
import { rewrap, seal, unseal } from './seal';
import { openSpool, type Spool } from './spool';

/** Stores the bytes of files, encrypted, under the id of their row. */
export type FileStore = {
  put(id: string, bytes: Uint8Array): Promise<void>;
  get(id: string): Promise<Buffer>;
  /** Removes a file; a missing one is not an error. */
  remove(id: string): Promise<void>;
  /** Wraps the key of a file with the newest one. False if it already is, null if there is no such file. */
  rewrap(id: string): Promise<boolean | null>;
  /** Space for data that is too large for memory and is sent at once. */
  openSpool(): Promise<Spool>;
};

/** A folder of sealed files. */
export function folderStore(folder: string, ring: KeyRing): FileStore {
  const pathOf = (id: string) => {
    if (!/^[0-9a-f-]{36}$/.test(id)) throw new Error('The id of a file is a UUID.');
    return join(folder, id);
  };
  /** Renamed when complete and on the disk: a crash leaves no partial file under its name. */
  async function write(path: string, sealed: Buffer): Promise<void> {
    await writeFile(`${path}.part`, sealed, { mode: 0o600 });
    const written = await open(`${path}.part`, 'r+');
    await written.sync().finally(() => written.close());
    await rename(`${path}.part`, path);
  }
  return {
    async put(id, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await write(pathOf(id), seal(ring, id, bytes));
    },
    get: async (id) => unseal(ring, id, await readFile(pathOf(id))),
    async remove(id) {
      await rm(pathOf(id), { force: true });
      await rm(`${pathOf(id)}.part`, { force: true });
    },
    async rewrap(id) {
      const sealed = await readFile(pathOf(id)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      if (sealed === null) return null;
      const wrapped = rewrap(ring, id, sealed);
      if (wrapped) await write(pathOf(id), wrapped);
      return wrapped !== null;
    },
    openSpool: () => openSpool(join(folder, '../spool')),
  };
}
