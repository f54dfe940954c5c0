import { analyteOf } from './dictionary';
import { type Figure, placeIn, type Range } from './figures';
import { around, type Box, type Page } from './page';
import type { Doubt, Flag, LabLine, LabReport, LabResult, ReportDoubt } from './result';

/** In shares of the page's width and height, so that it lies on a picture of any size. */
export type PlaceOnPage = { left: number; top: number; width: number; height: number };

export type ReadDoubt = { kind: Doubt['kind']; texts: string[] };

/** A value as it was read, as its person is told of it. */
export type ReadResult = {
  /** Its place among the pages, from 0. */
  page: number;
  box: PlaceOnPage;
  analyte: string | null;
  name: string;
  label: string | null;
  loinc: string | null;
  loincName: string | null;
  text: string;
  comparator: Figure['comparator'];
  number: number | null;
  words: string | null;
  unit: string | null;
  unitText: string | null;
  rangeText: string | null;
  low: number | null;
  high: number | null;
  standing: 'below' | 'inside' | 'above' | null;
  flag: Flag | null;
  doubts: ReadDoubt[];
};

export type ReadLine = { page: number; box: PlaceOnPage; kind: LabLine['kind']; text: string };

/** Holds what a report says, as its person is told of it. */
export type ReadContent = {
  laboratory: string | null;
  /** `YYYY-MM-DD` of the sample, as far as it is printed; else of the report. */
  day: string | null;
  doubts: ReportDoubt[];
  results: ReadResult[];
  lines: ReadLine[];
};

const longest = { part: 500, line: 2000 };
const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);
const part = (text: string | undefined | null) => (text ? cut(text, longest.part) : null);
const round = (share: number) => Math.round(Math.min(2, Math.max(-1, share)) * 10_000) / 10_000;

function onPage({ x, y, width, height }: Box, page: Page | undefined): PlaceOnPage {
  const [wide, tall] = [page?.width || 1, page?.height || 1];
  return {
    left: round(x / wide),
    top: round(y / tall),
    width: Math.max(0, round(width / wide)),
    height: Math.max(0, round(height / tall)),
  };
}

/** Tells where a value is by its range, as far as it can be said. */
export function standingOf(
  value: { comparator: Figure['comparator']; number: number | null },
  range: Pick<Range, 'low' | 'high'> & Partial<Range>,
): ReadResult['standing'] {
  if (value.number === null || (range.low === null && range.high === null)) return null;
  const figure = { comparator: value.comparator, number: value.number, decimals: 0 };
  return placeIn({ isLowIn: true, isHighIn: true, decimals: 0, ...range }, figure);
}

function textsOf(doubt: Doubt): string[] {
  switch (doubt.kind) {
    case 'low-confidence':
      return [doubt.of];
    case 'point-lost':
      return [String(doubt.instead)];
    case 'unit-unknown':
    case 'range-unsure':
      return [doubt.printed];
    case 'two-values':
      return [...doubt.texts];
    case 'name-unsure':
      return doubt.couldBe.map((id) => analyteOf(id)?.name ?? id);
    case 'does-not-add-up':
      return doubt.with.map((id) => analyteOf(id)?.name ?? id);
    case 'words-left':
      return [doubt.text];
    default:
      return [];
  }
}

function presentResult(result: LabResult, pages: readonly Page[]): ReadResult {
  const { value, valuePart, unitPart, range } = result;
  const analyte = result.analyte === null ? undefined : analyteOf(result.analyte);
  const figure = value.kind === 'figure' ? value : null;
  return {
    page: result.page,
    box: onPage(
      around([valuePart, ...(unitPart ? [unitPart] : [])].map(({ box }) => box)),
      pages[result.page],
    ),
    analyte: result.analyte,
    name: cut(result.name.text, longest.part),
    label: analyte?.name ?? null,
    loinc: analyte?.loinc ?? null,
    loincName: analyte?.loincName ?? null,
    text: cut(valuePart.text, longest.part),
    comparator: figure?.comparator ?? '',
    number: figure?.number ?? null,
    words: value.kind === 'words' ? cut(value.words, longest.part) : null,
    unit: result.unit,
    unitText: part(unitPart?.text),
    rangeText: part(result.rangePart?.text),
    low: range?.low ?? null,
    high: range?.high ?? null,
    standing: range && figure ? placeIn(range, figure) : null,
    flag: result.flag,
    doubts: result.doubts.map((doubt) => ({
      kind: doubt.kind,
      texts: textsOf(doubt).map((text) => cut(text, longest.part)),
    })),
  };
}

const order = ['collected', 'received', 'reported'] as const;

/** Returns what was read of a report in the form in which its person sees and decides about it. */
export function presentReport(report: LabReport, pages: readonly Page[]): ReadContent {
  const dates = order.flatMap((what) => report.dates.filter((one) => one.what === what));
  return {
    laboratory: part(report.laboratory?.text),
    day: dates[0]?.date ?? null,
    doubts: [...report.doubts],
    results: report.results.map((result) => presentResult(result, pages)),
    lines: report.lines.map(({ page, box, kind, text }) => ({
      page,
      box: onPage(box, pages[page]),
      kind,
      text: cut(text, longest.line),
    })),
  };
}
