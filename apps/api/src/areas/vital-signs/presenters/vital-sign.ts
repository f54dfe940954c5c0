import type { EarlierInterpretation, VitalSign, VitalSignListAnswer } from '@nadi/contract/schema';
import { fullName } from '@nadi/domain/kernel/full-name';
import { formatMoment } from '@nadi/domain/kernel/moment';
import { rangesOf } from '@nadi/domain/vital-signs/interpretation';
import { collectRangeSets } from '@nadi/domain/vital-signs/range-sets';
import type { EarlierAssessment, EnteredReading } from '../queries/find-reading';

const gone = 'Someone whose account is gone';

/** Presents a reading as it was assessed when recorded or last assessed again: no rule is applied here. */
export const presentVitalSign = (reading: EnteredReading): VitalSign =>
  present(reading, { ranges: rangesOf(reading.row.assessment.ways, reading.row.unit) });

/** Presents the readings of a list with their interpretation, and the ranges beside them, each set once. */
export function presentList(
  readings: readonly EnteredReading[],
): Pick<VitalSignListAnswer, 'data' | 'rangeSets'> {
  const { placeOf, rangeSets } = collectRangeSets<VitalSign['interpretation']['ranges'][number]>();
  const data = readings.map((reading) =>
    present(reading, { rangeSet: placeOf(rangesOf(reading.row.assessment.ways, reading.row.unit)) }),
  );
  return { data, rangeSets: rangeSets() };
}

function present<Ranges extends object>({ row, enteredBy, earlier }: EnteredReading, ranges: Ranges) {
  const { id, type, unit, systolic, diastolic, value, arm, posture, timing, site, note, version } = row;
  const { status, side, advice, reason, worst, asks } = row.assessment;
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
    interpretation: { status, side, advice, reason, worst, asks, ...ranges },
    earlierInterpretations: (earlier ?? []).map(presentEarlier),
    enteredBy: {
      self: row.enteredBy === row.patientId,
      name: enteredBy ? fullName(enteredBy) : gone,
    },
    version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

function presentEarlier({
  assessment,
  assessedAt,
  replacedAt,
  cause,
}: EarlierAssessment): EarlierInterpretation {
  const { status, side, worst } = assessment;
  return {
    status,
    side,
    worst,
    assessedAt: new Date(assessedAt).toISOString(),
    replacedAt: new Date(replacedAt).toISOString(),
    cause,
  };
}
