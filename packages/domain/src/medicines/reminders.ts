import { isoOf } from '../kernel/at';
import { addDays } from '../kernel/calendar';
import { localDay } from '../kernel/time-zone';
import { slotName } from './day';
import type { KeptDose, KeptMedicine } from './medicine';
import { type Slot, slotsOf } from './slots';

/** How long after its time a dose is still reminded of: a server that was away says nothing of doses that are long over. */
const latest = 30 * 60_000;

/** Limits the doses that one answer to a reminder records at once: the message that carries their ids stays far below the 4 KiB of push services. */
export const maxAnswered = 20;

/** Names the doses that a reminder asks for, so that a device can record the answer without a network. It has ids only, because others may hold the device. */
export type DosesAsked = {
  /** The person who is reminded, and who alone may answer. */
  owner: string;
  /** Day and time of the doses in the schedule. */
  day: string;
  time: string;
  /** All medicines that the words of the reminder count. */
  medicineIds: readonly string[];
};

type Given = { timeZone: string; now: Date };

/** Names the medicines of one person that are due at one time. */
export type Reminder = { about: string; day: string; time: string; medicineIds: string[] };

/**
 * Returns the doses of one person of which it is time to remind, those that were recorded left out. Several medicines at one time are one reminder, which names
 * neither of them.
 *
 * @param medicines of one person
 */
export function dueReminders(
  medicines: readonly KeptMedicine[],
  doses: readonly Pick<KeptDose, 'medicineId' | 'day' | 'time'>[],
  { timeZone, now }: Given,
): Reminder[] {
  const recorded = new Set(doses.map(slotName));
  const today = localDay(now, timeZone);
  const byTime = new Map<string, Reminder>();
  for (const medicine of medicines) {
    if (!medicine.hasReminders) continue;
    for (const slot of slotsOf(medicine, { from: addDays(today, -1), to: today, timeZone })) {
      if (!isDue(slot, medicine, now) || recorded.has(slotName({ medicineId: medicine.id, ...slot })))
        continue;
      const { day, time } = slot;
      const about = `${day} ${time}`;
      const medicineIds = [...(byTime.get(about)?.medicineIds ?? []), medicine.id];
      byTime.set(about, { about, day, time, medicineIds });
    }
  }
  return [...byTime.values()];
}

/**
 * Returns true if a dose that a reminder asks for is still planned and not recorded, however late it is by now.
 *
 * @param about of the reminder
 */
export function isStillAsked(
  medicines: readonly KeptMedicine[],
  doses: readonly Pick<KeptDose, 'medicineId' | 'day' | 'time'>[],
  { about, timeZone }: { about: string; timeZone: string },
): boolean {
  const [day = '', asked] = about.split(' ');
  const recorded = new Set(doses.map(slotName));
  return medicines.some(
    (medicine) =>
      medicine.hasReminders &&
      slotsOf(medicine, { from: day, to: day, timeZone }).some(
        ({ time }) => time === asked && !recorded.has(slotName({ medicineId: medicine.id, day, time })),
      ),
  );
}

function isDue({ at }: Slot, { createdAt }: KeptMedicine, now: Date): boolean {
  const late = now.getTime() - at.getTime();
  return late >= 0 && late < latest && at.getTime() >= Date.parse(isoOf(createdAt));
}
