import { formattingLocale } from '../private/reading/locale';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { formatExactly, formatOnPaper, formatWhen } from './format-when';
import { when } from './When.css';

/** The moment that a screen takes for the present, and the zone in which its reader lives. */
export type Clock = {
  /** RFC 3339. */
  now: string;
  /** IANA name, such as "Asia/Kolkata". */
  timeZone: string;
};

export type WhenProps = {
  /** RFC 3339. */
  at: string;
  clock: Clock;
  /** Within a sentence: "just now", "today, 7:10 am". @default false */
  isInSentence?: boolean;
  /** Screen readers get the exact moment in place of the words, for a record of what happened. @default false */
  isReadExactly?: boolean;
};

/** A moment as people say it; exact on hover, on paper and to machines. */
export function When({ at, clock, isInSentence, isReadExactly }: WhenProps) {
  const options = { locale: formattingLocale(), timeZone: clock.timeZone };
  const exact = formatExactly(at, options);
  const words = formatWhen(at, clock.now, { ...options, isInSentence });
  return (
    <time dateTime={at} title={exact} className={when} data-paper={formatOnPaper(at, options)}>
      {isReadExactly ? (
        <>
          <span aria-hidden="true">{words}</span>
          <VisuallyHidden>{exact}</VisuallyHidden>
        </>
      ) : (
        words
      )}
    </time>
  );
}
