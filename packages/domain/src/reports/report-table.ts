import { csvCell } from '../kernel/csv';

type Section = {
  title: string;
  texts: readonly string[];
  columns: readonly string[];
  rows: readonly (readonly string[])[];
};
type Report = { name: string; about: string; span: string; notice: string; sections: readonly Section[] };

/** Returns the tables of a report one below the other, in CSV (RFC 4180) with the mark by which spreadsheet programs know UTF-8. */
export function reportTable({ name, about, span, notice, sections }: Report): string {
  const lines: (readonly string[])[] = [
    [name, about],
    [span],
    [notice],
    ...sections.flatMap(({ title, texts, columns, rows }) => [
      [],
      [title],
      ...texts.map((text) => [text]),
      ...(columns.length > 0 ? [columns] : []),
      ...rows,
    ]),
  ];
  return `\uFEFF${lines.map((cells) => cells.map(csvCell).join(',')).join('\r\n')}\r\n`;
}
