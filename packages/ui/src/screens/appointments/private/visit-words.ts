import { Building2, Check, CircleSlash, Hourglass, LogIn, Phone, UserX, Video, X } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { formattingLocale } from '../../../components/private/reading/locale';
import type { Clock } from '../../../components/When/When';
import { sayMoney } from '../../../words/money';
import type { FreeTime, VisitStatus, VisitType } from '../types';

export const statusLooks = {
  requested: { tone: 'attention', icon: Hourglass, word: m.visits_status_requested },
  confirmed: { tone: 'done', icon: Check, word: m.visits_status_confirmed },
  checked_in: { tone: 'done', icon: LogIn, word: m.visits_status_checked_in },
  in_progress: { tone: 'done', icon: Video, word: m.visits_status_in_progress },
  completed: { tone: 'neutral', icon: Check, word: m.visits_status_completed },
  cancelled: { tone: 'neutral', icon: X, word: m.visits_status_cancelled },
  no_show: { tone: 'neutral', icon: UserX, word: m.visits_status_no_show },
} as const satisfies Record<VisitStatus, object>;

export const typeLooks = {
  video_call: { icon: Video, word: m.visits_type_video },
  audio_call: { icon: Phone, word: m.visits_type_audio },
  in_clinic: { icon: Building2, word: m.visits_type_clinic },
} as const satisfies Record<VisitType, object>;

export const visitTypes = Object.keys(typeLooks) as VisitType[];

export const noTime = CircleSlash;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = JSON.stringify([formattingLocale(), options]);
  const format = formats.get(name) ?? new Intl.DateTimeFormat(formattingLocale(), options);
  formats.set(name, format);
  return format;
}

// Newer ICU puts a narrow no-break space before "am": one text for all browsers and for tests.
const plain = (text: string): string => text.replace(/[\u202f\u00a0]/g, ' ');

/** "4:30 pm", on one line. */
export const sayTime = (at: string, timeZone: string): string =>
  plain(formatOf({ timeZone, timeStyle: 'short' }).format(new Date(at))).replace(' ', '\u00a0');

/** "Fri, 20 Nov" */
export const sayShortDay = (at: string, timeZone: string): string =>
  plain(formatOf({ timeZone, weekday: 'short', day: 'numeric', month: 'short' }).format(new Date(at)));

/** The same of a date without a time. @param date 'YYYY-MM-DD' */
export const sayDate = (date: string): string => sayShortDay(`${date}T00:00:00Z`, 'UTC');

/** "Fri" and "20". @param date 'YYYY-MM-DD' */
export const sayDateParts = (date: string): { weekday: string; day: string } => {
  const at = new Date(`${date}T00:00:00Z`);
  return {
    weekday: formatOf({ timeZone: 'UTC', weekday: 'short' }).format(at),
    day: formatOf({ timeZone: 'UTC', day: 'numeric' }).format(at),
  };
};

/** "Fri, 20 Nov, 4:30 pm to 5:00 pm" */
export const sayVisitTime = (
  { startsAt, endsAt }: Pick<FreeTime, 'startsAt' | 'endsAt'>,
  { timeZone }: Pick<Clock, 'timeZone'>,
): string =>
  m.visits_when({
    date: sayShortDay(startsAt, timeZone),
    from: sayTime(startsAt, timeZone),
    to: sayTime(endsAt, timeZone),
  });

/** "Fri, 20 Nov, 4:30 pm" */
export const sayBeginning = (at: string, timeZone: string): string =>
  `${sayShortDay(at, timeZone)}, ${sayTime(at, timeZone)}`;

/** The date on the wall of a zone, 'YYYY-MM-DD'. */
export const dateIn = (at: string, timeZone: string): string => {
  const parts = formatOf({ timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(
    new Date(at),
  );
  const part = (name: string) => parts.find(({ type }) => type === name)?.value;
  return `${part('year')}-${part('month')}-${part('day')}`;
};

/** "₹800", without decimals that say nothing. @param paise null where the fee is not known */
export const sayFee = (paise: number | null): string =>
  paise === null ? m.visits_fee_unknown() : plain(sayMoney(paise, { isShort: true }));

/** Whose clock the times are on. */
export const sayZone = (zone: string, doctorZone: string): string =>
  zone === doctorZone ? m.visits_zone_same({ zone }) : m.visits_zone_other({ zone, doctorZone });
