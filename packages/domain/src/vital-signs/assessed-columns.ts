import { formatMoment } from '../kernel/moment';
import { type Assessment, assess, rangesVersion } from './assessment';
import { assessedBy } from './changed-reading';
import type { Reading, Subject } from './vital-sign';

/** A kept reading, as far as an assessment depends on it. */
export type Assessable = Required<Reading> & { measuredAt: Date; measuredOffset: number };

/** The columns of an assessment, in the unit of entry. */
export function assessedColumns<At>(row: Assessable, subject: Subject, assessedAt: At) {
  const { type, unit, systolic, diastolic, value, timing, site } = row;
  const reading: Reading = { type, unit, systolic, diastolic, value, timing, site };
  const assessment = assess(
    reading,
    subject,
    formatMoment({ at: row.measuredAt, offset: row.measuredOffset }),
  );
  const { status, side, worst } = assessment;
  return { status, side, worst: worst.status, assessment, assessedAt, rangesVersion };
}

type Told = Pick<Assessment, 'status' | 'side' | 'worst'>;

/** Returns true if two assessments tell a person something else. Other ranges or questions beside the same answer do not. */
export const tellsOtherwise = (a: Told, b: Told): boolean =>
  a.status !== b.status ||
  a.side !== b.side ||
  (['status', 'side', 'condition', 'advice'] as const).some((name) => a.worst[name] !== b.worst[name]);

type Deciding = Partial<Record<(typeof assessedBy)[number], unknown>>;

/** Returns true if a change of a reading touches something that its assessment depends on. Another note does not. */
export const needsAssessment = (before: Deciding, after: Deciding): boolean =>
  assessedBy.some((name) => before[name]?.valueOf() !== after[name]?.valueOf());
