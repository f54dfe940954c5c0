import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '../../../generated/messages/messages';
import { Disclosure } from '../Disclosure/Disclosure';
import { Heading } from '../Heading/Heading';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import { formattingLocale } from '../private/reading/locale';
import type { ClinicalStatus } from '../private/reading/reading';
import { StatusBadge } from '../StatusBadge/StatusBadge';
import { Text } from '../Text/Text';
import { formatExactly } from '../When/format-when';
import type { Clock } from '../When/When';
import { groupByDay, nameDay, nameTime, type TimelineOrder } from './days';
import * as styles from './Timeline.css';

export type TimelineEvent = {
  id: string;
  /** RFC 3339. */
  at: string;
  icon: LucideIcon;
  /** The event, in a few words: "Blood pressure measured". */
  title: string;
  /** A sentence or two more. */
  description?: ReactNode;
  /** The page with more about it; the title becomes the link. */
  href?: string;
  /** For the few who want it, closed at first. */
  details?: ReactNode;
  /** Status of a measured value. */
  status?: ClinicalStatus;
};

export type TimelineProps = {
  /** Name of the timeline, for screen readers: "Your visits and readings". */
  label: string;
  /** In any order. */
  events: readonly TimelineEvent[];
  clock: Clock;
  /** @default 'newest-first' */
  order?: TimelineOrder;
  /** Place of the days in the page's outline. @default 3 */
  level?: 2 | 3 | 4;
};

/** Events in order of time, by day. */
export function Timeline({ label, events, clock, order = 'newest-first', level = 3 }: TimelineProps) {
  const options = { locale: formattingLocale(), timeZone: clock.timeZone };
  if (events.length === 0) return <Text tone="muted">{m.timeline_empty()}</Text>;
  return (
    <section className={styles.timeline} aria-label={label}>
      {groupByDay(events, order, clock.timeZone).map((day) => (
        <div key={day.at} className={styles.day}>
          <Heading level={level} size={16}>
            {nameDay(day.at, clock.now, options)}
          </Heading>
          <ol className={styles.list}>
            {day.events.map((event) => (
              <Entry key={event.id} event={event} options={options} />
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

type EntryProps = { event: TimelineEvent; options: { locale: string; timeZone: string } };

function Entry({ event: { at, icon, title, description, href, details, status }, options }: EntryProps) {
  const time = nameTime(at, options);
  return (
    <li className={styles.item}>
      <span className={styles.sign}>
        <Icon icon={icon} />
      </span>
      <div className={styles.body}>
        <div className={styles.head}>
          <span className={styles.title}>
            {href === undefined ? (
              title
            ) : (
              <Link href={href} isAlone>
                {title}
              </Link>
            )}
            {status && <StatusBadge status={status} />}
          </span>
          <time className={styles.time} dateTime={at} title={formatExactly(at, options)}>
            {time}
          </time>
        </div>
        {description && <div className={styles.words}>{description}</div>}
        {details && (
          <Disclosure label={m.timeline_details()} spokenContext={`${title}, ${time}`}>
            {details}
          </Disclosure>
        )}
      </div>
    </li>
  );
}
