import { aboutOf } from './about';
import { contradictions } from './adds-up';
import { type Column, headOf, sideBySide, wordsOfSets } from './columns';
import { type Context, toResult } from './decide';
import { placeIn, rangeOf } from './figures';
import { type Line, linesBetween, linesOf } from './lines';
import { knownPrefix } from './names';
import { bottom, distance, type Page, type Part, toPart, type Word } from './page';
import type { Doubt, LabDate, LabLine, LabReport, LabResult } from './result';
import { type Row, readRow } from './row';
import { tokensOf } from './tokens';

type Found = { row: Row; line: Line; page: number; isUrine: boolean | null };

/**
 * Reads the results of a laboratory report from its words. It decides nothing for anyone: what it is not sure of carries its
 * doubts, and what it could not read is in `lines`.
 */
export function readLabs(pages: readonly Page[]): LabReport {
  const found: Found[] = [];
  const lines: LabLine[] = [];
  const dates: (LabDate & { isSure: boolean })[] = [];
  const people: Part[] = [];
  let laboratory: Part | null = null;
  let isUrine: boolean | null = null;
  for (const [at, page] of pages.entries()) {
    const ofPage = linesOf(page, at);
    let columns: Column[] | null = null;
    for (const line of ofPage) {
      const keep = (kind: LabLine['kind'], words: readonly Word[] = line.words) => {
        if (words.length > 0) lines.push({ ...toPart(words), page: at, kind });
      };
      const head = headOf(line);
      if (head) {
        columns = head;
        keep('heading');
        continue;
      }
      const rows = rowsOf(line, columns);
      if (rows.some(({ row }) => row?.value && isResult(row, columns))) {
        for (const { row, words } of rows) {
          if (row?.value && isResult(row, columns)) {
            found.push({ row, line, page: at, isUrine });
            keep(
              'text',
              words.filter((word) => !isPartOf(word, row)),
            );
          } else keep(row?.match ? 'unread' : 'text', words);
        }
        continue;
      }
      const about = aboutOf(line);
      if (about) {
        if (about.name) people.push(about.name);
        for (const { what, printed, part } of about.dates) {
          dates.push({ what, date: printed.date, part, page: at, isSure: printed.isSure });
        }
        keep('about');
        continue;
      }
      const last = found.at(-1);
      if (last && addRange(last, line)) continue;
      const section = sectionOf(line);
      if (section !== null) isUrine = section;
      const isFirst = lines.length === 0 && at === 0;
      if (isFirst) laboratory = toPart(line.words);
      const [only] = rows;
      const isUnread = only?.row?.match && section === null && !isSentence(line);
      keep(isUnread ? 'unread' : section === null ? 'text' : 'heading');
    }
  }
  const isPicture = pages.some(({ words }) => words.some(({ confidence }) => confidence < 1));
  const results = found.flatMap((one) => {
    const isAligned = countAligned(one, found) >= 2;
    const result = toResult(one.row, one.page, {
      isUrine: one.isUrine,
      isPicture,
      isAligned,
    } satisfies Context);
    return result ? [result] : [];
  });
  return {
    results: compared(results, isPicture),
    lines,
    patientName: people[0] ?? null,
    laboratory,
    dates: dates.map(({ isSure: _, ...date }) => date),
    doubts: [...dateDoubts(dates), ...(areTwo(people) ? (['two-people'] as const) : [])],
  };
}

function rowsOf(
  line: Line,
  columns: readonly Column[] | null,
): { row: Row | null; words: Word[]; columns: readonly Column[] | null }[] {
  const sets = columns ? sideBySide(columns) : [];
  const parts =
    columns && sets.length > 1
      ? wordsOfSets(line, sets).map((words, at) => ({ words, columns: sets[at] ?? null }))
      : splitAtNames(line).map((words) => ({ words, columns }));
  return parts
    .filter(({ words }) => words.length > 0)
    .map(({ words, columns: own }) => ({ words, columns: own, row: readRow(words, line.cells, own) }));
}

/** Two results beside each other without heads: a known name begins a cell after a value, and has a value itself. */
function splitAtNames({ words, cells }: Line): Word[][] {
  const hasValue = (some: readonly Word[]) =>
    tokensOf(some).some(({ kind }) => kind === 'figure' || kind === 'answer');
  const starts = cells.slice(1).flatMap(([first]) => {
    const at = first ? words.indexOf(first) : -1;
    if (at < 2 || knownPrefix(words.slice(at).map(({ text }) => text)) === 0) return [];
    return hasValue(words.slice(0, at)) && hasValue(words.slice(at + 1)) ? [at] : [];
  });
  return [0, ...starts].map((start, place) => words.slice(start, starts[place]));
}

/** A known name with its value; or, under a head, any name with something in the column of values. */
function isResult(row: Row, columns: readonly Column[] | null): boolean {
  const isSentence =
    row.left.filter(({ text }) => /\p{L}{2}/u.test(text)).length > 3 && row.isInColumn !== true;
  if (isSentence) return false;
  if (row.match)
    return (
      row.isInColumn === true ||
      row.unit !== null ||
      row.rangePart !== null ||
      row.value?.kind === 'words' ||
      columns === null
    );
  const hasSupport = row.unit !== null || row.unknownUnit !== null || row.rangePart !== null;
  return (
    row.isInColumn === true &&
    hasSupport &&
    row.value?.kind === 'figure' &&
    row.value.comparator === '' &&
    toPart(row.nameWords).text.length > 1
  );
}

/** Is the word shown with the result, as one of its parts? */
const isPartOf = (word: Word, row: Row) =>
  [toPart(row.nameWords), row.valuePart, row.unitPart, row.unknownUnit, row.rangePart, row.flagPart].some(
    (part) =>
      part &&
      distance(part.box, word.box) < 0 &&
      part.box.y < bottom(word.box) &&
      word.box.y < bottom(part.box) &&
      // Words printed over each other stand in the same place; a word that holds a figure and its unit has two parts.
      (part.text.includes(word.text) || word.text.includes(part.text)),
  );

/** A line with nothing but a range, close under a result that has none. */
function addRange(last: Found, line: Line): boolean {
  if (last.row.rangePart || linesBetween(last.line, line) > 1.2 || last.page !== line.page) return false;
  const range = rangeOf(line.words.map(({ text }) => text).join(' '));
  const part = toPart(line.words);
  if (range) last.row = { ...last.row, range, rangePart: part };
  return range !== null;
}

const urineSection = /\burin(?:e|alysis|ary)\b|मूत्र/i;
const otherSection =
  /h(?:a?ematology|aemogram)|biochemistry|serology|immunology|blood|lipid|liver|kidney|renal|thyroid|electrolytes?|coagulation|iron|vitamins?|complete|cbc|profile|panel|glycaemic|glycemic|diabet|hormon|function test/i;

/** Does a heading open a section on urine (true) or on something else (false)? Null: it is no heading. */
function sectionOf(line: Line): boolean | null {
  const text = line.words.map((word) => word.text).join(' ');
  if (line.words.length > 7 || /\d{2}|[:.]\s/.test(text)) return null;
  if (urineSection.test(text)) return true;
  return otherSection.test(text) ? false : null;
}

const isSentence = (line: Line) => line.words.length > 9;

/** How many other values of the page stand in the same column as this one. */
function countAligned(one: Found, all: readonly Found[]): number {
  const own = one.row.valuePart?.box;
  if (!own) return 0;
  return all.filter((other) => {
    const box = other.row.valuePart?.box;
    return (
      other !== one && other.page === one.page && other.line !== one.line && box && distance(own, box) < 0
    );
  }).length;
}

/** Doubts that only the results together give: twice the same, sums that do not add up, a flag that is missing. */
function compared(results: readonly LabResult[], isPicture: boolean): LabResult[] {
  const doesFlag = results.some(
    ({ flag, doubts }) =>
      flag !== null && flag !== 'normal' && !doubts.some(({ kind }) => kind === 'out-of-place'),
  );
  const wrongSums = new Map<string, string[]>();
  if (isPicture) {
    for (const ids of contradictions(results)) for (const id of ids) wrongSums.set(id, ids);
  }
  return results.map((result) => {
    const extra: Doubt[] = [];
    const isTwice = results.some(
      (other) => other !== result && other.analyte !== null && other.analyte === result.analyte,
    );
    if (isTwice) extra.push({ kind: 'duplicate' });
    const sum = result.analyte === null ? undefined : wrongSums.get(result.analyte);
    if (sum) extra.push({ kind: 'does-not-add-up', with: sum.filter((id) => id !== result.analyte) });
    // A report that marks what is out of range has not marked this.
    const place = result.range && result.value.kind === 'figure' ? placeIn(result.range, result.value) : null;
    const isUnmarked = doesFlag && result.flag === null && (place === 'above' || place === 'below');
    if (isUnmarked) extra.push({ kind: 'flag-contradicts-range' });
    return extra.length > 0 ? { ...result, doubts: [...result.doubts, ...extra] } : result;
  });
}

function dateDoubts(dates: readonly (LabDate & { isSure: boolean })[]): LabReport['doubts'] {
  const relevant = dates.filter(({ what }) => what !== 'printed');
  if (relevant.length === 0) return ['date-missing'];
  // One date with a day above twelve shows the order of all that are written in figures.
  return relevant.some(({ isSure }) => isSure) ? [] : ['date-unsure'];
}

function areTwo(people: readonly Part[]): boolean {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/^(?:mr|mrs|ms|miss|master|smt|shri|dr|baby)\.?\s|[^a-z\u0900-\u097f]/g, '');
  return new Set(people.map(({ text }) => plain(text))).size > 1;
}
