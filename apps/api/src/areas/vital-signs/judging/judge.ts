import { formatMoment } from '@nadi/domain/kernel/moment';
import { judge, rangesVersion } from '@nadi/domain/vital-signs/judgement';
import type { Reading, Subject } from '@nadi/domain/vital-signs/vital-sign';
import type { VitalSignRow } from '../tables/vital-signs';

type Judgeable = Pick<
  VitalSignRow,
  'type' | 'unit' | 'systolic' | 'diastolic' | 'value' | 'timing' | 'site' | 'measuredAt' | 'measuredOffset'
>;

/** The columns of a judgement that is made now, in the unit of entry. */
export function judgedColumns(row: Judgeable, subject: Subject, now: Date) {
  const { type, unit, systolic, diastolic, value, timing, site } = row;
  const reading: Reading = { type, unit, systolic, diastolic, value, timing, site };
  const judgement = judge(reading, subject, formatMoment({ at: row.measuredAt, offset: row.measuredOffset }));
  const { status, side, worst } = judgement;
  return { status, side, worst: worst.status, judgement, judgedAt: now, rangesVersion };
}
