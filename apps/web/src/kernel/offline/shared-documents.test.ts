import { beforeEach, describe, expect, it } from '@jest/globals';
import { browserValues, type KeyValues, memoryValues } from './key-values';
import { maxKept, openSharedDocuments, type SharedDocuments } from './shared-documents';
import { openVault, type Sealed } from './vault';

const asha = 'asha';
const ravi = 'ravi';
const beginnings = {
  'application/pdf': '%PDF-1.7 HbA1c 7.1',
  'image/jpeg': '\xff\xd8\xff\xe0 photo',
  'image/png': '\x89PNG\r\n\x1a\n picture',
  'image/webp': 'RIFF\0\0\0\0WEBPVP8 ',
} as const;
const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

/** As a form's file, which jsdom cannot read. */
function fileOf(name: string, type: string, content: string, size = content.length): File {
  const bytes = bytesOf(content);
  return { name, type, size, arrayBuffer: async () => bytes.buffer } as unknown as File;
}
const pdf = (name: string) => fileOf(name, 'application/pdf', beginnings['application/pdf']);

let values: KeyValues<Sealed>;
let documents: SharedDocuments;
beforeEach(() => {
  values = memoryValues();
  documents = openSharedDocuments(openVault(), values);
});

describe('what other apps share', () => {
  it.each(Object.entries(beginnings))('is kept where it is what it says: %s', async (type, content) => {
    expect(await documents.keep(asha, [fileOf('A report', type, content)])).toEqual([]);
    const [kept] = await documents.list(asha);
    expect(kept).toMatchObject({ name: 'A report', type, size: content.length });
    const blob = await documents.open(asha, kept?.id ?? '');
    expect(blob?.type).toBe(type);
    expect(blob?.size).toBe(content.length);
  });

  it('lies in the database of the browser so that nothing of it can be read there, its name neither', async () => {
    const lasting = browserValues<Sealed>('a-test-of-shared-documents');
    await openSharedDocuments(openVault(), lasting).keep(asha, [pdf('HbA1c of Asha.pdf')]);
    const keys = await lasting.keys();
    expect(keys).toHaveLength(3);
    for (const key of keys) {
      const row = `${key} ${String.fromCharCode(...((await lasting.get(key)) ?? []))}`;
      expect(row).not.toMatch(/HbA1c|PDF/);
    }
    expect(await openSharedDocuments(openVault(), lasting).list(asha)).toHaveLength(1);
  });

  it('is for whoever was signed in, and nobody else', async () => {
    await documents.keep(asha, [pdf('mine.pdf')]);
    const [mine] = await documents.list(asha);
    expect(await documents.list(ravi)).toEqual([]);
    expect(await documents.open(ravi, mine?.id ?? '')).toBeNull();
    expect(await documents.notKept(ravi)).toEqual([]);
  });

  it('is told of where it could not be kept, until something is shared again', async () => {
    const shared = [
      pdf('good.pdf'),
      fileOf('page.pdf', 'application/pdf', '<html><script>'),
      fileOf('drawing.svg', 'image/svg+xml', '<svg>'),
      fileOf('nothing.pdf', 'application/pdf', ''),
      fileOf('scan.png', 'image/png', beginnings['image/png'], 10 * 1024 * 1024 + 1),
    ];
    const notKept = [
      { name: 'page.pdf', reason: 'kind' },
      { name: 'drawing.svg', reason: 'kind' },
      { name: 'nothing.pdf', reason: 'empty' },
      { name: 'scan.png', reason: 'too-large' },
    ];
    expect(await documents.keep(asha, shared)).toEqual(notKept);
    expect(await documents.notKept(asha)).toEqual(notKept);
    expect((await documents.list(asha)).map(({ name }) => name)).toEqual(['good.pdf']);
    await documents.keep(asha, [pdf('another.pdf')]);
    expect(await documents.notKept(asha)).toEqual([]);
  });

  it('is not kept beyond a number, whoever sends it', async () => {
    const many = Array.from({ length: maxKept + 1 }, (_, index) => pdf(`${index}.pdf`));
    expect(await documents.keep(asha, many)).toEqual([{ name: `${maxKept}.pdf`, reason: 'full' }]);
    expect(await documents.list(asha)).toHaveLength(maxKept);
  });

  it('leaves nothing half behind where the device has no room', async () => {
    const { set } = values;
    let room = 1;
    values.set = async (key, value) => {
      if (key.includes(' about ') && room-- <= 0) throw new DOMException('full', 'QuotaExceededError');
      await set(key, value);
    };
    expect(await documents.keep(asha, [pdf('first.pdf'), pdf('second.pdf')])).toEqual([
      { name: 'second.pdf', reason: 'full' },
    ]);
    expect((await values.keys()).filter((key) => key.includes(' content '))).toHaveLength(1);
  });

  it('goes where it is deleted, and all of it where everyone is forgotten', async () => {
    await documents.keep(asha, [pdf('a.pdf'), pdf('b.pdf')]);
    const [first] = await documents.list(asha);
    await documents.remove(asha, first?.id ?? '');
    expect(await documents.open(asha, first?.id ?? '')).toBeNull();
    expect(await documents.list(asha)).toHaveLength(1);
    await documents.forget();
    expect(await values.keys()).toEqual([]);
  });
});
