import { formattingLocale } from '../private/reading/locale';
import { readingLabel } from '../private/reading/words';
import { formatWhen } from '../When/format-when';
import type { Clock } from '../When/When';
import type { ReadingRow } from './ReadingTable';

/** "Blood pressure, Today, 7:10 am": names what a button does something with, since a page has ten of them. */
export function nameOf(row: ReadingRow, { now, timeZone }: Clock): string {
  const options = { locale: formattingLocale(), timeZone };
  return `${readingLabel(row)}, ${formatWhen(row.measuredAt, now, options)}`;
}
