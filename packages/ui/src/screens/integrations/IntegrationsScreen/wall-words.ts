import { formattingLocale } from '../../../components/private/reading/locale';
import { formatDate, formatOnPaper } from '../../../components/When/format-when';

const onWall = (measuredAt: string) => `${measuredAt.slice(0, 19)}Z`;
const wallOptions = () => ({ locale: formattingLocale(), timeZone: 'UTC' });

/** The time on the wall, in words: a day and a month that were taken for each other are seen. */
export const whenWords = (measuredAt: string): string => formatOnPaper(onWall(measuredAt), wallOptions());
export const dayWords = (measuredAt: string): string => formatDate(onWall(measuredAt), wallOptions());
