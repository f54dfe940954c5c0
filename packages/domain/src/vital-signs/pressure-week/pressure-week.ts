import type { At } from '../../kernel/at';
import { addDays } from '../../kernel/calendar';
import { instantAt, isTimeZone, localDay } from '../../kernel/time-zone';
import { sourcesOf } from '../sources';
import { eveningFrom, type Half, morningFrom } from './sittings';

/** NG136 1.2.7: ideally seven days. */
export const weekDays = 7;

/**
 * Days with a morning and an evening that an average needs: NG136 1.2.7 asks for at least four days, and leaves the first one out. ESH 2023 asks for
 * twelve readings at least, which is the same.
 */
export const neededDays = 3;

/** NG136 1.2.8 and ESH 2023: an average at home of 135/85 mmHg or more is raised in an adult. */
export const homeThreshold = { systolic: 135, diastolic: 85 } as const;

/** The weeks that a person may have. */
export const mostWeeks = 500;

/** Days from today on which a week may begin. */
const mostDaysAhead = 7;

/** The published guidelines by which a week is measured, averaged and compared. */
export const weekSources = sourcesOf([
  { source: 'ng136', clause: '1.2.7 and 1.2.8', opened: 'copy' },
  { source: 'esh2023', clause: 'Home blood pressure monitoring', opened: 'no' },
  { source: 'ish2020', clause: 'Blood pressure measurement', opened: 'no' },
]);

/** A week as it is kept; its readings are the ordinary ones. */
export type KeptWeek = {
  /** `YYYY-MM-DD` */
  firstDay: string;
  /** IANA; its reminders and the end of its days go by it. */
  timeZone: string;
  /** `HH:MM` */
  morningAt: string;
  /** `HH:MM` */
  eveningAt: string;
  hasReminders: boolean;
  stoppedAt: At | null;
};

export type WeekState = 'planned' | 'running' | 'ended' | 'stopped';

export const lastDayOf = ({ firstDay }: Pick<KeptWeek, 'firstDay'>): string =>
  addDays(firstDay, weekDays - 1);

const clockOf = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** Returns when a day of a week begins: its evening before lasts until 4:00. */
export const beginOf = (day: string, timeZone: string): Date =>
  instantAt(day, clockOf(morningFrom), timeZone);

/** Returns when a half of a day is over. */
export const endOfHalf = (day: string, half: Half, timeZone: string): Date =>
  half === 'morning' ? instantAt(day, clockOf(eveningFrom), timeZone) : beginOf(addDays(day, 1), timeZone);

/** Returns where a week stands. */
export function weekStateOf(week: KeptWeek, now: Date): WeekState {
  if (week.stoppedAt !== null) return 'stopped';
  if (now < beginOf(week.firstDay, week.timeZone)) return 'planned';
  return now < endOfHalf(lastDayOf(week), 'evening', week.timeZone) ? 'running' : 'ended';
}

/** Returns true if a week is planned or runs: then no other one starts, and it can be changed. */
export const isOpenWeek = (week: KeptWeek, now: Date): boolean =>
  ['planned', 'running'].includes(weekStateOf(week, now));

type Fault = { pointer: string; message: string; code: string };

/** Returns why a week cannot start; none if it can. */
export function checkWeek(
  { firstDay, timeZone }: Pick<KeptWeek, 'firstDay' | 'timeZone'>,
  now: Date,
): Fault[] {
  if (!isTimeZone(timeZone))
    return [
      {
        pointer: '/body/timeZone',
        message: 'Must be the IANA name of a time zone, such as Asia/Kolkata.',
        code: 'timezone',
      },
    ];
  const today = localDay(now, timeZone);
  if (firstDay >= today && firstDay <= addDays(today, mostDaysAhead)) return [];
  return [
    {
      pointer: '/body/firstDay',
      message: `Must be today (${today}) or one of the next ${mostDaysAhead} days.`,
      code: 'range',
    },
  ];
}

/** Returns the refusal of one week more than a person may have; null if there may be one more. */
export const findTooManyWeeks = (count: number): Fault | null =>
  count < mostWeeks
    ? null
    : { pointer: '/body', message: `There are ${mostWeeks} weeks, the most there may be.`, code: 'too-many' };

export const openRefusal = 'A week is planned or runs. Stop it before you start another one.';
export const overRefusal = 'This week is over. It stays as it is.';
