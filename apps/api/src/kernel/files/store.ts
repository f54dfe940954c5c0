import { mkdir, open, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { KeyRing } from '../keys/ring';
import { rewrap, seal, unseal } from './seal';
import {
  beginSegments,
  isSegmented,
  lengthOfSegments,
  readSegments,
  rewrapSegments,
  writeSegment,
} from './segments';
import { openSpool, type Spool } from './spool';

/** Stores the bytes of files, encrypted, under the id of their row. */
export type FileStore = {
  put(id: string, bytes: Uint8Array): Promise<void>;
  get(id: string): Promise<Buffer>;
  /** Begins a file that comes in segments (`segmentBytes`), of which each is sealed by itself. */
  begin(id: string, length: number): Promise<void>;
  /** Writes a segment of such a file, durably; the same again takes its place. */
  putSegment(id: string, index: number, bytes: Buffer): Promise<void>;
  /** The length of a file and its content, which breaks off if it was altered or is not whole. */
  read(id: string): Promise<{ length: number; content: Readable }>;
  /** Removes a file; a missing one is not an error. */
  remove(id: string): Promise<void>;
  /** Wraps the key of a file with the newest one. False if it already is, null if there is no such file. */
  rewrap(id: string): Promise<boolean | null>;
  /** The ids of all files, in no order. */
  list(): AsyncIterable<string>;
  /** The time at which a file was written last; null if there is none. */
  writtenAt(id: string): Promise<Date | null>;
  /** Space for data that is too large for memory and is sent at once. */
  openSpool(): Promise<Spool>;
};

/** A file that is being written has another ending. */
const idPattern = /^[0-9a-f-]{36}$/;

/** A folder of sealed files. */
export function folderStore(folder: string, ring: KeyRing): FileStore {
  const pathOf = (id: string) => {
    if (!idPattern.test(id)) throw new Error('The id of a file is a UUID.');
    return join(folder, id);
  };
  /** Renamed when complete and on the disk: a crash leaves no partial file under its name. */
  async function write(path: string, sealed: Buffer): Promise<void> {
    await writeFile(`${path}.part`, sealed, { mode: 0o600 });
    const written = await open(`${path}.part`, 'r+');
    await written.sync().finally(() => written.close());
    await rename(`${path}.part`, path);
  }
  async function openWhole(id: string): Promise<Buffer> {
    const path = pathOf(id);
    return (await isOfSegments(path))
      ? buffer(readSegments(path, ring, id))
      : unseal(ring, id, await readFile(path));
  }
  return {
    async put(id, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await write(pathOf(id), seal(ring, id, bytes));
    },
    get: (id) => openWhole(id),
    async begin(id, length) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await beginSegments(pathOf(id), ring, id, length);
    },
    putSegment: (id, index, bytes) => writeSegment(pathOf(id), ring, { id, index, bytes }),
    async read(id) {
      const path = pathOf(id);
      if (await isOfSegments(path))
        return { length: await lengthOfSegments(path, ring, id), content: readSegments(path, ring, id) };
      const bytes = await openWhole(id);
      return { length: bytes.length, content: Readable.from([bytes], { objectMode: false }) };
    },
    async remove(id) {
      await rm(pathOf(id), { force: true });
      await rm(`${pathOf(id)}.part`, { force: true });
    },
    async rewrap(id) {
      const path = pathOf(id);
      const kind = await isOfSegments(path).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      if (kind === null) return null;
      if (kind) return rewrapSegments(path, ring, id);
      const sealed = await readFile(path);
      const wrapped = rewrap(ring, id, sealed);
      if (wrapped) await write(path, wrapped);
      return wrapped !== null;
    },
    async *list() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      for await (const { name } of await opendir(folder)) if (idPattern.test(name)) yield name;
    },
    writtenAt: (id) =>
      stat(pathOf(id)).then(
        ({ mtime }) => mtime,
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return null;
          throw error;
        },
      ),
    openSpool: () => openSpool(join(folder, '../spool')),
  };
}

async function isOfSegments(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  const { buffer: start, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0).finally(() => file.close());
  return isSegmented(start.subarray(0, bytesRead));
}
