import { randomBytes } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { decrypt, encrypt, keyLength, overhead } from '../keys/cipher';
import { type KeyRing, keyNamed } from '../keys/ring';

/**
 * Files that are sealed a segment at a time, so that neither writing nor reading holds more than one in memory, and what arrives in parts is sealed
 * from its first part on. Layout: `NADI3`, the name of the wrapping key, the wrapped key, the length of the whole, the segments.
 */
const version = Buffer.from('NADI3');
const idLength = 8;
const wrappedLength = overhead + keyLength;
const lengthAt = version.length + idLength + wrappedLength;
const headerLength = lengthAt + 6;

/** Bytes of each segment but the last, before they are sealed. */
export const segmentBytes = 512 * 1024;

export const isSegmented = (bytes: Buffer): boolean => bytes.subarray(0, version.length).equals(version);

const segmentsOf = (length: number) => Math.ceil(length / segmentBytes);
const sizeOf = (index: number, length: number) => Math.min(segmentBytes, length - index * segmentBytes);
const placeOf = (index: number) => headerLength + index * (segmentBytes + overhead);

/** The key opens for one id and one length only: a file that was cut, or put in another's place, has no key. */
const about = (id: string, length: number) => `key of ${id}, ${length} bytes`;
/** A segment opens in its place only. */
const placed = (id: string, index: number, length: number) =>
  `${id}, segment ${index} of ${segmentsOf(length)}`;

function wrap([newest]: KeyRing, id: string, key: Buffer, length: number): Buffer {
  const told = Buffer.alloc(6);
  told.writeUIntBE(length, 0, 6);
  return Buffer.concat([version, Buffer.from(newest.id), encrypt(newest.key, key, about(id, length)), told]);
}

type Opened = { key: Buffer; length: number; wrappedBy: string };

function unwrap(ring: KeyRing, id: string, header: Buffer): Opened {
  if (header.length < headerLength || !isSegmented(header)) throw new Error('This is no file of segments.');
  const wrappedBy = header.subarray(version.length, version.length + idLength).toString();
  const length = header.readUIntBE(lengthAt, 6);
  const wrapped = header.subarray(version.length + idLength, lengthAt);
  return { key: decrypt(keyNamed(wrappedBy, ring), wrapped, about(id, length)), length, wrappedBy };
}

async function readExactly(file: FileHandle, length: number, at: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await file.read(bytes, 0, length, at);
  return bytes.subarray(0, bytesRead);
}

const openHeader = async (ring: KeyRing, id: string, file: FileHandle) =>
  unwrap(ring, id, await readExactly(file, headerLength, 0));

async function using<T>(path: string, flags: string, work: (file: FileHandle) => Promise<T>): Promise<T> {
  const file = await open(path, flags, 0o600);
  return work(file).finally(() => file.close());
}

async function writeSynced(file: FileHandle, bytes: Buffer, at: number): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, at + done);
    done += bytesWritten;
  }
  await file.datasync();
}

/** Begins a file of a length, with a key of its own and no segment yet. */
export const beginSegments = (path: string, ring: KeyRing, id: string, length: number): Promise<void> =>
  using(path, 'w', (file) => writeSynced(file, wrap(ring, id, randomBytes(keyLength), length), 0));

/** Writes one segment; the same again takes its place. */
export const writeSegment = (
  path: string,
  ring: KeyRing,
  { id, index, bytes }: { id: string; index: number; bytes: Buffer },
): Promise<void> =>
  using(path, 'r+', async (file) => {
    const { key, length } = await openHeader(ring, id, file);
    if (index >= segmentsOf(length) || bytes.length !== sizeOf(index, length))
      throw new Error('A segment has its place and its length.');
    await writeSynced(file, encrypt(key, bytes, placed(id, index, length)), placeOf(index));
  });

/** The length of the whole. @throws if the header was altered */
export const lengthOfSegments = (path: string, ring: KeyRing, id: string): Promise<number> =>
  using(path, 'r', async (file) => (await openHeader(ring, id, file)).length);

/** Everything, a segment at a time. It breaks off where one is missing or was altered. */
export function readSegments(path: string, ring: KeyRing, id: string): Readable {
  async function* all() {
    const file = await open(path, 'r');
    try {
      const { key, length } = await openHeader(ring, id, file);
      for (let index = 0; index < segmentsOf(length); index += 1) {
        const sealed = await readExactly(file, sizeOf(index, length) + overhead, placeOf(index));
        yield decrypt(key, sealed, placed(id, index, length));
      }
    } finally {
      await file.close();
    }
  }
  return Readable.from(all(), { objectMode: false });
}

/** Wraps the key with the newest one, in its place: what is being received goes on. False if it already is. */
export const rewrapSegments = (path: string, ring: KeyRing, id: string): Promise<boolean> =>
  using(path, 'r+', async (file) => {
    const { key, length, wrappedBy } = await openHeader(ring, id, file);
    if (wrappedBy === ring[0].id) return false;
    await writeSynced(file, wrap(ring, id, key, length), 0);
    return true;
  });
