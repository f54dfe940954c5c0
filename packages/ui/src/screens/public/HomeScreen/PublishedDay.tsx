import { formattingLocale } from '../../../components/private/reading/locale';
import { formatExactly } from '../../../components/When/format-when';
import { publishedAgo } from './published-ago';

/** The time zone where the sample articles were written: their day is the same for every reader. */
const timeZone = 'Asia/Kolkata';

type PublishedDayProps = { at: string; now: string | undefined };

/** When an article was published: how long ago, where the present is known, otherwise its day. */
export function PublishedDay({ at, now }: PublishedDayProps) {
  const exact = formatExactly(at, { locale: formattingLocale(), timeZone });
  return (
    <time dateTime={at} title={exact} data-published="">
      {now === undefined ? exact : publishedAgo(at, now)}
    </time>
  );
}
