import { addDays } from '../kernel/calendar';
import type { MedicineDraft } from './medicine';

/** Taken now and stopped, of one person. */
export const maxMedicines = 100;

type Fault = { pointer: string; message: string; code: string };

/** Returns the refusal of one more medicine; null if there is room. @param count of those that there are */
export const findTooManyMedicines = (count: number): Fault | null =>
  count < maxMedicines
    ? null
    : {
        pointer: '/body',
        message: `You already have ${maxMedicines} medicines. Delete one that was entered by mistake.`,
        code: 'too-many',
      };

/** The furthest that a medicine may begin or end from the day on which it is written. */
const furthest = 3_660;

/** Returns the reasons why a medicine cannot be kept as it was sent. @param today in UTC */
export function checkMedicine(draft: MedicineDraft, today: string): Fault[] {
  const faults: Fault[] = [];
  const refuse = (field: string, code: string, message: string) =>
    faults.push({ pointer: `/body/${field}`, message, code });
  const { pattern, everyDays, weekdays, times, maxInDay, startDay, endDay } = draft;
  const isNeeded = pattern === 'as-needed';
  if (pattern === 'every-n-days' && everyDays === null)
    refuse('everyDays', 'required', 'Must be the number of days from one day of doses to the next.');
  if (pattern !== 'every-n-days' && everyDays !== null)
    refuse('everyDays', 'not-allowed', 'Must be null unless the pattern is every-n-days.');
  if (pattern === 'weekdays' && weekdays.length === 0)
    refuse('weekdays', 'required', 'Must name at least one day of the week.');
  if (pattern !== 'weekdays' && weekdays.length > 0)
    refuse('weekdays', 'not-allowed', 'Must be empty unless the pattern is weekdays.');
  if (!isNeeded && times.length === 0) refuse('times', 'required', 'Must have at least one time of day.');
  if (isNeeded && times.length > 0)
    refuse('times', 'not-allowed', 'Must be empty for a medicine that is taken as needed.');
  if (!isNeeded && maxInDay !== null)
    refuse('maxInDay', 'not-allowed', 'Must be null unless the medicine is taken as needed.');
  if (times.some((time, index) => index > 0 && time <= (times[index - 1] ?? '')))
    refuse('times', 'order', 'Must be different times of day, the earliest first.');
  if (startDay < addDays(today, -furthest) || startDay > addDays(today, furthest))
    refuse('startDay', 'range', 'Must be within ten years of today.');
  if (endDay !== null && endDay < startDay)
    refuse('endDay', 'range', 'Must not be before the day on which it begins.');
  if (endDay !== null && endDay > addDays(today, furthest))
    refuse('endDay', 'range', 'Must be within ten years of today.');
  return faults;
}
