import PDFDocument from 'pdfkit';
import type { ColumnSpec, Layout, PrintedRow, Report } from './compose';
import { anek, bold } from './fonts';

const left = 40;
const rightEdge = 555;

/** The report as a PDF with a text layer, the same bytes each time. */
export async function drawReport(report: Report): Promise<Uint8Array> {
  const { layout } = report;
  const doc = new PDFDocument({
    size: 'A4',
    margin: 36,
    info: { CreationDate: new Date(0), Title: layout.id },
  });
  doc.registerFont('Anek', anek('latin', 400));
  doc.registerFont('Anek-Bold', anek('latin', 700));
  doc.registerFont('Hindi', anek('devanagari', 500));
  const chunks: Uint8Array[] = [];
  const done = new Promise<void>((resolve) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('end', resolve);
  });
  const pen = new Pen(doc, layout);
  pen.letterhead();
  pen.about(report.about);
  let rows = 0;
  for (const section of report.sections) {
    pen.section(section.title);
    for (const pair of inSets(section.rows, layout.isTwice ? 2 : 1)) {
      if (rows === layout.rowsPerPage) {
        rows = 0;
        pen.nextPage(report.about);
      }
      rows += 1;
      pen.row(pair);
    }
    pen.endSection();
  }
  pen.notes();
  doc.end();
  await done;
  return Buffer.concat(chunks);
}

function inSets(rows: readonly PrintedRow[], size: number): (readonly PrintedRow[])[] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, at) =>
    rows.slice(at * size, at * size + size),
  );
}

class Pen {
  private y = 40;
  private serial = 0;
  private band = 0;

  constructor(
    private readonly doc: PDFKit.PDFDocument,
    private readonly layout: Layout,
  ) {}

  private text(
    words: string,
    x: number,
    options: {
      width?: number;
      align?: 'left' | 'right' | 'center';
      isBold?: boolean;
      size?: number;
      font?: string;
    } = {},
  ) {
    const { font, size } = this.layout;
    this.doc
      .font(options.font ?? (options.isBold ? bold[font] : font))
      .fontSize(options.size ?? size)
      .fillColor('#111');
    const width = options.width ?? rightEdge - x;
    const own = this.doc.widthOfString(words);
    const shift =
      options.align === 'right' ? width - own : options.align === 'center' ? (width - own) / 2 : 0;
    this.doc.text(words, x + shift, this.y, { lineBreak: false });
    return x + shift + own;
  }

  private down(by = this.layout.lineHeight ?? this.layout.size * 1.7) {
    this.y += by;
    if (this.y > 780) {
      this.doc.addPage();
      this.y = 50;
    }
  }

  private rule() {
    this.doc
      .moveTo(left, this.y - 3)
      .lineTo(rightEdge, this.y - 3)
      .lineWidth(0.6)
      .strokeColor('#555')
      .stroke();
  }

  letterhead() {
    const { hindi, laboratory, letterhead, size } = this.layout;
    if (hindi) {
      this.text(hindi, left, { font: 'Hindi', size: size + 6 });
      this.down(size + 14);
    }
    this.text(laboratory, left, { isBold: true, size: size + 6 });
    this.down(size + 12);
    for (const line of letterhead) {
      this.text(line, left, { size: size - 1 });
      this.down(size + 4);
    }
    this.down(6);
    this.rule();
  }

  about(pairs: Report['about']) {
    const { about } = this.layout;
    if (about === 'inline') {
      this.text(
        pairs
          .slice(0, 2)
          .map(([label, value]) => `${label}: ${value}`)
          .join('   '),
        left,
      );
      this.down();
    }
    const rest = about === 'inline' ? pairs.slice(2) : pairs;
    const perLine = about === 'list' ? 1 : 2;
    for (let at = 0; at < rest.length; at += perLine) {
      for (const [place, pair] of rest.slice(at, at + perLine).entries()) {
        const x = place === 0 ? left : 320;
        this.text(about === 'list' ? pair[0] : `${pair[0]} :`, x);
        this.text(about === 'list' ? `: ${pair[1]}` : pair[1], x + 90);
      }
      this.down();
    }
    this.rule();
    this.down(8);
  }

  nextPage(about: Report['about']) {
    this.endSection();
    this.text('Page continued on the next sheet', left, { size: this.layout.size - 1 });
    this.doc.addPage();
    this.y = 40;
    this.letterhead();
    this.about(about.slice(0, 2));
    this.head();
  }

  section(title: string) {
    this.down(4);
    this.text(title, left, { isBold: true });
    this.down();
    this.head();
  }

  private head() {
    if (!this.layout.hasHead) return;
    for (const column of this.columns()) {
      this.text(column.title, column.x, { width: column.width, align: column.align ?? 'left', isBold: true });
    }
    this.down();
    if (this.layout.grid !== 'none') this.rule();
  }

  /** Once, or side by side. */
  private columns(): ColumnSpec[] {
    const { columns, isTwice } = this.layout;
    return isTwice
      ? [...columns, ...columns.map((column) => ({ ...column, x: column.x + 262 }))]
      : [...columns];
  }

  row(pair: readonly PrintedRow[]) {
    const { columns, grid, rangeAt, methodAt, size, lineHeight } = this.layout;
    const top = this.y;
    const height = lineHeight ?? size * 1.7;
    this.band += 1;
    if (grid === 'zebra' && this.band % 2 === 0) {
      this.doc.rect(left - 4, top - 3, rightEdge - left + 8, height).fill('#eef1f5');
    }
    for (const [set, row] of pair.entries()) {
      this.serial += 1;
      for (const column of columns) this.cell({ ...column, x: column.x + set * 262 }, row);
    }
    this.down();
    const [row] = pair;
    if (row && methodAt === 'below') {
      this.text(`Method: ${row.method}`, left + 6, { size: size - 1.5 });
      this.down(size * 1.4);
    }
    if (row && rangeAt === 'below' && row.range !== '') {
      this.text(row.range, this.columnX('value'), { size: size - 0.5 });
      this.down();
    }
    if (grid === 'boxed') this.box(top - 3, this.y - 3);
    if (grid === 'ruled') this.rule();
  }

  private columnX = (kind: ColumnSpec['kind']) =>
    this.layout.columns.find((column) => column.kind === kind)?.x ?? left;

  private box(top: number, bottom: number) {
    const edges = [
      left - 4,
      ...this.columns()
        .slice(1)
        .map(({ x }) => x - 5),
      rightEdge + 4,
    ];
    this.doc
      .lineWidth(0.6)
      .strokeColor('#444')
      .rect(left - 4, top, rightEdge - left + 8, bottom - top)
      .stroke();
    for (const x of edges.slice(1, -1)) this.doc.moveTo(x, top).lineTo(x, bottom).stroke();
  }

  private cell(column: ColumnSpec, row: PrintedRow) {
    const { x, width, align = 'left' } = column;
    const own = { width, align };
    if (column.kind === 'value') {
      const { words, isBold } = this.value(row);
      const end = this.text(words, x, { ...own, isBold });
      if (this.layout.flags === 'arrow' && row.flag) this.arrow(end + 4, row.flag);
    } else if (column.kind === 'name') this.name(row, x, width);
    else if (column.kind === 'range') {
      if (this.layout.rangeAt === 'column')
        this.text(`${row.range}${this.layout.unitAt === 'range' && row.unit ? ` ${row.unit}` : ''}`, x, own);
    } else if (column.kind === 'unit') this.text(row.unit, x, own);
    else if (column.kind === 'method') this.text(row.method, x, own);
    else if (column.kind === 'earlier') this.text(row.earlier, x, own);
    else if (column.kind === 'number') this.text(String(this.serial), x, own);
    else this.text(row.flag === 'high' ? 'H' : row.flag === 'low' ? 'L' : '', x, own);
  }

  private name(row: PrintedRow, x: number, width: number) {
    const { unitAt, hasLeaders } = this.layout;
    const end = this.text(unitAt === 'name' && row.unit ? `${row.name} (${row.unit})` : row.name, x);
    if (!hasLeaders) return;
    const dot = this.doc.widthOfString('.');
    const count = Math.max(0, Math.floor((x + width - end - 8) / dot));
    this.text('.'.repeat(count), end + 4);
  }

  private value(row: PrintedRow): { words: string; isBold: boolean } {
    const { flags, unitAt } = this.layout;
    const isOut = row.flag !== null;
    const mark = row.flag === 'high' ? 0 : 1;
    const marks = {
      letter: [' H', ' L'],
      star: [' *', ' *'],
      arrow: [' ↑', ' ↓'],
      word: [' High', ' Low'],
      stuck: ['H', 'L'],
    };
    const behind = isOut && flags in marks ? (marks[flags as keyof typeof marks][mark] ?? '') : '';
    const before = isOut && flags === 'before' ? (mark === 0 ? 'H ' : 'L ') : '';
    const unit = unitAt === 'value' && row.unit ? ` ${row.unit}` : '';
    return { words: `${before}${row.value}${unit}${behind}`, isBold: isOut && flags === 'bold' };
  }

  /** A drawing, as in many reports: the text layer knows nothing of it. */
  private arrow(x: number, flag: 'high' | 'low') {
    const { size } = this.layout;
    const [tip, base] =
      flag === 'high' ? [this.y + 1, this.y + size * 0.7] : [this.y + size * 0.7, this.y + 1];
    this.doc
      .moveTo(x, base)
      .lineTo(x + size * 0.6, base)
      .lineTo(x + size * 0.3, tip)
      .fill('#111');
  }

  endSection() {
    this.down(6);
  }

  notes() {
    this.down(6);
    for (const line of this.layout.notes ?? []) {
      this.text(line, left, { size: this.layout.size - 1 });
      this.down(this.layout.size + 4);
    }
    this.text('*** End of report ***', left + 180);
    this.down();
    this.text('Dr. P. Sample, MD Pathology (invented for tests)', 330);
  }
}
