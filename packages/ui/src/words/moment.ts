import { formattingLocale } from '../components/private/reading/locale';
import { formatWhen } from '../components/When/format-when';
import type { Clock } from '../components/When/When';

/** A moment as people say it, in a text: "Today, 7:10 am". Where an element can stand, use `When`, which is exact on hover. */
export const sayWhen = (at: string, { now, timeZone }: Clock): string =>
  formatWhen(at, now, { locale: formattingLocale(), timeZone });

/** The same within a sentence: "today, 7:10 am". */
export const sayWhenWithin = (at: string, { now, timeZone }: Clock): string =>
  formatWhen(at, now, { locale: formattingLocale(), timeZone, isInSentence: true });

/** A day that has no time: "5 March 1962". @param day 'YYYY-MM-DD' */
export const sayDay = (day: string): string =>
  new Intl.DateTimeFormat(formattingLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
