import type { Line } from './lines';
import { around, type Box, distance, right, type Word } from './page';

export type ColumnKind = 'number' | 'name' | 'value' | 'unit' | 'range' | 'flag' | 'method' | 'earlier';
export type Column = { kind: ColumnKind; box: Box };

const kinds: readonly (readonly [ColumnKind, RegExp])[] = [
  ['number', /^(?:s\.?\s?no\.?|sr\.?\s?no\.?|sl\.?\s?no\.?|#|no\.)$/i],
  [
    'earlier',
    /previous|prior|earlier|last (?:result|value|visit)|^\(?\d{1,2}[-/. ](?:\d{1,2}|[a-z]{3})[-/. ]\d{2,4}\)?$/i,
  ],
  ['flag', /^(?:flag|flags|status|h ?\/ ?l|remarks?|ind\.?|indicator|alert)$/i],
  ['method', /method|specimen|sample|technique|principle|instrument/i],
  ['range', /refer|ref\b|normal|biological|interval|range|limits|संदर्भ|सामान्य/i],
  ['unit', /^(?:units?|uom|इकाई)\b/i],
  ['value', /result|value|observ|finding|reading|परिणाम/i],
  [
    'name',
    /test|investigation|parameter|description|examination|analyte|component|particulars|assay|जाँच|जांच|परीक्षण/i,
  ],
];

const kindOf = (text: string): ColumnKind | null => kinds.find(([, words]) => words.test(text))?.[0] ?? null;

/** The columns that a line names; null if it is no head of a table: that names at least what is measured and its value. */
export function headOf(line: Line): Column[] | null {
  if (line.words.length > 22) return null;
  const fromCells = line.cells.flatMap((cell) => columnsOfCell(cell));
  // A head has no words but those of columns; a sentence has.
  const known = fromCells.filter((column): column is Column => column.kind !== null);
  if (known.length < fromCells.length) return null;
  const has = (kind: ColumnKind) => known.some((column) => column.kind === kind);
  return has('value') && has('name') && known.length >= 2 ? known : null;
}

/** Usually one column a cell; where two stand close, such as `Result Unit`, both. */
function columnsOfCell(cell: readonly Word[]): (Column | { kind: null; box: Box })[] {
  const text = cell
    .map((word) => word.text)
    .join(' ')
    .replaceAll(/[:*]/g, '')
    .trim();
  const box = around(cell.map((word) => word.box));
  const each = cell.map((word) => kindOf(word.text.replaceAll(/[:*]/g, '')));
  const narrow = each.filter((kind) => kind === 'unit' || kind === 'flag' || kind === 'value');
  const isSeveral =
    new Set(narrow).size > 1 || (new Set(narrow).size === 1 && narrow[0] === 'unit' && cell.length > 1);
  if (isSeveral && each.every((kind) => kind !== null)) {
    const columns: Column[] = [];
    for (const [at, kind] of each.entries()) {
      const last = columns.at(-1);
      const own = cell[at]?.box;
      if (!kind || !own) continue;
      if (last?.kind === kind) last.box = around([last.box, own]);
      else columns.push({ kind, box: own });
    }
    return columns;
  }
  return [{ kind: kindOf(text), box }];
}

/** The column in which something stands: the nearest. */
export function columnOf(columns: readonly Column[], box: Box): Column | null {
  let best: Column | null = null;
  let nearest = Number.POSITIVE_INFINITY;
  for (const column of columns) {
    const away = distance(column.box, box);
    if (away < nearest) [best, nearest] = [column, away];
  }
  return best;
}

/** A table that repeats its columns side by side, as one set of columns each. */
export function sideBySide(columns: readonly Column[]): Column[][] {
  const sorted = columns.toSorted((a, b) => a.box.x - b.box.x);
  const names = sorted.filter(({ kind }) => kind === 'name');
  if (names.length < 2) return [sorted];
  return names.map((name, at) => {
    const next = names[at + 1]?.box.x ?? Number.POSITIVE_INFINITY;
    return sorted.filter(({ box }) => (at === 0 ? true : box.x >= name.box.x) && box.x < next);
  });
}

/** The words of a line for each of these sets; the second set begins a little left of its head. */
export function wordsOfSets(line: Line, sets: readonly (readonly Column[])[]): Word[][] {
  if (sets.length < 2) return [[...line.words]];
  const starts = sets.map((set) => Math.min(...set.map(({ box }) => box.x)));
  return sets.map((_, at) =>
    line.words.filter(({ box }) => {
      const from = at === 0 ? Number.NEGATIVE_INFINITY : (starts[at] ?? 0) - box.height * 1.2;
      const to = (starts[at + 1] ?? Number.POSITIVE_INFINITY) - box.height * 1.2;
      return (box.x >= from && box.x < to) || (at === 0 && right(box) <= from);
    }),
  );
}
