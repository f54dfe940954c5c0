import { ExportFault } from './fault';

/** The packed export within a zip file. */
export type ZipEntry = {
  content: Blob;
  isDeflated: boolean;
  /** Its size once unpacked, as the zip says; zips that a phone writes say it wrong beyond 4 GB. */
  size: number;
};

/** Signatures and sizes of APPNOTE 6.3.10, sections 4.3.7 to 4.3.16. */
const localHeader = 0x04034b50;
const directoryHeader = 0x02014b50;
const directoryEnd = 0x06054b50;
const directoryEnd64 = 0x06064b50;
const locator64 = 0x07064b50;
const endSize = 22;
const maxComment = 65_535;
/** An export lists each workout route and electrocardiogram; ten thousand of them are 2 MB. */
const maxDirectory = 50_000_000;
const unknown32 = 0xffffffff;

/** Tells if a file begins as a zip. */
export async function isZip(file: Blob): Promise<boolean> {
  const view = await viewOf(file.slice(0, 4));
  return view.byteLength === 4 && view.getUint32(0, true) === localHeader;
}

/**
 * Finds the export in a zip by its directory, which stands at its end: a reader that walks from the start has to guess where an entry ends, as phones
 * write the sizes behind the content.
 *
 * @throws ExportFault
 */
export async function findExportIn(file: Blob): Promise<ZipEntry> {
  const chosen = choose(await readDirectory(file));
  if (!chosen) throw new ExportFault('other-zip');
  if (chosen.isLocked) throw new ExportFault('locked');
  if (chosen.method !== 0 && chosen.method !== 8) throw new ExportFault('other-zip');
  const header = await viewOf(file.slice(chosen.offset, chosen.offset + 30));
  if (header.byteLength < 30 || header.getUint32(0, true) !== localHeader) throw new ExportFault('clipped');
  const start = chosen.offset + 30 + header.getUint16(26, true) + header.getUint16(28, true);
  const end = start + chosen.packedSize;
  if (end > file.size) throw new ExportFault('clipped');
  return { content: file.slice(start, end), isDeflated: chosen.method === 8, size: chosen.size };
}

type Listed = {
  name: string;
  method: number;
  isLocked: boolean;
  packedSize: number;
  size: number;
  offset: number;
};

/** Returns the largest XML file: its name is in the language of the phone, and beside it is a small one for other programs. */
function choose(entries: readonly Listed[]): Listed | undefined {
  return entries
    .filter(({ name }) => /\.xml$/i.test(name) && !/_cda\.xml$|(^|\/)__MACOSX\/|(^|\/)\._/i.test(name))
    .sort((one, other) => other.size - one.size)[0];
}

const viewOf = async (part: Blob): Promise<DataView> => new DataView(await part.arrayBuffer());

async function readDirectory(file: Blob): Promise<Listed[]> {
  const { offset, size } = await findDirectory(file);
  if (size > maxDirectory) throw new ExportFault('too-large');
  const view = await viewOf(file.slice(offset, offset + size));
  const entries: Listed[] = [];
  for (let at = 0; at + 46 <= view.byteLength; ) {
    if (view.getUint32(at, true) !== directoryHeader) break;
    const [nameSize, extraSize, commentSize] = [28, 30, 32].map((place) => view.getUint16(at + place, true));
    const name = at + 46;
    const extra = name + (nameSize ?? 0);
    const next = extra + (extraSize ?? 0) + (commentSize ?? 0);
    if (next > view.byteLength) throw new ExportFault('clipped');
    const sizes = {
      size: view.getUint32(at + 24, true),
      packedSize: view.getUint32(at + 20, true),
      offset: view.getUint32(at + 42, true),
    };
    entries.push({
      name: new TextDecoder().decode(new Uint8Array(view.buffer, name, nameSize)),
      method: view.getUint16(at + 10, true),
      isLocked: (view.getUint16(at + 8, true) & 1) === 1,
      ...withLarge(sizes, view, { from: extra, to: extra + (extraSize ?? 0) }),
    });
    at = next;
  }
  return entries;
}

/** Takes the sizes that have no place in 32 bits from the field of zip64 (4.5.3), in which only those stand, in this order. */
function withLarge(
  sizes: { size: number; packedSize: number; offset: number },
  view: DataView,
  { from, to }: { from: number; to: number },
) {
  const found = { ...sizes };
  for (let at = from; at + 4 <= to; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue;
    let place = at + 4;
    for (const key of ['size', 'packedSize', 'offset'] as const) {
      if (sizes[key] !== unknown32 || place + 8 > to) continue;
      found[key] = Number(view.getBigUint64(place, true));
      place += 8;
    }
  }
  return found;
}

async function findDirectory(file: Blob): Promise<{ offset: number; size: number }> {
  const from = Math.max(0, file.size - endSize - maxComment - 20);
  const view = await viewOf(file.slice(from));
  for (let at = view.byteLength - endSize; at >= 0; at -= 1) {
    if (view.getUint32(at, true) !== directoryEnd) continue;
    const found = { size: view.getUint32(at + 12, true), offset: view.getUint32(at + 16, true) };
    if (found.size !== unknown32 && found.offset !== unknown32) return found;
    if (at < 20 || view.getUint32(at - 20, true) !== locator64) break;
    const place = Number(view.getBigUint64(at - 12, true));
    const end = await viewOf(file.slice(place, place + 56));
    if (end.byteLength < 56 || end.getUint32(0, true) !== directoryEnd64) break;
    return { size: Number(end.getBigUint64(40, true)), offset: Number(end.getBigUint64(48, true)) };
  }
  // The directory is written last.
  throw new ExportFault('clipped');
}
