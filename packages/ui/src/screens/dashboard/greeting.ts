import * as m from '../../../generated/messages/messages';
import { formattingLocale } from '../../components/private/reading/locale';
import type { Clock } from '../../components/When/When';

type Greeting = 'morning' | 'afternoon' | 'evening';

const greetings: Record<Greeting, (inputs: { name: string }) => string> = {
  morning: m.dashboard_good_morning,
  afternoon: m.dashboard_good_afternoon,
  evening: m.dashboard_good_evening,
};

/** By the hour where the reader is. */
export function greetingAt({ now, timeZone }: Clock): Greeting {
  const hour = Number(
    new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(new Date(now)),
  );
  if (hour >= 4 && hour < 12) return 'morning';
  return hour >= 12 && hour < 17 ? 'afternoon' : 'evening';
}

/** "Good morning, Asha." */
export const greet = (name: string, clock: Clock): string => greetings[greetingAt(clock)]({ name });

/** "Friday 20 November". */
export function sayDay({ now, timeZone }: Clock): string {
  const format = new Intl.DateTimeFormat(formattingLocale(), {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
  return format.format(new Date(now)).replace(',', '');
}
