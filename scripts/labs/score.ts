import type { LabReport, LabResult } from '@nadi/domain/labs/result';
import type { Expected, Report } from './corpus/compose';

export type Score = {
  expected: number;
  returned: number;
  /** Right in analyte, value and unit. */
  right: number;
  /** Right, and without a doubt: may be saved as read. */
  ready: number;
  /** Neither among the results nor, with its name, among the lines that are shown as not read. */
  unseen: number;
  /** The one list that must be empty. */
  wrongUnflagged: string[];
  /** Right values without a doubt, whose range or flag is wrong: as bad, because the range says what the value means. */
  wrongBeside: string[];
};

const valueText = ({ value }: LabResult): string =>
  value.kind === 'words' ? value.words.toLowerCase() : `${value.comparator}${value.number}`;

function wantedText({ value }: Expected): string {
  const [, comparator = '', digits = ''] = /^([<>]=?)?([\d.]+)$/.exec(value.replaceAll(' ', '')) ?? [];
  return digits === '' ? value.toLowerCase() : `${comparator}${Number(digits)}`;
}

const isRight = (result: LabResult, wanted: Expected) =>
  result.analyte === wanted.analyte &&
  valueText(result) === wantedText(wanted) &&
  (result.value.kind === 'words' ||
    result.unit === wanted.unit ||
    (wanted.unit === '1' && result.unit === '[pH]'));

/** Compares what was read with what was printed. */
export function score(report: Report, read: LabReport): Score {
  const open = report.sections.flatMap(({ rows }) => rows.filter(({ expected }) => expected !== null));
  const counted: Score = {
    expected: open.length,
    returned: read.results.length,
    right: 0,
    ready: 0,
    unseen: 0,
    wrongUnflagged: [],
    wrongBeside: [],
  };
  const wrong: LabResult[] = [];
  for (const one of read.results) {
    const at = open.findIndex(({ expected }) => expected && isRight(one, expected));
    const [row] = at === -1 ? [] : open.splice(at, 1);
    const isReady = one.doubts.length === 0;
    const said = `${report.layout.id}: ${one.name.text} = ${one.valuePart.text} ${one.unitPart?.text ?? ''}, range ${one.rangePart?.text ?? 'none'}, flag ${one.flag ?? 'none'}`;
    if (!row?.expected) {
      wrong.push(one);
      if (isReady) counted.wrongUnflagged.push(said);
      continue;
    }
    counted.right += 1;
    if (!isReady) continue;
    counted.ready += 1;
    if (isBesideWrong(one, row.expected)) counted.wrongBeside.push(said);
  }
  // Counts what is left of the page and not before the eyes of whoever reviews it, as a doubtful result or as a line.
  const firstWord = (text: string) => text.toLowerCase().split(/[^a-z0-9]+/)[0] ?? '';
  const shown = [...wrong.map(({ name }) => name.text), ...read.lines.map(({ text }) => text)].map((text) =>
    text.toLowerCase(),
  );
  counted.unseen = open.filter(({ name }) => !shown.some((text) => text.includes(firstWord(name)))).length;
  return counted;
}

function isBesideWrong({ range, flag }: LabResult, wanted: Expected): boolean {
  const isRangeWrong = range !== null && (range.low !== wanted.low || range.high !== wanted.high);
  const isFlagWrong = (flag === 'high' || flag === 'low') && flag !== wanted.flag;
  return isRangeWrong || isFlagWrong;
}

const empty: Score = {
  expected: 0,
  returned: 0,
  right: 0,
  ready: 0,
  unseen: 0,
  wrongUnflagged: [],
  wrongBeside: [],
};

export const total = (scores: readonly Score[]): Score =>
  scores.reduce(
    (sum, one) => ({
      expected: sum.expected + one.expected,
      returned: sum.returned + one.returned,
      right: sum.right + one.right,
      ready: sum.ready + one.ready,
      unseen: sum.unseen + one.unseen,
      wrongUnflagged: [...sum.wrongUnflagged, ...one.wrongUnflagged],
      wrongBeside: [...sum.wrongBeside, ...one.wrongBeside],
    }),
    empty,
  );
