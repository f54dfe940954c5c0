import * as m from '../../../../generated/messages/messages';
import { Heading } from '../../../components/Heading/Heading';
import { Icon } from '../../../components/Icon/Icon';
import { Inline } from '../../../components/Inline/Inline';
import { Link } from '../../../components/Link/Link';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { sayDate, sayTime, statusLooks, typeLooks } from '../private/visit-words';
import * as styles from './ScheduleScreen.css';
import type { ScheduleDay, ScheduleVisit } from './types';

type DayColumnProps = {
  day: ScheduleDay;
  timeZone: string;
  /** Counts free times instead of listing them, for a month. */
  isShort: boolean;
  isToday: boolean;
};

type Entry = { at: string } & ({ visit: ScheduleVisit } | { visit: null });

/** A day of a schedule: visits and free times in the order in which they come. */
export function DayColumn({ day, timeZone, isShort, isToday }: DayColumnProps) {
  const entries: Entry[] = [
    ...day.visits.map((visit) => ({ at: visit.scheduledAt, visit })),
    ...(isShort ? [] : day.free.map(({ startsAt }) => ({ at: startsAt, visit: null }))),
  ].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  const isClosed = day.openings.length === 0 && day.visits.length === 0;
  return (
    <li className={styles.day} data-today={isToday || undefined}>
      <Stack space={2}>
        <Heading level={3} size={16}>
          {sayDate(day.date)}
        </Heading>
        {isClosed && (
          <Text size={14} tone="muted">
            {m.schedule_closed()}
          </Text>
        )}
        {isShort && day.free.length > 0 && (
          <Text size={14}>{m.schedule_free_count({ count: day.free.length })}</Text>
        )}
        {entries.length > 0 && (
          <ul className={styles.entries}>
            {entries.map(({ at, visit }) =>
              visit ? (
                <VisitEntry key={visit.id} visit={visit} timeZone={timeZone} />
              ) : (
                <li key={at} className={styles.free}>
                  {m.schedule_free({ time: sayTime(at, timeZone) })}
                </li>
              ),
            )}
          </ul>
        )}
      </Stack>
    </li>
  );
}

function VisitEntry({ visit, timeZone }: { visit: ScheduleVisit; timeZone: string }) {
  const { firstName, lastName } = visit.patient;
  const isOver = visit.status === 'completed' || visit.status === 'no_show';
  const type = typeLooks[visit.type];
  return (
    <li
      className={styles.visit}
      data-outside={visit.isOutsideHours || undefined}
      data-over={isOver || undefined}
    >
      <Link href={`/dashboard/consultations/${visit.id}`} tone="ink">
        {m.schedule_visit({ time: sayTime(visit.scheduledAt, timeZone), name: `${firstName} ${lastName}` })}
      </Link>
      <Inline space={1}>
        <Icon icon={type.icon} size={16} label={type.word()} />
        <span>{statusLooks[visit.status].word()}</span>
      </Inline>
      {visit.isOutsideHours && <span>{m.schedule_outside()}</span>}
    </li>
  );
}
