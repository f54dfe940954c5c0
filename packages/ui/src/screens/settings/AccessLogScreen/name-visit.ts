import { formattingLocale } from '../../../components/private/reading/locale';
import { formatWhen } from '../../../components/When/format-when';
import type { Clock } from '../../../components/When/When';
import { sayEntry } from './entry-words';
import type { Visit } from './visits';

/** "You read your vital signs" and "Today, 8:59 am": tell one row's button from the others'. */
export const nameVisit = ([newest]: Visit, { now, timeZone }: Clock) => ({
  what: sayEntry(newest),
  when: formatWhen(newest.at, now, { locale: formattingLocale(), timeZone }),
});
