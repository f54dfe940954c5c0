import { describe, expect, it } from '@jest/globals';
import { keepItem } from '@nadi/domain/prescriptions/items';
import type { ItemDraft } from '@nadi/domain/prescriptions/prescription';
import { isPrintable } from '@nadi/domain/prescriptions/printable';
import { aContent, anItem, aPrescription } from '@nadi/domain/prescriptions/samples';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import PDFDocument from 'pdfkit';
import { fontFiles } from '../../../kernel/paper/tagged-paper';
import { drawPrescription } from '../draw-prescription';

type Row = Parameters<typeof drawPrescription>[0];

/** Returns the lines of each page of the paper. */
async function pagesOf(items: ItemDraft[], more: object = {}): Promise<string[][]> {
  const row = { ...aPrescription({ content: aContent({ items: items.map(keepItem) }) }), ...more };
  const signedAt = new Date('2026-11-02T20:00:00Z');
  const file = await drawPrescription({ ...row, signedAt } as unknown as Row, 'https://nadi.example/p#a.b.c');
  const document = await getDocument({ data: new Uint8Array(file) }).promise;
  const pages = Array.from({ length: document.numPages }, async (_, index) => {
    const { items: texts } = await (await document.getPage(index + 1)).getTextContent();
    return texts.flatMap((text) => ('str' in text && text.str.trim() ? [text.str] : []));
  });
  return Promise.all(pages);
}

describe('the paper', () => {
  it('has a font with every letter that a draft may hold', () => {
    const missing = fontFiles.flatMap(([name, file]) => {
      const document = new PDFDocument({ font: file });
      const { characterSet } = (document as unknown as { _font: { font: { characterSet: number[] } } })._font
        .font;
      const drawn = new Set(characterSet);
      return Array.from({ length: 0x2_ff_ff }, (_, code) => code)
        .filter((code) => code > 0x20 && !(code >= 0xd800 && code <= 0xdfff))
        .filter((code) => isPrintable(String.fromCodePoint(code)))
        .filter((code) => !drawn.has(String.fromCodePoint(code).normalize('NFC').codePointAt(0) ?? 0))
        .map((code) => `${name} ${code.toString(16)}`);
    });
    expect(missing).toEqual([]);
  });

  it('names the patient, the doctor, the day in India and the page on each of its pages', async () => {
    const items = Array.from({ length: 20 }, (_, index) =>
      anItem({ generic: `Substance ${index}`, instructions: 'With a glass of water.\nIn the evening.' }),
    );
    const pages = await pagesOf(items);
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, lines] of pages.entries()) {
      expect(lines).toContain('Prescription for Asha Kulkarni by Dr. Meera Rao, EX-000111');
      expect(lines).toContain(`3 November 2026, page ${index + 1} of ${pages.length}`);
    }
  });

  it('never parts the name of a medicine from its dose and its quantity', async () => {
    const items = Array.from({ length: 20 }, (_, index) =>
      anItem({ generic: `Substance ${index}`, brand: 'A brand', instructions: 'With water.' }),
    );
    const pages = await pagesOf(items);
    for (const lines of pages) {
      const count = (word: string) => lines.filter((line) => line.includes(word)).length;
      const named = count('SUBSTANCE');
      expect([count('Brand suggested'), count('at 08:30'), count('How: '), count('Quantity: ')]).toEqual([
        ...[named, named, named, named],
      ]);
    }
  });

  it('marks instructions, so that a line of them is not taken for a medicine', async () => {
    const [lines = []] = await pagesOf([anItem({ instructions: 'After food.' })]);
    expect(lines).toContain('How: After food.');
  });

  it('names a patient whose name it cannot show, without empty boxes', async () => {
    const { printed } = aPrescription();
    const patient = { ...printed?.patient, name: 'आशा कुलकर्णी' };
    const [lines = []] = await pagesOf([anItem()], { printed: { ...printed, patient } });
    expect(lines.join(' ')).toContain('(name in letters that cannot be printed: see the app)');
  });
});
