import type { SharedTable } from '../../kernel/sharing/shared-table';
import { medicines } from './tables/medicines';

/** Lists what a patient may share of this area: what is taken, and how. Doses that were recorded are the patient's own. */
export const shared: readonly SharedTable[] = [
  {
    table: medicines,
    person: medicines.patientId,
    onlyYou: medicines.isOnlyYou,
    // A draft carries the mark against its version; one that was opened before a mark would take it away otherwise.
    isMarkedElsewhere: 'Mark this medicine among your medicines.',
    kinds: ['medicines'],
    since: 2,
    // As in `medicines_of_visit`: within days only if all of its own, as planned, are; one without an end is of its first day.
    day: '$start_day',
    lastDay: 'coalesce($end_day, $start_day)',
    order: `($start_day::timestamp AT TIME ZONE 'UTC')`,
    offset: null,
    as: 'medicine',
    // Without the reason, which tells of conditions that may not be shared, and without stock, version and times of changes, which tell of doses.
    fields: {
      generic: '$generic',
      brand: '$brand',
      atc: '$atc',
      strength: '$strength',
      form: '$form',
      route: '$route',
      doseAmount: '$dose_amount',
      doseUnit: '$dose_unit',
      pattern: '$pattern',
      everyDays: '$every_days',
      weekdays: '$weekdays',
      times: '$times',
      maxInDay: '$most_in_day',
      startDay: '$start_day',
      endDay: '$end_day',
      stoppedAt: `to_char($stopped_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
      prescriber: '$prescriber',
      note: '$note',
    },
  },
];
