/** A table that was read, each row with the line of the file that it begins in. */
export type CsvTable = {
  header: readonly string[];
  rows: readonly { line: number; cells: readonly string[] }[];
};

const separators = [',', ';', '\t'] as const;
/** A table of readings has a few columns; a meaning is asked for each. */
const maxColumns = 100;
/** Programs write a few lines about the person or the device above the header. */
const headerWithin = 10;
const sampled = 50;

/** Decodes a file: UTF-16 by its byte order mark, else UTF-8, else Windows-1252, in which older programs write "°C". */
export function decodeCsv(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * Reads CSV (RFC 4180) that is separated by commas, semicolons or tabs.
 *
 * @returns null if a quote is never closed, if there is no row under the header, or if there are more than 100 columns
 */
export function readCsv(text: string): CsvTable | null {
  const { body, separator } = findSeparator(text.replace(/^\uFEFF/, ''));
  const rows = splitRows(body, separator);
  if (!rows) return null;
  const at = findHeader(rows);
  const [header, ...rest] = rows.slice(at);
  if (!header || rest.length === 0 || header.cells.length > maxColumns) return null;
  return { header: header.cells, rows: rest };
}

/** Returns the separator that a file names (`sep=;`, as Excel writes it), else the commonest of its first lines. The line that names it becomes empty. */
function findSeparator(text: string): { body: string; separator: string } {
  const [, named] = /^sep=([,;\t])(?=\r?\n)/i.exec(text) ?? [];
  if (named) return { body: text.slice(`sep=${named}`.length), separator: named };
  const start = text.split(/\r?\n/, sampled).join('\n');
  const [separator = ','] = [...separators].sort((a, b) => start.split(b).length - start.split(a).length);
  return { body: text, separator };
}

/** Returns the place of the first row that has as many cells as most rows. */
function findHeader(rows: readonly { cells: readonly string[] }[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of rows.slice(0, sampled))
    counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  const [usual] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
  const at = rows.slice(0, headerWithin).findIndex(({ cells }) => cells.length === usual);
  return Math.max(0, at);
}

type Row = { line: number; cells: string[] };

function splitRows(body: string, separator: string): Row[] | null {
  const rows: Row[] = [];
  let row: Row = { line: 1, cells: [] };
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
  return rows;
}
