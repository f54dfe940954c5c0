/** A part of an archive, as it is read. */
export type Entry = { name: string; size: number; content: AsyncIterable<Buffer> };

const block = 512;
/** Octal digits that the size of a part has in `ustar` (POSIX.1-1988): 8 GB. */
const sizeDigits = 11;
const checksumAt = 148;

export class BrokenArchive extends Error {
  constructor(reason: string) {
    super(`The archive cannot be restored: ${reason}. Nothing was changed.`);
    this.name = 'BrokenArchive';
  }
}

/** Returns the header of a part in the layout of `ustar`, which every `tar` reads. */
export function headerOf(name: string, size: number): Buffer {
  const header = Buffer.alloc(block);
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0');
  if (Buffer.byteLength(name) > 100 || size >= 8 ** sizeDigits)
    throw new Error(`${name} has no place in an archive.`);
  header.write(name);
  header.write('0000600\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write(octal(size, sizeDigits), 124);
  header.write(octal(0, sizeDigits), 136);
  header.write('        ', checksumAt);
  header.write('0', 156);
  header.write('ustar\x0000', 257);
  header.write(octal(sumOf(header), 6), checksumAt);
  header[checksumAt + 6] = 0;
  return header;
}

/** Returns what fills the last block of a part. */
export const paddingAfter = (size: number): Buffer => Buffer.alloc((block - (size % block)) % block);

/** Two blocks of zeros. */
export const endOfArchive = Buffer.alloc(2 * block);

const sumOf = (bytes: Buffer) => bytes.reduce((sum, byte) => sum + byte, 0);

/** Gives the parts in their order; each must be read before the next is asked for. Throws BrokenArchive if it is cut or is none. */
export async function* entriesOf(source: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  const reader = readerOf(source);
  for (;;) {
    const header = await reader.exactly(block);
    if (header.equals(endOfArchive.subarray(0, block))) break;
    const { name, size } = parseHeader(header);
    let isRead = false;
    yield {
      name,
      size,
      content: (async function* () {
        yield* reader.pieces(size);
        isRead = true;
      })(),
    };
    if (!isRead) throw new Error(`${name} was not read.`);
    requireSame(await reader.exactly(paddingAfter(size).length), paddingAfter(size));
  }
  requireSame(await reader.exactly(block), endOfArchive.subarray(block));
  if (await reader.hasMore()) throw new BrokenArchive('something follows its end');
}

/** Throws BrokenArchive where a byte between two parts differs from what `backup` writes there. */
function requireSame(found: Buffer, written: Buffer): void {
  if (!found.equals(written)) throw new BrokenArchive('it is no backup of Nadi, or was altered');
}

function parseHeader(header: Buffer): { name: string; size: number } {
  const textAt = (from: number, to: number) => header.toString('utf8', from, to).replace(/\0.*$/s, '');
  const [name, size] = [textAt(0, 100), Number.parseInt(textAt(124, 136), 8)];
  const isPossible = Buffer.byteLength(name) <= 100 && size >= 0 && size < 8 ** sizeDigits;
  requireSame(header, isPossible ? headerOf(name, size) : Buffer.alloc(0));
  return { name, size };
}

/** Reads a stream by lengths, and not by the pieces that it comes in. */
export function readerOf(source: AsyncIterable<Buffer>) {
  const pieces = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  async function hasMore(): Promise<boolean> {
    while (rest.length === 0) {
      const { value, done } = await pieces.next();
      if (done) return false;
      rest = value;
    }
    return true;
  }
  async function* take(length: number): AsyncGenerator<Buffer> {
    for (let left = length; left > 0; ) {
      if (!(await hasMore())) throw new BrokenArchive('it is cut off');
      const piece = rest.subarray(0, left);
      rest = rest.subarray(piece.length);
      left -= piece.length;
      yield piece;
    }
  }
  return {
    hasMore,
    async *rest(): AsyncGenerator<Buffer> {
      while (await hasMore()) {
        const piece = rest;
        rest = Buffer.alloc(0);
        yield piece;
      }
    },
    pieces: take,
    async exactly(length: number): Promise<Buffer> {
      const all: Buffer[] = [];
      for await (const piece of take(length)) all.push(piece);
      return Buffer.concat(all);
    },
  };
}
