import { parseMoment } from '../kernel/moment';
import { isBeyondMost } from './day';
import type { DoseDraft, KeptDose, KeptMedicine } from './medicine';
import { isSlotOf } from './slots';

const minute = 60_000;
/** How far the clock of a device may be ahead. */
const leeway = 5 * minute;
/** How long before its time a dose may be recorded. */
const earliest = 12 * 60 * minute;

type Fault = { pointer: string; message: string; code: string };

/** Returns the reasons why a dose cannot be recorded. @param medicine null if the person has none with this id */
export function checkDose(draft: DoseDraft, medicine: KeptMedicine | null, now: Date): Fault[] {
  if (!medicine)
    return [
      { pointer: '/body/medicineId', message: 'Must be the id of a medicine of yours.', code: 'unknown' },
    ];
  const { day, time, status } = draft;
  const faults: Fault[] = [];
  const refuse = (field: string, code: string, message: string) =>
    faults.push({ pointer: `/body/${field}`, message, code });
  const moment = parseMoment(draft.at);
  if (!moment) refuse('at', 'format', 'Must be a date and time that exists.');
  else if (moment.at.getTime() > now.getTime() + leeway) refuse('at', 'future', 'Must not be in the future.');
  if ((day === null) !== (time === null)) {
    refuse(day === null ? 'day' : 'time', 'required', 'Must be sent with the other of day and time.');
    return faults;
  }
  if (day === null || time === null) {
    if (medicine.pattern !== 'as-needed')
      refuse('day', 'required', 'Must name the dose, unless the medicine is taken as needed.');
    if (status !== 'taken') refuse('status', 'not-allowed', 'Must be taken for a dose as needed.');
    return faults;
  }
  if (!isSlotOf(medicine, day, time)) {
    refuse('time', 'unknown', 'Must be a day and time of the schedule of this medicine.');
    return faults;
  }
  if (moment && Date.parse(`${day}T${time}:00Z`) - moment.offset * minute > moment.at.getTime() + earliest)
    refuse('day', 'future', 'Must not be a dose more than 12 hours ahead.');
  return faults;
}

type Made = Pick<KeptDose, 'id'> & { now: Date };

/**
 * Returns what is kept of a dose that was sent.
 *
 * @param standing what was recorded of the same dose before, on another device perhaps; null if nothing was. Taken stays taken, whatever came first: who is told
 * otherwise might take it again
 * @param others when other doses of the medicine were taken
 */
export function recordDose(
  draft: DoseDraft,
  medicine: KeptMedicine,
  { standing, others, id, now }: Made & { standing: KeptDose | null; others: readonly Date[] },
): KeptDose {
  const { medicineId, status, day, time, reason } = draft;
  const at = parseMoment(draft.at)?.at ?? now;
  const said = { status, at, reason: status === 'skipped' ? reason : null };
  if (standing) {
    if (standing.status === 'taken' || standing.status === status) return standing;
    return { ...standing, ...said, version: standing.version + 1, updatedAt: now };
  }
  return {
    id,
    medicineId,
    ...said,
    day,
    time,
    amount: medicine.doseAmount,
    isBeyondMost: day === null && isBeyondMost(medicine.maxInDay, at, others),
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
}

/** Returns what was taken from the stock by a dose. */
export const usedBy = (dose: Pick<KeptDose, 'status' | 'amount'> | null): number =>
  dose?.status === 'taken' ? dose.amount : 0;

/** Returns the refusal of a correction that names another dose; null if it names the same. */
export const findFixedFault = (draft: DoseDraft, standing: KeptDose): Fault | null => {
  const field = (['medicineId', 'day', 'time'] as const).find((one) => draft[one] !== standing[one]);
  return field
    ? { pointer: `/body/${field}`, message: 'Must be that of the recorded dose.', code: 'fixed' }
    : null;
};

/** Returns a recorded dose as it is corrected: here the person says it knowingly, so taken may become skipped. */
export function changeDose(
  draft: DoseDraft,
  standing: KeptDose,
  { medicine, others, now }: { medicine: KeptMedicine; others: readonly Date[]; now: Date },
): KeptDose {
  const at = parseMoment(draft.at)?.at ?? now;
  return {
    ...standing,
    status: draft.status,
    at,
    reason: draft.status === 'skipped' ? draft.reason : null,
    isBeyondMost: standing.day === null && isBeyondMost(medicine.maxInDay, at, others),
  };
}
