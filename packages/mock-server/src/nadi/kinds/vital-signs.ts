import type { AppliedRange, ExportedVitalSign, NewVitalSign } from '@nadi/contract/schema';
import { needsAssessment } from '@nadi/domain/vital-signs/assessed-columns';
import { isUnitAlone, mergeReading, valueOfUnit } from '@nadi/domain/vital-signs/changed-reading';
import { collectRangeSets } from '@nadi/domain/vital-signs/range-sets';
import type { Kind } from '../../mock-types';
import { assessed, subjectOf } from '../assessing';
import { momentOf } from '../moment-of';
import { presentReading } from '../present';
import { unprocessable } from '../problems';
import { deleteReadings, expectReading, findMisplaced, measuredOn, readingsOf, toRow } from '../readings';
import { keptList, ownerOf, putInto } from './list-adapters';

export const vitalSigns: Kind<ExportedVitalSign> = {
  kept(given) {
    const me = ownerOf(given);
    return keptList(() => readingsOf(me), {
      put: (row) => putInto(me.readings, row),
      remove: (id) => deleteReadings(me, [id], given.now),
    });
  },

  isChosen(row, { query: { dateFrom, dateTo } }) {
    const from = momentOf('dateFrom', dateFrom) ?? Number.NEGATIVE_INFINITY;
    const to = momentOf('dateTo', dateTo) ?? Number.POSITIVE_INFINITY;
    return measuredOn(row) >= from && measuredOn(row) < to;
  },

  make(sent, before, given) {
    const me = ownerOf(given);
    const subject = subjectOf(me);
    const reading = before ? changed(before, sent) : (sent as NewVitalSign);
    const columns = toRow(reading, expectReading(reading, subject, given.now));
    if (before && !needsAssessment(before, columns)) return { ...before, ...columns };
    // They were of numbers that are no longer there.
    me.earlierAssessments = me.earlierAssessments.filter(({ vitalSignId }) => vitalSignId !== before?.id);
    const current = assessed(columns, subject, given.now.toISOString());
    return { enteredBy: me.account.id, deletedAt: null, ...before, ...columns, ...current };
  },

  show: (row, given) => presentReading(row, ownerOf(given)),

  list(rows, given) {
    const me = ownerOf(given);
    const { placeOf, rangeSets } = collectRangeSets<AppliedRange>();
    const items = rows.map((row) => {
      const { interpretation, ...reading } = presentReading(row, me);
      const { ranges, ...assessed } = interpretation;
      return { ...reading, interpretation: { ...assessed, rangeSet: placeOf(ranges) } };
    });
    return { items, beside: { rangeSets: rangeSets() } };
  },
};

function changed(row: ExportedVitalSign, change: object): NewVitalSign {
  const measuredBefore = { at: new Date(row.measuredAt), offset: row.measuredOffset };
  const merged = mergeReading(row, measuredBefore, change) as NewVitalSign;
  const misplaced = findMisplaced(merged);
  if (misplaced.length > 0) throw unprocessable(...misplaced);
  if (isUnitAlone(row, change)) throw unprocessable(valueOfUnit);
  return merged;
}
