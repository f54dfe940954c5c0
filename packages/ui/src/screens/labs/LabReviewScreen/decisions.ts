import * as m from '../../../../generated/messages/messages';
import type { PagePicture } from '../../records/MedicalRecordScreen/RecordFile';
import type { Comparator, Decision, DoubtKind, LabReading, LabResult, TypedValue } from './types';

/** Returns what the person has said of a result; undefined if nothing. */
export const decisionOf = (decisions: readonly Decision[], place: number): Decision | undefined =>
  decisions.find((one) => one.kind !== 'typed' && one.place === place);

/** The picture of a page among those that were read; `failed` if it has none. */
export function pictureOf(
  { pages }: Pick<LabReading, 'pages'>,
  pictures: Readonly<Record<string, readonly PagePicture[]>>,
  page: number,
): PagePicture {
  const read = pages[page];
  if (!read?.hasPreview) return 'failed';
  return pictures[read.fileId]?.[read.page - 1] ?? null;
}

/** The places of results that need a decision and have none. */
export const openPlaces = (results: readonly LabResult[], decisions: readonly Decision[]): number[] =>
  results.flatMap(({ doubts }, place) => (doubts.length > 0 && !decisionOf(decisions, place) ? [place] : []));

/** How many values count once it is saved. */
export const countOf = (results: readonly LabResult[], decisions: readonly Decision[]): number =>
  results.filter((_, place) => decisionOf(decisions, place)?.kind !== 'left-out').length +
  decisions.filter(({ kind }) => kind === 'typed').length;

/** The decisions with another one about this result; null takes it back. */
export const withDecision = (
  decisions: readonly Decision[],
  place: number,
  decision: Omit<Decision, 'place'> | null,
): Decision[] => {
  const others = decisions.filter((one) => one.kind === 'typed' || one.place !== place);
  return decision ? [...others, { ...decision, place }] : others;
};

const figure = /^\s*(<=|>=|=<|=>|≤|≥|<|>)?\s*(\d+(?:\.\d+)?)\s*$/;
const comparators: Readonly<Record<string, Comparator>> = {
  '<': '<',
  '>': '>',
  '<=': '<=',
  '=<': '<=',
  '≤': '<=',
  '>=': '>=',
  '=>': '>=',
  '≥': '>=',
};

/** Returns what was typed as a number with what stands before it, or as words; null if nothing was. */
export function readValue(text: string): Pick<TypedValue, 'comparator' | 'number' | 'words'> | null {
  const words = text.trim();
  if (words === '') return null;
  const [, sign = '', number] = figure.exec(words) ?? [];
  if (number === undefined) return { comparator: '', number: null, words };
  return { comparator: comparators[sign] ?? '', number: Number(number), words: null };
}

/** Returns the range that was typed with a value, in words; null if none was. */
export function sayTypedRange({ low = null, high = null }: TypedValue): string | null {
  if (low === null) return high === null ? null : m.lab_range_up_to({ high });
  return high === null ? m.lab_range_from({ low }) : `${low} - ${high}`;
}

/** Other values that the page may say, each as the person would confirm it. */
export function alternativesOf(result: LabResult): TypedValue[] {
  const texts = result.doubts.flatMap(({ kind, texts: own }) =>
    kind === 'point-lost' || kind === 'two-values' ? own : [],
  );
  const found: TypedValue[] = [];
  for (const text of texts) {
    const value = readValue(text.replace(/\s*[HL*]+$/, ''));
    const isOther =
      value?.number != null &&
      value.number !== result.number &&
      !found.some(({ number }) => number === value.number);
    if (value && isOther) found.push({ ...value, analyte: result.analyte, unit: result.unit });
  }
  return found;
}

const says: Readonly<Record<DoubtKind, (inputs: { text: string }) => string>> = {
  'low-confidence': m.lab_doubt_low_confidence,
  implausible: m.lab_doubt_implausible,
  'unit-missing': m.lab_doubt_unit_missing,
  'unit-unknown': m.lab_doubt_unit_unknown,
  'flag-contradicts-range': m.lab_doubt_flag_contradicts_range,
  'point-lost': m.lab_doubt_point_lost,
  'range-unsure': m.lab_doubt_range_unsure,
  'two-values': m.lab_doubt_two_values,
  'name-unsure': m.lab_doubt_name_unsure,
  'name-unknown': m.lab_doubt_name_unknown,
  duplicate: m.lab_doubt_duplicate,
  'out-of-place': m.lab_doubt_out_of_place,
  'does-not-add-up': m.lab_doubt_does_not_add_up,
  'words-left': m.lab_doubt_words_left,
};

/** Why a value is doubtful, each reason once. */
export const sayDoubts = ({ doubts }: LabResult): string[] => [
  ...new Set(doubts.map(({ kind, texts }) => says[kind]({ text: texts.join(', ') }))),
];
