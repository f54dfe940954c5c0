import type { At } from '../kernel/at';
import { isoOf } from '../kernel/at';
import type { EarlierSchedule, KeptMedicine, MedicineDraft, Schedule } from './medicine';

/** The schedules that are kept of one medicine, beside the one in force. */
const maxEarlier = 60;

/** Returns a schedule alone. */
export const scheduleOf = (from: Schedule): Schedule => ({
  doseAmount: from.doseAmount,
  doseUnit: from.doseUnit,
  pattern: from.pattern,
  everyDays: from.everyDays,
  weekdays: from.weekdays,
  times: from.times,
  maxInDay: from.maxInDay,
  startDay: from.startDay,
  endDay: from.endDay,
});

/**
 * Returns the schedules that a medicine had before it is changed to a draft. Doses until now belong to the old one, so that a change does not alter what was
 * counted.
 */
export function earlierAfter(before: KeptMedicine, draft: MedicineDraft, now: At): EarlierSchedule[] {
  const old = scheduleOf(before);
  if (JSON.stringify(old) === JSON.stringify(scheduleOf(draft))) return before.earlierSchedules;
  return [...before.earlierSchedules, { ...old, until: isoOf(now) }].slice(-maxEarlier);
}
