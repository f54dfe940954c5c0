import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import PDFDocument from 'pdfkit';

const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const fonts = { regular: 'LiberationSans-Regular', bold: 'LiberationSans-Bold' } as const;
/** The files of the fonts; a rule of the domain says which letters they have. */
export const fontFiles = Object.entries(fonts).map(
  ([name, file]) => [name, join(home, 'standard_fonts', `${file}.ttf`)] as const,
);

/** Points at each side of a page. */
export const margin = 48;
/** Points at the foot of each page, in which stands whose it is. */
export const footRoom = 76;
export const ink = '#000000';

export type PaperStyle = { size?: number; isBold?: boolean; gap?: number; indent?: number };

/** Opens a tagged PDF of A4 pages, for screen readers too. */
export function openTaggedPaper({ title, author }: { title: string; author: string }) {
  const document = new PDFDocument({
    ...{ size: 'A4', bufferPages: true, tagged: true, pdfVersion: '1.7', lang: 'en-IN' },
    margins: { top: margin, left: margin, right: margin, bottom: footRoom },
    displayTitle: true,
    info: { Title: title, Author: author },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const whole = new Promise<Buffer>((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  for (const [name, file] of fontFiles) document.registerFont(name, file);
  const root = document.struct('Document');
  document.addStructure(root);
  const write = ({ size = 10, isBold = false }: PaperStyle) =>
    document
      .font(isBold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(ink);
  const say = (tag: 'H1' | 'H2' | 'P', text: string, style: PaperStyle = {}) => {
    const { gap = 4, indent = 0 } = style;
    root.add(
      document.struct(tag, {}, () => {
        write(style).text(text.normalize('NFC'), margin + indent, undefined, { paragraphGap: gap });
      }),
    );
  };
  /** Ends the text and writes the foot of every page. @param footOf its lines, by the number of the page */
  const end = (
    footOf: (page: number, pages: number) => readonly string[],
    over?: () => void,
  ): Promise<Buffer> => {
    root.end();
    const { start, count } = document.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      document.switchToPage(page);
      over?.();
      drawFoot(document, footOf(page - start + 1, count));
    }
    document.end();
    return whole;
  };
  return { document, root, write, say, end };
}

/** Draws whose paper it is at the foot of a page, beside its structure: pages of two people may be mixed up. */
function drawFoot(document: PDFKit.PDFDocument, lines: readonly string[]): void {
  const { page } = document;
  document.markContent('Artifact', { type: 'Pagination', subtype: 'Footer' } as object);
  // Text in the margin would begin a page.
  page.margins.bottom = 0;
  document.font('regular').fontSize(8).fillColor(ink).fillOpacity(1);
  for (const [index, line] of lines.entries())
    document.text(line, margin, page.height - footRoom + 24 + index * 11, {
      ...{ width: page.width - 2 * margin, height: 10, ellipsis: true },
    });
  page.margins.bottom = footRoom;
  document.endMarkedContent();
}
