import { addDays, dateOf } from '../../kernel/calendar';
import type { Worst } from '../assessment';

/** The half of a day in which a pressure is measured. */
export type Half = 'morning' | 'evening';
export const halves: readonly Half[] = ['morning', 'evening'];

/** A reading of blood pressure as a week counts it. */
export type WeekReading = {
  id: string;
  /** RFC 3339, in the offset at which it was measured. */
  measuredAt: string;
  /** mm[Hg] */
  systolic: number;
  /** mm[Hg] */
  diastolic: number;
  worst: Worst;
};

/**
 * Hours of the clock where it was measured: a morning is from 4:00 to noon, an evening from noon to 4:00 of the next day. NG136 1.2.7 asks for
 * "ideally in the morning and evening" and names no hours, so these are our own; two readings across midnight stay one evening.
 */
export const morningFrom = 4;
export const eveningFrom = 12;

/** NG136 1.2.7: two consecutive readings, at least one minute apart. */
const apartMs = 60_000;

/** Our own limit: readings with more than ten minutes between them are not consecutive. */
const consecutiveMs = 10 * 60_000;

/** Returns the day and the half of a reading, by the clock of where it was measured. @param measuredAt RFC 3339 */
export function placeOf(measuredAt: string): { day: string; half: Half } {
  const hour = Number(measuredAt.slice(11, 13));
  const date = dateOf(measuredAt);
  if (hour < morningFrom) return { day: addDays(date, -1), half: 'evening' };
  return { day: date, half: hour < eveningFrom ? 'morning' : 'evening' };
}

/** Readings of one half of a day, the earliest first, and which of them make a sitting. */
export type Measured = {
  readings: readonly (WeekReading & { isInSitting: boolean })[];
  /** Why there is no sitting: one reading alone, or all less than a minute apart; null if there is one, or no reading. */
  reason: 'alone' | 'too-close' | null;
};

/** Returns what the readings of one half of a day make: two consecutive ones or more, at least a minute apart, are a sitting, and all of these count. */
export function sittingOf(readings: readonly WeekReading[]): Measured {
  const sorted = [...readings].sort((a, b) => timeOf(a) - timeOf(b) || (a.id < b.id ? -1 : 1));
  const groups: WeekReading[][] = [];
  for (const reading of sorted) {
    const last = groups.at(-1)?.at(-1);
    if (last && timeOf(reading) - timeOf(last) <= consecutiveMs) groups.at(-1)?.push(reading);
    else groups.push([reading]);
  }
  const marked = groups.flatMap((group) => {
    const isInSitting = spanOf(group) >= apartMs;
    return group.map((reading) => ({ ...reading, isInSitting }));
  });
  if (marked.length === 0 || marked.some(({ isInSitting }) => isInSitting))
    return { readings: marked, reason: null };
  return { readings: marked, reason: groups.some(({ length }) => length > 1) ? 'too-close' : 'alone' };
}

const timeOf = ({ measuredAt }: WeekReading): number => Date.parse(measuredAt);
const spanOf = (group: readonly WeekReading[]): number => {
  const [first, last] = [group[0], group.at(-1)];
  return first && last ? timeOf(last) - timeOf(first) : 0;
};
