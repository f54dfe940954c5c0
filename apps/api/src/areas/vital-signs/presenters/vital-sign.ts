import type { EarlierInterpretation, VitalSign } from '@nadi/contract/schema';
import { formatMoment } from '@nadi/domain/kernel/moment';
import type { EarlierJudgement, EnteredReading } from '../queries/find-reading';
import { presentInterpretation } from './interpretation';

const gone = 'Someone whose account is gone';

/** As it was judged when it was recorded or last judged anew: no rule is applied here. */
export function presentVitalSign({ row, enteredBy, earlier }: EnteredReading): VitalSign {
  const { id, type, unit, systolic, diastolic, value, arm, posture, timing, site, note, version } = row;
  return {
    id,
    type,
    unit,
    measuredAt: formatMoment({ at: row.measuredAt, offset: row.measuredOffset }),
    systolic,
    diastolic,
    value,
    arm,
    posture,
    timing,
    site,
    note,
    interpretation: presentInterpretation(row.judgement, unit),
    earlierInterpretations: (earlier ?? []).map(presentEarlier),
    enteredBy: {
      self: row.enteredBy === row.patientId,
      name: enteredBy ? `${enteredBy.firstName} ${enteredBy.lastName}` : gone,
    },
    version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

function presentEarlier({ judgement, judgedAt, replacedAt, cause }: EarlierJudgement): EarlierInterpretation {
  const { status, side, worst } = judgement;
  return {
    status,
    side,
    worst,
    judgedAt: new Date(judgedAt).toISOString(),
    replacedAt: new Date(replacedAt).toISOString(),
    cause,
  };
}
