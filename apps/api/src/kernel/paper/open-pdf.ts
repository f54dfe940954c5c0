import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { maxPixels } from '@nadi/domain/records/file-limits';
import type { Canvas } from '@napi-rs/canvas';
import {
  getDocument,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const beside = (folder: string) => `${join(home, folder)}/`;

/** Nothing of a document runs: no script, no form, no font of this machine. */
const inert = {
  isEvalSupported: false,
  enableXfa: false,
  useSystemFonts: false,
  disableFontFace: true,
  maxImageSize: maxPixels,
  verbosity: 0,
  standardFontDataUrl: beside('standard_fonts'),
  cMapUrl: beside('cmaps'),
  wasmUrl: beside('wasm'),
};

/** Begins to open a PDF, of which nothing runs. The bytes are pdfjs' from then on; `destroy` the task afterwards. */
export const openPdf = (bytes: Uint8Array): PDFDocumentLoadingTask => getDocument({ ...inert, data: bytes });

/** A page as it is drawn at this scale. */
export async function drawPage(
  document: PDFDocumentProxy,
  page: PDFPageProxy,
  scale: number,
): Promise<Canvas> {
  const viewport = page.getViewport({ scale });
  const factory = document.canvasFactory as {
    create(width: number, height: number): { canvas: Canvas; context: unknown };
  };
  const { canvas } = factory.create(
    Math.max(1, Math.floor(viewport.width)),
    Math.max(1, Math.floor(viewport.height)),
  );
  await page.render({ canvas: canvas as never, viewport }).promise;
  return canvas;
}
