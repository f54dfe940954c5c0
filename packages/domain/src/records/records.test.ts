import { describe, expect, it } from '@jest/globals';
import { checkNewUpload, maxBytes, maxStorage, maxUploads, partBytes } from './file-limits';
import { checkDay, checkNamedUploads, normaliseTags } from './record-faults';
import { isFound, searchedWords, searchText } from './search-words';
import { endsAsArchive, sniff } from './sniff';
import { placePart } from './upload-part';

const bytesOf = (...parts: (string | readonly number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((sign) => sign.charCodeAt(0)) : [...part],
    ),
  );
const zeros = (count: number) => Array<number>(count).fill(0);

describe('the type of a file', () => {
  it.each([
    ['%PDF-1.7\n', 'application/pdf'],
    [[0xff, 0xd8, 0xff, 0xe0], 'image/jpeg'],
    [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 'image/png'],
  ] as const)('is told by its first bytes: %s', (start, type) => {
    expect(sniff(bytesOf(start))).toBe(type);
    expect(sniff(bytesOf([0x20], start))).toBeNull();
  });

  it('is HEIC by its brands, and no other kind of HEIF', () => {
    const box = (...brands: string[]) =>
      bytesOf([0, 0, 0, 8 + 4 * (brands.length + 1)], 'ftyp', brands[0] ?? '', zeros(4), ...brands.slice(1));
    expect(sniff(box('heic', 'mif1', 'heic'))).toBe('image/heic');
    expect(sniff(box('mif1', 'heic'))).toBe('image/heic');
    expect(sniff(box('avif', 'mif1'))).toBeNull();
    expect(sniff(box('mif1', 'avif'))).toBeNull();
    expect(sniff(box('isom', 'mp42'))).toBeNull();
  });

  it('is DICOM where nothing else stands before it', () => {
    expect(sniff(bytesOf(zeros(128), 'DICM'))).toBe('application/dicom');
    expect(sniff(bytesOf('MZ', zeros(126), 'DICM'))).toBeNull();
    expect(sniff(bytesOf([0x7f], 'ELF', zeros(124), 'DICM'))).toBeNull();
  });

  it.each([
    '<svg xmlns="http://www.w3.org/2000/svg">',
    '<html>',
    'PK\u0003\u0004',
    'GIF89a',
    'MZ',
    '',
    '%PD',
    '%PDF-1.7\n<script>',
  ])('is none for %j', (start) => expect(sniff(bytesOf(start))).toBeNull());

  it('is mixed where an archive ends too', () => {
    expect(endsAsArchive(bytesOf('%%EOF\n'))).toBe(false);
    expect(endsAsArchive(bytesOf('%%EOF\n', 'PK', [5, 6], zeros(18)))).toBe(true);
    expect(endsAsArchive(bytesOf('PK', [5, 6], zeros(18), 'a comment'))).toBe(true);
  });
});

describe('a part of an upload', () => {
  const bytes = 2 * partBytes + 10;
  const upload = (received: number, status: 'receiving' | 'refused' | 'ready' = 'receiving') => ({
    bytes,
    received,
    status,
  });

  it('is added where the last one ended, and known when it comes again', () => {
    expect(placePart(upload(0), 0, partBytes)).toEqual({
      kind: 'added',
      index: 0,
      received: partBytes,
      isLast: false,
    });
    expect(placePart(upload(2 * partBytes), 2 * partBytes, 10)).toEqual({
      kind: 'added',
      index: 2,
      received: bytes,
      isLast: true,
    });
    expect(placePart(upload(partBytes), 0, partBytes)).toEqual({ kind: 'known' });
    expect(placePart(upload(bytes, 'ready'), 2 * partBytes, 10)).toEqual({ kind: 'known' });
  });

  it('leaves no gap, and has its length', () => {
    for (const [received, offset, length, code] of [
      [0, partBytes, partBytes, 'gap'],
      [0, 1, partBytes, 'gap'],
      [bytes, 3 * partBytes, 10, 'gap'],
      [0, 0, partBytes - 1, 'length'],
      [2 * partBytes, 2 * partBytes, 11, 'length'],
    ] as const)
      expect(placePart(upload(received), offset, length)).toMatchObject({ kind: 'fault', fault: { code } });
    expect(placePart(upload(0, 'refused'), 0, partBytes)).toEqual({ kind: 'over' });
  });
});

describe('limits', () => {
  const has = { bytes: 0, uploads: 0 };
  const codes = (type: 'application/pdf' | 'application/dicom', bytes: number, more = has) =>
    checkNewUpload({ type, bytes }, more).map(({ code }) => code);

  it('are those of the type, of the person, and of what waits', () => {
    expect(codes('application/pdf', maxBytes['application/pdf'])).toEqual([]);
    expect(codes('application/pdf', maxBytes['application/pdf'] + 1)).toEqual(['too-large']);
    expect(codes('application/dicom', maxBytes['application/pdf'] + 1)).toEqual([]);
    expect(codes('application/pdf', 10, { ...has, bytes: maxStorage - 9 })).toEqual(['full']);
    expect(codes('application/pdf', 10, { ...has, uploads: maxUploads })).toEqual(['too-many']);
  });
});

describe('a record', () => {
  it('is of no day that has not begun anywhere', () => {
    const now = new Date('2026-11-20T18:00:00Z');
    expect(checkDay('2026-11-21', now)).toEqual([]);
    expect(checkDay('2026-11-22', now)).toMatchObject([{ code: 'future' }]);
    expect(checkDay(null, now)).toEqual([]);
  });

  it('takes uploads that are ready', () => {
    const found = [{ status: 'ready' as const }, undefined, { status: 'checking' as const }];
    expect(checkNamedUploads(found).map(({ pointer, code }) => [pointer, code])).toEqual([
      ['/body/uploadIds/1', 'unknown'],
      ['/body/uploadIds/2', 'not-ready'],
    ]);
  });

  it('has each tag once', () => {
    expect(normaliseTags(['Heart', 'heart', 'Caf\u0065\u0301'])).toEqual(['heart', 'caf\u00e9']);
  });

  it('is found by the beginnings of its words, in any order and script', () => {
    const text = searchText({
      title: 'HbA1c 7.4 %',
      source: 'आरोग्य Diagnostics',
      notes: null,
      tags: ['kidney'],
    });
    const finds = (search: string) => isFound(text, searchedWords(search));
    for (const search of ['hba1c', 'KID diag', 'आरो', '7.4', '  kidney  hb'])
      expect(finds(search)).toBe(true);
    for (const search of ['idney', 'hba1c lipid', 'a1c']) expect(finds(search)).toBe(false);
  });
});
