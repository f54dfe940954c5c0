import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { seal, unseal } from './seal';

/** Keeps the bytes of files, encrypted, under the id of their row. */
export type FileStore = {
  put(id: string, bytes: Uint8Array): Promise<void>;
  get(id: string): Promise<Buffer>;
  remove(id: string): Promise<void>;
};

/** A folder of sealed files. */
export function folderStore(folder: string, master: Buffer): FileStore {
  const pathOf = (id: string) => {
    if (!/^[0-9a-f-]{36}$/.test(id)) throw new Error('The id of a file is a UUID.');
    return join(folder, id);
  };
  return {
    async put(id, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = pathOf(id);
      // Renamed when whole: a crash leaves no half of a file under its name.
      await writeFile(`${path}.part`, seal(master, id, bytes), { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
    get: async (id) => unseal(master, id, await readFile(pathOf(id))),
    remove: (id) => rm(pathOf(id), { force: true }),
  };
}
