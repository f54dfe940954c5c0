import { interpret } from '@nadi/clinical/interpretation';
import type { Subject } from '@nadi/clinical/vital-sign';
import type { VitalSign } from '@nadi/contract/schema';
import { formatMoment } from '../moments';
import { toReading } from '../vital-signs/canonical';
import type { EnteredReading } from '../vital-signs/find-reading';

const gone = 'Someone whose account is gone';

/** Interpreted at this moment, by what is known of the person now. */
export function presentVitalSign({ row, enteredBy }: EnteredReading, subject: Subject): VitalSign {
  const measuredAt = formatMoment({ at: row.measuredAt, offset: row.measuredOffset });
  const { id, type, unit, systolic, diastolic, value, arm, posture, timing, note, version } = row;
  return {
    id,
    type,
    unit,
    measuredAt,
    systolic,
    diastolic,
    value,
    arm,
    posture,
    timing,
    note,
    interpretation: interpret(toReading(row), subject, measuredAt),
    enteredBy: {
      self: row.enteredBy === row.patientId,
      name: enteredBy ? `${enteredBy.firstName} ${enteredBy.lastName}` : gone,
    },
    version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
