import * as m from '../../../../generated/messages/messages';
import { formattingLocale } from '../../../components/private/reading/locale';
import { recordTypeWords } from '../../../words/record-type';
import type { RecordRow } from '../types';

const format = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(formattingLocale(), { timeZone: 'UTC', ...options }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** "Tue, 17 Nov 2026". @param day 'YYYY-MM-DD' */
export const sayDay = (day: string): string =>
  format(day, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });

/** "November". @param month 'YYYY-MM' */
export const sayMonth = (month: string): string => format(`${month}-01`, { month: 'long' });

/** "Lab report, Tue, 17 Nov 2026, Aarogya Diagnostics". */
export const aboutRecord = ({ type, day, source }: Pick<RecordRow, 'type' | 'day' | 'source'>): string =>
  [recordTypeWords[type](), day ? sayDay(day) : m.records_no_day(), source].filter(Boolean).join(', ');
