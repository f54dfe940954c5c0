import type { HealthReport } from '@nadi/contract/schema';
import { asPrinted } from '@nadi/domain/prescriptions/printable';
import { margin, openTaggedPaper } from '../../kernel/paper/tagged-paper';

/** Widths of the columns, as shares of the page: the widest holds sentences. */
const sharesOf: Readonly<Record<HealthReport['sections'][number]['id'], readonly number[]>> = {
  history: [1, 2, 2, 1.2],
  attention: [1.3, 1.5, 1.5, 3],
  readings: [1.4, 2.6, 1, 1.7, 1.5, 1],
  'lab-values': [1.6, 1.2, 1.3, 1.6, 1.2],
  medicines: [1.6, 2, 1.6, 2],
  goals: [2, 1.2, 1.4, 1.6],
};

/** Points of the lines of a cell: below it alone. */
const line: [number, number, number, number] = [0, 0, 0.5, 0];

/** Returns a text as the paper shows it: of another script it says that the app has it. */
const printed = (text: string): string => asPrinted(text, 'text');

/** Draws a report as a tagged PDF: headings, sentences and tables with their headings, for screen readers too. */
export function drawReport({ name, about, span, notice, sections }: HealthReport): Promise<Buffer> {
  const whose = asPrinted(name, 'name');
  const { document, root, write, say, end } = openTaggedPaper({
    title: `Health report of ${span}`,
    author: whose,
  });
  const width = document.page.width - 2 * margin;
  say('H1', `Health report of ${whose}`, { size: 16, isBold: true, gap: 2 });
  say('P', about, { gap: 2 });
  say('P', span, { isBold: true });
  say('P', notice, { size: 9, gap: 12 });
  for (const { id, title, texts, columns, rows, sources } of sections) {
    say('H2', title, { size: 12, isBold: true, gap: 3 });
    for (const text of texts) say('P', printed(text), { size: 9 });
    if (columns.length > 0) drawTable(columns, rows, sharesOf[id]);
    if (sources.length > 0)
      say(
        'P',
        `Sources: ${sources.map(({ title: of, clause }) => [of, clause].filter(Boolean).join(', ')).join('; ')}`,
        {
          size: 8,
        },
      );
    document.moveDown(0.6);
  }
  return end((page, pages) => [`Health report of ${whose}`, `${span}, page ${page} of ${pages}`]);

  function drawTable(
    columns: readonly string[],
    rows: readonly (readonly string[])[],
    shares: readonly number[],
  ) {
    const all = shares.reduce((sum, share) => sum + share, 0);
    write({ size: 9 });
    // Its types do not know `structParent`, by which it is tagged.
    const table = {
      structParent: root,
      position: { x: margin },
      columnStyles: shares.map((share) => ({ width: (share / all) * width })),
      defaultStyle: { border: line, padding: 3 },
      data: [
        columns.map((text) => ({
          ...{ text, type: 'TH' as const, scope: 'Column' as const },
          font: { src: 'bold', size: 9 },
        })),
        ...rows.map((row) => row.map((text) => printed(text))),
      ],
    };
    document.table(table);
    document.x = margin;
    document.moveDown(0.4);
  }
}
