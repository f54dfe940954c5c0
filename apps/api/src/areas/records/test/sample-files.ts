import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A PDF of objects, with their table; the first is its catalogue. */
export function pdfOf(objects: readonly (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const places: number[] = [];
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  for (const [index, object] of objects.entries()) {
    places.push(length());
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'));
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  const end = `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${length()}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(end)]);
}

const stream = (content: Buffer, filters = '') =>
  Buffer.concat([
    Buffer.from(`<< /Length ${content.length}${filters} >>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);

/** A PDF with a line of text on each page. @param more of its catalogue */
export function pdfWith(lines: readonly string[], more = ''): Buffer {
  const kids = lines.map((_, index) => `${4 + 2 * index} 0 R`).join(' ');
  const pages = lines.flatMap((line, index) => [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + 2 * index} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    stream(Buffer.from(`BT /F1 24 Tf 72 700 Td (${line}) Tj ET`)),
  ]);
  return pdfOf([
    `<< /Type /Catalog /Pages 2 0 R ${more} >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${lines.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages,
  ]);
}

/** A million times the same page, in a kilobyte. */
export function pdfOfManyPages(): Buffer {
  const hundred = (of: number, count: number) =>
    `<< /Type /Pages /Kids [${Array(100).fill(`${of} 0 R`).join(' ')}] /Count ${count} >>`;
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    hundred(3, 1_000_000),
    hundred(4, 10_000),
    hundred(5, 100),
    '<< /Type /Page /MediaBox [0 0 100 100] /Resources << >> >>',
  ]);
}

/** A page whose content unpacks to a gigabyte, from a few kilobytes. */
export function pdfBomb(): Buffer {
  const once = deflateSync(Buffer.alloc(64 * 1024 * 1024, ' '), { level: 9 });
  const many = deflateSync(Buffer.concat(Array<Buffer>(16).fill(once)), { level: 9 });
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents [${Array(40).fill('4 0 R').join(' ')}] /Resources << >> >>`,
    stream(many, ' /Filter [/FlateDecode /FlateDecode]'),
  ]);
}

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0f6f67' }, limitInputPixels: false });

/** A photo that says where it was taken, on its side. */
export const photo = () =>
  drawn(640, 480)
    .withExif({ IFD0: { Copyright: 'Kanarienvogel' }, IFD3: { GPSLatitude: '12/1 58/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

export const picture = () => drawn(300, 200).png().toBuffer();

/** More pixels than any phone has, in a small file. */
export const pixelFlood = () => drawn(9_000, 9_000).png({ compressionLevel: 9 }).toBuffer();

/** A head that claims a picture of two gigapixels, with nothing behind it. */
export function claimedFlood(): Buffer {
  const head = Buffer.from('89504e470d0a1a0a0000000d4948445200000000000000000802000000', 'hex');
  head.writeUInt32BE(50_000, 16);
  head.writeUInt32BE(50_000, 20);
  return Buffer.concat([head, Buffer.alloc(4), Buffer.from('0000000049454e44ae426082', 'hex')]);
}

/** The end of an archive with nothing in it. */
export const emptyZip = Buffer.from(`504b0506${'00'.repeat(18)}`, 'hex');

export const dicom = (bytes = 2_000, preamble = '') => {
  const file = Buffer.alloc(bytes);
  file.write(preamble, 0, 'latin1');
  file.write('DICM', 128);
  return file;
};
