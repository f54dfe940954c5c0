import { isoOf } from '../kernel/at';
import { addDays } from '../kernel/calendar';
import { localDay } from '../kernel/time-zone';
import { slotName } from './day';
import type { KeptDose, KeptMedicine } from './medicine';
import { type Slot, slotsOf } from './slots';

/** How long after its time a dose is still reminded of: a server that was away says nothing of doses that are long over. */
const latest = 30 * 60_000;

type Given = { timeZone: string; now: Date };

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
): { about: string; time: string; count: number }[] {
  const recorded = new Set(doses.map(slotName));
  const today = localDay(now, timeZone);
  const byTime = new Map<string, { time: string; count: number }>();
  for (const medicine of medicines) {
    if (!medicine.hasReminders) continue;
    for (const slot of slotsOf(medicine, { from: addDays(today, -1), to: today, timeZone })) {
      if (!isDue(slot, medicine, now) || recorded.has(slotName({ medicineId: medicine.id, ...slot })))
        continue;
      const about = `${slot.day} ${slot.time}`;
      byTime.set(about, { time: slot.time, count: (byTime.get(about)?.count ?? 0) + 1 });
    }
  }
  return [...byTime].map(([about, one]) => ({ about, ...one }));
}

function isDue({ at }: Slot, { createdAt }: KeptMedicine, now: Date): boolean {
  const late = now.getTime() - at.getTime();
  return late >= 0 && late < latest && at.getTime() >= Date.parse(isoOf(createdAt));
}
