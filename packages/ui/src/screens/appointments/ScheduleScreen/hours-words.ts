import * as m from '../../../../generated/messages/messages';
import { formattingLocale } from '../../../components/private/reading/locale';
import { typeLooks, visitTypes } from '../private/visit-words';
import type { DayVisits, Exception } from './types';

/** @param day 1 is Monday */
export const sayWeekday = (day: number): string =>
  // 5 January 2026 was a Monday.
  new Intl.DateTimeFormat(formattingLocale(), { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2026, 0, 4 + day)),
  );

const sayKind = { closed: m.schedule_exception_closed, extra: m.schedule_exception_extra };

/** "Closed, 10:00 to 11:00" */
export const sayHours = ({ kind, from, to }: Exception): string =>
  `${sayKind[kind]()}, ${from && to ? m.schedule_from_to({ from, to }) : m.schedule_whole_day()}`;

/** Times of day in steps of a quarter of an hour, and those that are chosen already. */
export function dayTimes(...chosen: string[]): { id: string; label: string }[] {
  const steps = Array.from({ length: 97 }, (_, index) => {
    const hour = String(Math.floor(index / 4)).padStart(2, '0');
    return `${hour}:${String((index % 4) * 15).padStart(2, '0')}`;
  });
  return [...new Set([...steps, ...chosen])].sort().map((id) => ({ id, label: id }));
}

export const typeItems = () => visitTypes.map((id) => ({ id, label: typeLooks[id].word() }));

/** Says what stays of a day that is cancelled, and that the day is closed. */
export const sayRest = ({ left }: DayVisits): string[] => [
  ...(left > 0 ? [m.schedule_cancel_day_left({ count: left })] : []),
  m.schedule_cancel_day_closes(),
];
