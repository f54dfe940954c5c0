import * as m from '../../../../generated/messages/messages';
import { dayOf } from '../../../components/When/format-when';
import type { Clock } from '../../../components/When/When';
import { sayDate } from '../../medical-history/MedicalHistoryScreen/history-words';
import { isOver } from '../../medicines/MedicinesScreen/is-over';
import { routeWords, saySchedule } from '../../medicines/MedicinesScreen/medicine-words';
import type { SharedMedicine, SharedSummary } from '../types';

/** The last day on which it is taken, as planned or as it was stopped, whichever is earlier. */
function endOf({ endDay, stoppedAt }: SharedMedicine, { timeZone }: Clock) {
  const stopped = stoppedAt && dayOf(stoppedAt, timeZone);
  if (stopped && (endDay === null || stopped <= endDay)) return { day: stopped, isStopped: true };
  return endDay === null ? null : { day: endDay, isStopped: false };
}

export const todayAt = ({ now, timeZone }: Clock): string => dayOf(now, timeZone);

/** How it is taken, since when, until when, and by whom it was prescribed; days with their year, since an end may be long ago. */
export function sayMedicineDetails(medicine: SharedMedicine, clock: Clock): string {
  const { brand, route, startDay, prescriber, note } = medicine;
  const end = endOf(medicine, clock);
  const sayEnd = end?.isStopped
    ? m.patients_medicine_stopped
    : isOver(medicine, todayAt(clock))
      ? m.patients_medicine_ended
      : m.patients_medicine_until;
  return [
    brand,
    saySchedule({ ...medicine, endDay: null }),
    route === 'oral' || route === 'other' ? null : routeWords[route](),
    startDay > todayAt(clock)
      ? m.patients_medicine_starts({ day: sayDate(startDay) })
      : m.patients_fact_since({ from: sayDate(startDay) }),
    end && sayEnd({ day: sayDate(end.day) }),
    prescriber && m.medicines_by({ prescriber }),
    note,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Says what of the medicines is not seen by the accesses that hold; null where all but what is marked "only you" is. */
export function sayMedicinesUnseen({ patient, shared }: SharedSummary): string | null {
  if (shared.some(({ kind, isPart }) => kind === 'medicines' && isPart)) return m.patients_medicines_older();
  const held = patient.authorizations.filter(
    ({ status, allowed }) => status === 'GRANTED' && allowed?.kinds.includes('medicines'),
  );
  if (held.length === 0 || held.some(({ allowed, entryIds }) => !allowed?.dates && !entryIds)) return null;
  return held.every(({ entryIds }) => entryIds === null)
    ? m.patients_medicines_days()
    : m.patients_medicines_some();
}
