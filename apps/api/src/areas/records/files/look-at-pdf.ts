import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { drawPage, openPdf } from '../../../kernel/paper/open-pdf';
import type { Checked } from './checked';
import { previewSize } from './look-at-picture';

const maxPreviews = 3;
/** As in the contract. */
const maxPages = 100_000;

/** Counts the pages of a PDF and draws the first ones. It is kept as it is: a signature in it stays valid. */
export async function lookAtPdf(bytes: Uint8Array): Promise<Checked> {
  const loading = openPdf(bytes);
  try {
    const document = await loading.promise;
    if (document.numPages < 1) return { refusal: 'damaged' };
    if (document.numPages > maxPages) return { refusal: 'too-much-work' };
    const previews: Uint8Array[] = [];
    const shown = Math.min(document.numPages, maxPreviews);
    for (let page = 1; page <= shown; page += 1) previews.push(await draw(document, page));
    return { refusal: null, type: 'application/pdf', kept: null, pages: document.numPages, previews };
  } catch (error) {
    // Laboratories send them so; only who has the password sees what is inside.
    if (error instanceof Error && error.name === 'PasswordException')
      return { refusal: null, type: 'application/pdf', kept: null, pages: null, previews: [] };
    return { refusal: 'damaged' };
  } finally {
    await loading.destroy();
  }
}

async function draw(document: PDFDocumentProxy, number: number): Promise<Uint8Array> {
  const page = await document.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(previewSize.width / width, previewSize.height / height);
  const canvas = await drawPage(document, page, scale);
  const drawn = await canvas.encode('webp', 80);
  page.cleanup();
  return drawn;
}
