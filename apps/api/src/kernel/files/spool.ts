import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline, type Readable } from 'node:stream';

/** Bytes that are created at once and sent slowly. They cannot be found later: neither a name nor the key is stored. */
export type Spool = {
  write(bytes: Uint8Array): Promise<void>;
  /** The number of bytes written. */
  length(): number;
  /** Returns everything, once; closes it at the end, in whatever way that happens. */
  read(): Readable;
  /** Throws everything away. */
  close(): Promise<void>;
};

const algorithm = 'aes-256-ctr';

/** Opens one in a folder. It has no name from then on, so that the system frees the space even after a crash. */
export async function openSpool(folder: string): Promise<Spool> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const file = await open(path, 'wx+', 0o600);
  await rm(path);
  // One key for one stream: its counter begins at zero. Nobody else can write to it, so it carries no seal.
  const [key, start] = [randomBytes(32), Buffer.alloc(16)];
  const cipher = createCipheriv(algorithm, key, start);
  let length = 0;
  return {
    async write(bytes) {
      const sealed = cipher.update(bytes);
      for (let done = 0; done < sealed.length; ) {
        const { bytesWritten } = await file.write(sealed, done);
        done += bytesWritten;
      }
      length += bytes.length;
    },
    length: () => length,
    read() {
      const sealed = file.createReadStream({ start: 0 });
      // Its errors are those of what is returned.
      return pipeline(sealed, createDecipheriv(algorithm, key, start), () => {});
    },
    close: () => file.close(),
  };
}
