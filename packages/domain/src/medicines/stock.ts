import { addDays } from '../kernel/calendar';
import { localDay } from '../kernel/time-zone';
import { slotName } from './day';
import type { KeptDose, KeptMedicine } from './medicine';
import { slotsOf } from './slots';

const most = 1_000_000;

/** Returns what is left after a dose; never less than nothing. @param amount negative where a dose is taken back */
export const stockAfter = (stock: number | null, amount: number): number | null =>
  stock === null ? null : Math.min(most, Math.max(0, Math.round((stock - amount) * 1000) / 1000));

/** Days that are looked ahead. What lasts longer is not told. */
const horizon = 120;

export type Refill = {
  left: number;
  /** The last day for whose doses it is enough; null if it is not enough for the next dose. */
  lastDay: string | null;
  /** From this day on a refill is due. */
  refillDay: string;
  isDue: boolean;
};

/** Returns when a medicine runs out by its schedule; null if its stock is not counted, it has no planned doses, or it lasts beyond the horizon. */
export function refillOf(
  medicine: KeptMedicine,
  doses: readonly Pick<KeptDose, 'medicineId' | 'day' | 'time'>[],
  { timeZone, now }: { timeZone: string; now: Date },
): Refill | null {
  const { stock, stoppedAt, pattern, doseAmount, refillDays } = medicine;
  if (stock === null || stoppedAt !== null || pattern === 'as-needed') return null;
  const today = localDay(now, timeZone);
  const recorded = new Set(doses.map(slotName));
  let left = stock;
  let lastDay: string | null = null;
  for (const slot of slotsOf(medicine, { from: today, to: addDays(today, horizon), timeZone })) {
    if (recorded.has(slotName({ medicineId: medicine.id, ...slot }))) continue;
    if (left < doseAmount) {
      const refillDay = addDays(lastDay ?? today, -refillDays);
      return { left: stock, lastDay, refillDay, isDue: refillDay <= today };
    }
    left -= doseAmount;
    lastDay = slot.day;
  }
  return null;
}
