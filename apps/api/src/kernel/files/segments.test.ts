import { randomBytes } from 'node:crypto';
import { copyFile, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { overhead } from '../keys/cipher';
import type { KeyRing, NamedKey } from '../keys/ring';
import { segmentBytes } from './segments';
import { folderStore } from './store';

const newKey = (): NamedKey => ({ id: randomBytes(4).toString('hex'), key: randomBytes(32) });
const [older, newer] = [newKey(), newKey()];
const id = '0198f000-0000-7000-8000-000000000001';
const otherId = '0198f000-0000-7000-8000-000000000002';
const header = 79;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nadi-segments-'));
});
afterAll(() => rm(folder, { recursive: true }));

const plain = randomBytes(2 * segmentBytes + 1000);
const partOf = (index: number) => plain.subarray(index * segmentBytes, (index + 1) * segmentBytes);
const storeOf = (...ring: [NamedKey, ...NamedKey[]]) => folderStore(folder, ring as KeyRing);

async function written(store = storeOf(newer)) {
  await store.begin(id, plain.length);
  for (const index of [0, 1, 2]) await store.putSegment(id, index, partOf(index));
  return store;
}

async function everything(store: ReturnType<typeof storeOf>): Promise<Buffer> {
  const { content } = await store.read(id);
  const parts: Buffer[] = [];
  for await (const part of content) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

describe('files of segments', () => {
  it('give back what went in, as a stream or at once, and hold nothing of it in clear', async () => {
    const store = await written();
    expect((await store.read(id)).length).toBe(plain.length);
    expect((await everything(store)).equals(plain)).toBe(true);
    expect((await store.get(id)).equals(plain)).toBe(true);
    expect((await readFile(join(folder, id))).includes(plain.subarray(0, 64))).toBe(false);
  });

  it('can be written again a segment at a time, and have no other segments', async () => {
    const store = await written();
    await store.putSegment(id, 1, partOf(1));
    expect((await store.get(id)).equals(plain)).toBe(true);
    await expect(store.putSegment(id, 3, Buffer.alloc(10))).rejects.toThrow();
    await expect(store.putSegment(id, 2, partOf(1))).rejects.toThrow();
  });

  it('are streamed as well where they were written at once', async () => {
    const store = storeOf(newer);
    await store.put(id, Buffer.from('a picture'));
    expect((await everything(store)).toString()).toBe('a picture');
  });

  const path = () => join(folder, id);
  it.each([
    ['cut by a segment', async () => truncate(path(), header + 2 * (segmentBytes + overhead))],
    ['cut by a byte', async () => truncate(path(), (await readFile(path())).length - 1)],
    [
      'with two segments exchanged',
      async () => {
        const sealed = await readFile(path());
        const size = segmentBytes + overhead;
        const [first, second] = [0, 1].map((n) =>
          Buffer.from(sealed.subarray(header + n * size, header + (n + 1) * size)),
        );
        second?.copy(sealed, header);
        first?.copy(sealed, header + size);
        await writeFile(path(), sealed);
      },
    ],
    [
      'told to be shorter',
      async () => {
        const sealed = await readFile(path());
        sealed.writeUIntBE(segmentBytes, header - 6, 6);
        await writeFile(path(), sealed);
      },
    ],
    [
      'with one bit changed',
      async () => {
        const sealed = await readFile(path());
        sealed.writeUInt8(sealed.readUInt8(header + 5000) ^ 1, header + 5000);
        await writeFile(path(), sealed);
      },
    ],
  ])('break off when %s', async (_, alter) => {
    const store = await written();
    await alter();
    await expect(store.get(id)).rejects.toThrow();
    await expect(everything(store)).rejects.toThrow();
  });

  it('cannot be opened as another file, nor before all of it is there', async () => {
    const store = await written();
    await copyFile(path(), join(folder, otherId));
    await expect(store.get(otherId)).rejects.toThrow();
    await store.begin(id, plain.length);
    await store.putSegment(id, 0, partOf(0));
    await expect(store.get(id)).rejects.toThrow();
  });

  it('take the newest key while they are being received', async () => {
    const store = storeOf(older);
    await store.begin(id, plain.length);
    await store.putSegment(id, 0, partOf(0));
    const both = storeOf(newer, older);
    expect(await both.rewrap(id)).toBe(true);
    expect(await both.rewrap(id)).toBe(false);
    for (const index of [1, 2]) await both.putSegment(id, index, partOf(index));
    expect((await storeOf(newer).get(id)).equals(plain)).toBe(true);
    await expect(storeOf(older).get(id)).rejects.toThrow(/NADI_SECRET_PREVIOUS/);
  });
});
