import * as m from '../../../../generated/messages/messages';
import { formattingLocale } from '../../../components/private/reading/locale';
import { daysBetween } from '../../../components/When/format-when';
import type { Clock } from '../../../components/When/When';
import { type ConsentKind, consentKindWords } from '../../../words/consent';
import type { DenialReason, ScopeDates } from '../types';

const dayMs = 86_400_000;

/** @param day 'YYYY-MM-DD' */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);

/** Calendar days from now until a moment, where the reader lives; negative for what is over. */
export const daysAhead = (at: string, { now, timeZone }: Clock): number => -daysBetween(at, now, timeZone);

// Newer ICU puts narrow spaces in: one text for all browsers.
const plain = (text: string) => text.replace(/[\u202f\u00a0]/g, ' ');

const format = (at: string, timeZone: string, options: Intl.DateTimeFormatOptions): string =>
  plain(new Intl.DateTimeFormat(formattingLocale(), { timeZone, ...options }).format(new Date(at)));

/** "20 Nov 2025" @param day 'YYYY-MM-DD' */
export const sayShortDay = (day: string): string =>
  format(day, 'UTC', { day: 'numeric', month: 'short', year: 'numeric' });

/** The day of a moment: "Sun, 20 Dec", and the year where it is another. */
export const sayDayOf = (at: string, { now, timeZone }: Clock): string => {
  const yearOf = (moment: string) => format(moment, timeZone, { year: 'numeric' });
  const isOtherYear = yearOf(at) !== yearOf(now);
  return format(at, timeZone, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(isOtherYear && { year: 'numeric' }),
  });
};

/** A day as the day of a moment is said: "Fri, 27 Nov". @param day 'YYYY-MM-DD' */
export const sayDay = (day: string, { now }: Clock): string =>
  sayDayOf(`${day}T00:00:00Z`, { now, timeZone: 'UTC' });

/** "20 Nov 2025 to 20 Nov 2026", or that it is all dates. */
export const sayDates = (dates: ScopeDates): string =>
  dates
    ? m.consent_days_range({ from: sayShortDay(dates.from), to: sayShortDay(dates.to) })
    : m.consent_days_all();

const lowerFirst = (text: string) => text.charAt(0).toLocaleLowerCase() + text.slice(1);

/** "Conditions, vital signs and emergency contacts" */
export const sayKinds = (kinds: readonly ConsentKind[]): string => {
  const words = kinds.map((kind, index) => {
    const word = consentKindWords[kind]();
    return index === 0 ? word : lowerFirst(word);
  });
  return new Intl.ListFormat(formattingLocale(), { type: 'conjunction' }).format(words);
};

export const denialReasons: Record<DenialReason, () => string> = {
  'unknown-doctor': m.consent_deny_unknown_doctor,
  'not-now': m.consent_deny_not_now,
  'too-much': m.consent_deny_too_much,
};

/** How an access began. */
export const because = {
  request: m.sharing_by_request,
  share: m.sharing_by_share,
  emergency: m.sharing_by_emergency,
};
