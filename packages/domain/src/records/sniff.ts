import type { FileType } from './file-limits';

/** Bytes from the start of a file that are enough to tell its type. */
export const bytesToSniff = 4_096;

const text = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));
const begins = (bytes: Uint8Array, signs: readonly number[]) =>
  bytes.length >= signs.length && signs.every((sign, index) => bytes[index] === sign);

/** Brands of HEIF files whose pictures are HEVC. */
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

function isHeic(bytes: Uint8Array): boolean {
  if (text(bytes, 4, 8) !== 'ftyp') return false;
  const size = ((bytes[0] ?? 0) << 24) | ((bytes[1] ?? 0) << 16) | ((bytes[2] ?? 0) << 8) | (bytes[3] ?? 0);
  const end = Math.min(size, bytes.length, 512);
  const brands = [text(bytes, 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(text(bytes, at, at + 4));
  // Generic brands are shared with pictures that are not HEVC, such as AVIF.
  return heicBrands.has(brands[0] ?? '') && brands.some((brand) => brand.startsWith('he'));
}

/** DICOM leaves 128 bytes to whoever wants them: another program could stand there, or the head of a TIFF, which is harmless. */
function isDicom(bytes: Uint8Array): boolean {
  if (text(bytes, 128, 132) !== 'DICM') return false;
  const isEmpty = bytes.subarray(0, 128).every((byte) => byte === 0);
  return isEmpty || begins(bytes, [0x49, 0x49, 0x2a, 0]) || begins(bytes, [0x4d, 0x4d, 0, 0x2a]);
}

/** Returns the type of a file by its first bytes, whatever it is called; null if it is none that is accepted. */
export function sniff(bytes: Uint8Array): FileType | null {
  if (text(bytes, 0, 5) === '%PDF-') return hasPage(bytes) ? null : 'application/pdf';
  if (begins(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (begins(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (isHeic(bytes)) return 'image/heic';
  if (isDicom(bytes)) return 'application/dicom';
  return null;
}

/** Tells whether a browser that guesses could take it for a page. */
function hasPage(bytes: Uint8Array): boolean {
  const start = text(bytes, 0, 1_024).toLowerCase();
  return ['<html', '<script', '<svg', '<!doctype'].some((sign) => start.includes(sign));
}

/**
 * Tells whether an archive ends here too: the directory of a ZIP stands at the end of a file, so one file can be a document to one program and
 * an archive to another.
 *
 * @param end the last bytes of the file
 */
export function endsAsArchive(end: Uint8Array): boolean {
  for (let at = end.length - 22; at >= 0; at -= 1)
    if (end[at] === 0x50 && end[at + 1] === 0x4b && end[at + 2] === 0x05 && end[at + 3] === 0x06) return true;
  return false;
}
