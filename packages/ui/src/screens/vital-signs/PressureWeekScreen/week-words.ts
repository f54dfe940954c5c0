import * as m from '../../../../generated/messages/messages';
import { formattingLocale } from '../../../components/private/reading/locale';
import { sayDay } from '../../../words/moment';
import type { PressureWeek, WeekDay, WeekHalf, WeekSitting, WeekState } from './types';

export const halfNames: Record<WeekHalf, () => string> = {
  morning: m.pressure_week_morning,
  evening: m.pressure_week_evening,
};

export const stateNames: Record<WeekState, () => string> = {
  planned: m.pressure_week_state_planned,
  running: m.pressure_week_state_running,
  ended: m.pressure_week_state_ended,
  stopped: m.pressure_week_state_stopped,
};

/** Says which readings of a half of a day are there, and what is missing. */
export function saySitting({ state, isOver, reason }: WeekSitting): string {
  if (state === 'complete') return m.pressure_week_half_complete();
  if (state === 'open') return m.pressure_week_half_open();
  if (state === 'missed') return m.pressure_week_half_missed();
  if (reason === 'too-close') return m.pressure_week_half_close();
  return isOver ? m.pressure_week_half_alone_over() : m.pressure_week_half_alone();
}

/** Says the pressure of a reading: "128/82". */
export const sayPressure = ({ systolic, diastolic }: { systolic: number; diastolic: number }): string =>
  `${systolic}/${diastolic}`;

/** Returns the time on the clock of where it was measured. @param measuredAt RFC 3339 */
export const timeOf = (measuredAt: string): string => measuredAt.slice(11, 16);

/** A day in a table: "Mon 2 Nov". */
export const sayShortDay = (day: string): string =>
  new Intl.DateTimeFormat(formattingLocale(), {
    ...{ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' },
  }).format(new Date(day));

export const saySpan = ({ firstDay, lastDay }: Pick<PressureWeek, 'firstDay' | 'lastDay'>): string =>
  m.pressure_week_span({ from: sayDay(firstDay), to: sayDay(lastDay) });

const dayMs = 86_400_000;
const morningFrom = 4;

/** Returns the day of a week that it is now; it lasts until 4:00 of the next. */
export function dayOfNow(week: PressureWeek, now: string): WeekDay | null {
  const shifted = new Date(Date.parse(now) - morningFrom * 3_600_000);
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: week.timeZone, dateStyle: 'short' }).format(
    shifted,
  );
  return week.days.find(({ day }) => day === today) ?? null;
}

/** Returns the number of a day, from 1 to 7. */
export const numberOf = ({ firstDay }: PressureWeek, { day }: WeekDay): number =>
  Math.round((Date.parse(day) - Date.parse(firstDay)) / dayMs) + 1;

/** Says the most important thing about a week, a danger first. */
export function sayHeadline(week: PressureWeek, now: string): string {
  if (week.urgentCount > 0) return m.pressure_week_head_urgent();
  if (week.state === 'planned') return m.pressure_week_head_planned({ day: sayDay(week.firstDay) });
  const today = week.state === 'running' ? dayOfNow(week, now) : null;
  if (today) return m.pressure_week_head_day({ number: numberOf(week, today) });
  if (!week.average) return m.pressure_week_head_not_enough();
  const { systolic, diastolic } = week.average;
  return m.pressure_week_head_average({ systolic, diastolic });
}
