import type { Clock } from '../../../components/When/When';

/** The day where the reader lives, 'YYYY-MM-DD'. */
export const todayOf = ({ now, timeZone }: Clock): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    new Date(now),
  );
