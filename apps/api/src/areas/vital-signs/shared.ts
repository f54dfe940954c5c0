import type { SharedTable } from '../../kernel/sharing/shared-table';
import { healthFacts } from './tables/health-facts';
import { vitalSigns } from './tables/vital-signs';

/** Names the tables of this area that a patient may share. Counts by day stay the patient's own: they include readings that are "only you". */
export const shared: readonly SharedTable[] = [
  {
    table: vitalSigns,
    person: vitalSigns.patientId,
    onlyYou: vitalSigns.isOnlyYou,
    kinds: ['vital-signs'],
    day: 'local_day($measured_at, $measured_offset)',
    there: '$deleted_at IS NULL',
    order: '$measured_at',
    offset: '$measured_offset',
    as: 'reading',
    // Without the ranges that were applied: they tell of facts that may not be shared.
    fields: {
      type: '$type',
      unit: '$unit',
      systolic: '$systolic',
      diastolic: '$diastolic',
      value: '$value',
      timing: '$timing',
      note: '$note',
      status: '$status',
      worst: `$assessment -> 'worst'`,
    },
  },
  {
    table: healthFacts,
    person: healthFacts.patientId,
    onlyYou: healthFacts.isOnlyYou,
    kinds: ['conditions'],
    day: '$from_date',
    order: `($from_date::timestamp AT TIME ZONE 'UTC')`,
    offset: null,
    as: 'fact',
    fields: {
      type: '$type',
      from: '$from_date',
      to: '$to_date',
      metres: '$metres',
      setBy: '$set_by',
    },
  },
];
