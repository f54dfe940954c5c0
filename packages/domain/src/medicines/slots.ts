import { type At, isoOf } from '../kernel/at';
import { addDays, daysFromTo } from '../kernel/calendar';
import { instantAt } from '../kernel/time-zone';
import type { EarlierSchedule, Schedule } from './medicine';

/**
 * A dose that a schedule asks for. It is named by its day and time on the wall, not by a moment: whoever travels has each dose once, and clocks that are moved
 * neither add nor take away one.
 */
export type Slot = { day: string; time: string /** In the time zone where the person is. */; at: Date };

type Planned = Schedule & {
  earlierSchedules: readonly EarlierSchedule[];
  stoppedAt: At | null;
};

/** 1 is Monday, 7 is Sunday. @param day `YYYY-MM-DD` */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** Returns true if a schedule has doses on a day. */
export function isDoseDay(schedule: Schedule, day: string): boolean {
  const { pattern, everyDays, weekdays, startDay, endDay } = schedule;
  if (day < startDay || (endDay !== null && day > endDay)) return false;
  if (pattern === 'weekdays') return weekdays.includes(weekdayOf(day));
  return pattern === 'every-n-days' && daysFromTo(startDay, day) % (everyDays ?? 1) === 0;
}

/** Returns true if any schedule that a medicine has or had asks for this dose. */
export const isSlotOf = (medicine: Planned, day: string, time: string): boolean =>
  [medicine, ...medicine.earlierSchedules].some(
    (schedule) => schedule.times.includes(time) && isDoseDay(schedule, day),
  );

/**
 * The doses of a medicine from one day to another, both included, the earliest first. Each belongs to the schedule that was in force at its moment.
 *
 * @param timeZone where the person is
 */
export function slotsOf(
  medicine: Planned,
  { from, to, timeZone }: { from: string; to: string; timeZone: string },
): Slot[] {
  const ends = medicine.stoppedAt === null ? Number.POSITIVE_INFINITY : Date.parse(isoOf(medicine.stoppedAt));
  const slots: Slot[] = [];
  let began = Number.NEGATIVE_INFINITY;
  const plans = [
    ...medicine.earlierSchedules.map((schedule) => ({ schedule, until: Date.parse(schedule.until) })),
    { schedule: medicine, until: Number.POSITIVE_INFINITY },
  ];
  for (const { schedule, until } of plans) {
    for (let day = from; day <= to; day = addDays(day, 1)) {
      if (!isDoseDay(schedule, day)) continue;
      for (const time of schedule.times) {
        const at = instantAt(day, time, timeZone);
        const is = at.getTime();
        if (is >= began && is < until && is < ends) slots.push({ day, time, at });
      }
    }
    began = until;
  }
  return slots.sort((a, b) => a.at.getTime() - b.at.getTime() || (a.time < b.time ? -1 : 1));
}
