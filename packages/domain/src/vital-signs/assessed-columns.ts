import { formatMoment } from '../kernel/moment';
import { judgedBy } from './changed-reading';
import { type Judgement, judge, rangesVersion } from './judgement';
import type { Reading, Subject } from './vital-sign';

/** A kept reading, as far as an assessment depends on it. */
export type Assessable = Required<Reading> & { measuredAt: Date; measuredOffset: number };

/** The columns of an assessment, in the unit of entry. */
export function assessedColumns<At>(row: Assessable, subject: Subject, judgedAt: At) {
  const { type, unit, systolic, diastolic, value, timing, site } = row;
  const reading: Reading = { type, unit, systolic, diastolic, value, timing, site };
  const judgement = judge(reading, subject, formatMoment({ at: row.measuredAt, offset: row.measuredOffset }));
  const { status, side, worst } = judgement;
  return { status, side, worst: worst.status, judgement, judgedAt, rangesVersion };
}

type Told = Pick<Judgement, 'status' | 'side' | 'worst'>;

/** Returns true if two assessments tell a person something else. Other ranges or questions beside the same answer do not. */
export const tellsOtherwise = (a: Told, b: Told): boolean =>
  a.status !== b.status ||
  a.side !== b.side ||
  (['status', 'side', 'condition', 'advice'] as const).some((name) => a.worst[name] !== b.worst[name]);

type Deciding = Partial<Record<(typeof judgedBy)[number], unknown>>;

/** Returns true if a change of a reading touches something that its assessment depends on. Another note does not. */
export const needsAssessment = (before: Deciding, after: Deciding): boolean =>
  judgedBy.some((name) => before[name]?.valueOf() !== after[name]?.valueOf());
