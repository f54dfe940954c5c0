/** A table that was read, each row with the line of the file that it begins in. */
export type CsvTable = {
  header: readonly string[];
  rows: readonly { line: number; cells: readonly string[] }[];
};

const separators = [',', ';', '\t'] as const;

/** Reads CSV (RFC 4180) that is separated by commas, semicolons or tabs; null where a quote is never closed or there is no row under the header. */
export function readCsv(text: string): CsvTable | null {
  const body = text.replace(/^\uFEFF/, '');
  const [first = ''] = body.split(/\r?\n/, 1);
  const separator = [...separators].sort((a, b) => first.split(b).length - first.split(a).length)[0] ?? ',';
  const rows: { line: number; cells: string[] }[] = [];
  let row = { line: 1, cells: [] as string[] };
  let cell = '';
  let isQuoted = false;
  let line = 1;
  const endRow = () => {
    row.cells.push(cell.trim());
    if (row.cells.some((one) => one !== '')) rows.push(row);
    cell = '';
  };
  for (let at = 0; at < body.length; at += 1) {
    const letter = body[at];
    if (letter === '\n') line += 1;
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (body[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (letter === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (letter === separator) {
      row.cells.push(cell.trim());
      cell = '';
    } else if (letter === '\n') {
      endRow();
      row = { line, cells: [] };
    } else if (letter !== '\r') cell += letter;
  }
  if (isQuoted) return null;
  endRow();
  const [header, ...rest] = rows;
  return header && rest.length > 0 ? { header: header.cells, rows: rest } : null;
}
