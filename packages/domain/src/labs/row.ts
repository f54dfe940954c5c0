import type { Analyte } from './analyte';
import { type Column, columnOf } from './columns';
import type { Figure } from './figures';
import { knownPrefix, matchName, type NameMatch } from './names';
import { type Part, toPart, type Word } from './page';
import type { ResultValue } from './result';
import { type Token, tokensOf } from './tokens';

/** Tells what of a line is which part of a result, before anything is decided. */
export type Row = {
  nameWords: readonly Word[];
  match: NameMatch | null;
  value: ResultValue | null;
  valuePart: Part | null;
  valueWords: readonly Word[];
  /** Other ways to read the same digits, such as a comma that may be a point. */
  readings: readonly Figure[];
  /** Other texts that may be the value. */
  rivals: readonly string[];
  unit: string | null;
  unitPart: Part | null;
  unknownUnit: Part | null;
  range: Extract<Token, { kind: 'range' }>['range'];
  rangePart: Part | null;
  flag: Extract<Token, { kind: 'flag' }>['flag'] | null;
  flagPart: Part | null;
  /** Words that are none of these. */
  left: readonly Word[];
  /** Does the value stand under the head of its column? Null: there is no head. */
  isInColumn: boolean | null;
};

const isBullet = ({ text }: Word) => /^(?:[•·▪►>*-]|\d{1,2}[.)])$/.test(text);
const isValueLike = ({ kind }: Token) => kind === 'figure' || kind === 'range' || kind === 'answer';

/** A unit in the brackets of a name, or at its end: `Glucose (mg/dL)`. */
function takeUnit(words: readonly Word[]): { name: Word[]; unit: Extract<Token, { kind: 'unit' }> | null } {
  for (let at = 1; at < words.length; at += 1) {
    const [unit] = tokensOf(words.slice(at));
    const isBracketed = /^[([]/.test(words[at]?.text ?? '');
    if (unit?.kind === 'unit' && (isBracketed || at + unit.words.length === words.length)) {
      // The percent sign is part of some names, and says the same there.
      const name = [...words.slice(0, at), ...words.slice(at + unit.words.length)];
      return { name, unit };
    }
  }
  return { name: [...words], unit: null };
}

/** Finds where the name ends: known words first, then what stands with them and is no value. */
function nameEnd(words: readonly Word[], columns: readonly Column[] | null, cell: ReadonlySet<Word>): number {
  const known = knownPrefix(words.map(({ text }) => text));
  let end = known;
  let depth = 0;
  for (const { text } of words.slice(0, known)) depth += bracketsOf(text);
  while (end < words.length) {
    const word = words[end];
    if (!word) break;
    const isWithin = cell.has(word) || (columns !== null && columnOf(columns, word.box)?.kind === 'name');
    if (depth <= 0) {
      if (!isWithin) break;
      const [token] = tokensOf(words.slice(end));
      const isOpening = /^[([]/.test(word.text) && token?.kind !== 'range';
      if (!isOpening && token && token.kind !== 'other' && !(columns && token.kind !== 'flag')) break;
      if (!isOpening && columns && token && isValueLike(token) && known > 0) break;
    }
    depth += bracketsOf(word.text);
    end += 1;
  }
  return end;
}

const bracketsOf = (text: string) => (text.match(/[([]/g)?.length ?? 0) - (text.match(/[)\]]/g)?.length ?? 0);

/** Reads one name and its value. `cells` are the cells of the line; `columns` those of the table it stands in. */
export function readRow(
  all: readonly Word[],
  cells: readonly (readonly Word[])[],
  columns: readonly Column[] | null,
): Row | null {
  let words = columns ? all.filter((word) => columnOf(columns, word.box)?.kind !== 'number') : [...all];
  while (words[0] && isBullet(words[0])) words = words.slice(1);
  const [first] = words;
  if (!first) return null;
  const cell = new Set(cells.find((one) => one.includes(first)) ?? words);
  const end = nameEnd(words, columns, cell);
  if (end === 0) return null;
  const { name, unit: unitOfName } = takeUnit(words.slice(0, end));
  const nameText = textOf(name);
  const rest = tokensOf(words.slice(end));
  const match =
    matchName(nameText) ?? matchName(textOf(words.slice(0, end))) ?? matchBeginning(words.slice(0, end));
  const found = placed(rest, columns, match);
  return {
    nameWords: words.slice(0, end),
    match,
    ...found,
    unit: found.unit ?? unitOfName?.unit ?? null,
    unitPart: found.unitPart ?? unitOfName?.part ?? null,
  };
}

const textOf = (words: readonly Word[]) => words.map(({ text }) => text).join(' ');

/** A known name with words behind it that may make another test of it. */
function matchBeginning(words: readonly Word[]): NameMatch | null {
  const known = knownPrefix(words.map(({ text }) => text));
  const more = words.slice(known);
  // With figures or many words behind it, it is a sentence about the test.
  if (known === 0 || more.length > 3 || more.some(({ text }) => /[\d<>≤≥]/.test(text))) return null;
  const match = matchName(textOf(words.slice(0, known)));
  return match && { ...match, how: 'part' };
}

type Placed = Omit<Row, 'nameWords' | 'match'>;

const mayBeWords = (match: NameMatch | null): boolean =>
  match?.analytes.some(({ isInWords }: Analyte) => isInWords) ?? true;

function placed(
  tokens: readonly Token[],
  columns: readonly Column[] | null,
  match: NameMatch | null,
): Placed {
  const at = (token: Token) => (columns ? (columnOf(columns, token.part.box)?.kind ?? null) : null);
  const hasColumn = (kind: Column['kind']) => columns?.some((column) => column.kind === kind) ?? false;
  const ignored = tokens.filter(
    (token) => ['method', 'earlier'].includes(at(token) ?? '') && token.kind !== 'unit',
  );
  const open = tokens.filter((token) => !ignored.includes(token));
  const inValue = columns ? open.filter((token) => at(token) === 'value' && token.kind !== 'unit') : [];
  const value = chooseValue(
    inValue.some(isAnyValue) ? inValue : open,
    mayBeWords(match),
    hasColumn('range') ? at : null,
  );
  const taken = new Set<Token>(value.tokens);
  const units = open.filter((token) => token.kind === 'unit' && !taken.has(token));
  const unit = units.find((token) => at(token) === 'unit') ?? units[0];
  const ranges = rangeTokens(
    open.filter((token) => !taken.has(token) && token !== unit),
    at,
  );
  const flag = open.find((token) => token.kind === 'flag' && !taken.has(token) && !ranges.includes(token));
  for (const token of [unit, flag, ...ranges]) if (token) taken.add(token);
  const sameUnit = units.filter(
    (token) => token.kind === 'unit' && unit?.kind === 'unit' && token.unit === unit.unit,
  );
  const others = open.filter((token) => !taken.has(token) && !sameUnit.includes(token));
  const unknownUnit = unit ? undefined : others.find((token) => looksLikeUnit(token, at(token)));
  const rivals = others.filter(
    (token) => token.kind === 'figure' || (token.kind === 'range' && ranges.length > 0),
  );
  const simple = ranges.filter((token) => token.kind !== 'unit');
  const [only] = simple;
  return {
    value: value.value,
    valuePart: value.tokens.length > 0 ? toPart(value.tokens.flatMap((token) => [...token.words])) : null,
    valueWords: value.tokens.flatMap((token) => [...token.words]),
    readings: value.readings,
    rivals: [...value.rivals, ...rivals.map((token) => token.part.text)],
    unit: unit?.kind === 'unit' ? unit.unit : null,
    unitPart: unit?.part ?? null,
    unknownUnit: unknownUnit?.part ?? null,
    range: simple.length === 1 ? rangeFrom(only) : null,
    rangePart: ranges.length > 0 ? toPart(ranges.flatMap((token) => [...token.words])) : null,
    flag: flag?.kind === 'flag' ? flag.flag : null,
    flagPart: flag?.part ?? null,
    left: others
      .filter((token) => token !== unknownUnit && !rivals.includes(token))
      .flatMap((token) => [...token.words]),
    isInColumn: columns
      ? inValue.some(isAnyValue) && value.tokens.every((token) => inValue.includes(token))
      : null,
  };
}

const isAnyValue = (token: Token) =>
  isValueLike(token) || (token.kind === 'other' && token.part.text.length > 1);

function rangeFrom(token: Token | undefined): Row['range'] {
  if (token?.kind === 'range') return token.range;
  if (token?.kind !== 'figure') return null;
  const [figure] = token.figures;
  if (!figure || figure.comparator === '') return null;
  const isUpper = figure.comparator.startsWith('<');
  const isIn = figure.comparator.endsWith('=');
  return {
    low: isUpper ? null : figure.number,
    high: isUpper ? figure.number : null,
    isLowIn: isUpper || isIn,
    isHighIn: !isUpper || isIn,
    decimals: figure.decimals,
  };
}

/** The figure, or the words, that are the value; the rest of what may have been. */
function chooseValue(
  tokens: readonly Token[],
  mayWords: boolean,
  column: ((token: Token) => Column['kind'] | null) | null,
): { value: ResultValue | null; tokens: Token[]; rivals: string[]; readings: readonly Figure[] } {
  const free = column ? tokens.filter((token) => column(token) !== 'range') : tokens;
  const figures = free.filter((token) => token.kind === 'figure');
  const firstValue = free.find((token) => isValueLike(token));
  if (mayWords && firstValue && firstValue.kind !== 'figure') {
    // Words go on until another kind of thing begins.
    const from = free.indexOf(firstValue);
    const chosen = [firstValue];
    for (const token of free.slice(from + 1)) {
      const last = chosen.at(-1);
      const gap = last ? token.part.box.x - (last.part.box.x + last.part.box.width) : 0;
      if (token.kind !== 'answer' || gap > token.part.box.height * 0.85) break;
      chosen.push(token);
    }
    const rivals = figures.filter((token) => column?.(token) === 'value').map((token) => token.part.text);
    return {
      value: { kind: 'words', words: toPart(chosen.flatMap((t) => [...t.words])).text },
      tokens: chosen,
      rivals,
      readings: [],
    };
  }
  const plain = figures.filter((token) => token.kind === 'figure' && token.figures[0]?.comparator === '');
  const chosen = plain[0] ?? figures[0];
  if (chosen?.kind !== 'figure') return { value: null, tokens: [], rivals: [], readings: [] };
  const [figure, ...readings] = chosen.figures;
  if (!figure) return { value: null, tokens: [], rivals: [], readings: [] };
  return {
    value: { kind: 'figure', ...figure },
    tokens: [chosen],
    rivals: [],
    readings,
  };
}

/** The words of the range: what stands in its column, or else each range and comparison, with what is between them. */
function rangeTokens(tokens: readonly Token[], at: (token: Token) => Column['kind'] | null): Token[] {
  const inColumn = tokens.filter((token) => at(token) === 'range' && token.kind !== 'unit');
  if (inColumn.length > 0) return inColumn;
  const marks = tokens
    .map((token, place) => ({ token, place }))
    .filter(
      ({ token }) =>
        token.kind === 'range' || (token.kind === 'figure' && token.figures[0]?.comparator !== ''),
    );
  const [first] = marks;
  const last = marks.at(-1);
  return first && last ? tokens.slice(first.place, last.place + 1) : [];
}

const looksLikeUnit = (token: Token, column: Column['kind'] | null) =>
  (token.kind === 'other' || token.kind === 'flag') && (column === 'unit' || /[/%]/.test(token.part.text));
