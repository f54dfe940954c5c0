import * as m from '../../../../generated/messages/messages';
import { Card } from '../../../components/Card/Card';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Grid } from '../../../components/Grid/Grid';
import { Heading } from '../../../components/Heading/Heading';
import { Icon } from '../../../components/Icon/Icon';
import { Inline } from '../../../components/Inline/Inline';
import { Link } from '../../../components/Link/Link';
import { Stack } from '../../../components/Stack/Stack';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import type { Clock } from '../../../components/When/When';
import { Phases } from '../../../patterns/Phases/Phases';
import type { Loaded } from '../../../patterns/state';
import { sayBeginning, sayTime, statusLooks, typeLooks } from '../private/visit-words';
import type { VisitRow } from '../types';

type DayVisit = Pick<VisitRow, 'id' | 'status' | 'type' | 'scheduledAt' | 'reason'> & {
  patient: { firstName: string; lastName: string };
};

/** A doctor's day, and the notes that patients cannot read yet. */
export type Day = {
  now: readonly (DayVisit & { waitingSince: string | null })[];
  later: readonly DayVisit[];
  earlier: readonly DayVisit[];
  unsigned: readonly Pick<DayVisit, 'id' | 'patient' | 'scheduledAt'>[];
  /** The number of all notes that are not signed, of which `unsigned` may have the oldest alone. */
  unsignedCount: number;
};

export type DayCardProps = {
  state: Loaded<{ day: Day }>;
  clock: Clock;
  onRetry: () => void;
};

const nameOf = ({ patient }: Pick<DayVisit, 'patient'>): string => `${patient.firstName} ${patient.lastName}`;

/** The day in a sentence: how many visits, and who waits; null if there is none. */
export function sayDay({ now, later, earlier }: Day, { timeZone }: Clock): string | null {
  const count = now.length + later.length + earlier.length;
  if (count === 0) return null;
  const first = now.find(({ waitingSince }) => waitingSince !== null);
  return first?.waitingSince
    ? `${m.day_count({ count })} ${m.day_waits({ name: nameOf(first), time: sayTime(first.waitingSince, timeZone) })}`
    : m.day_count({ count });
}

/** Shows the patients who wait, the next one, and the notes that are not signed. */
export function DayCard({ state, clock, onRetry }: DayCardProps) {
  return (
    <Card as="section" aria-labelledby="day-of-doctor">
      <Stack space={4}>
        <Inline justify="between" space={3}>
          <Heading level={2} id="day-of-doctor">
            {m.day_title()}
          </Heading>
          <Link href="/dashboard/schedule" isAlone>
            {m.doctor_dashboard_schedule()}
          </Link>
        </Inline>
        <Phases
          state={state}
          failed={{ title: m.doctor_visits_failed_title(), text: m.visits_failed() }}
          onRetry={onRetry}
        >
          {({ day }) => <Ready day={day} clock={clock} />}
        </Phases>
      </Stack>
    </Card>
  );
}

function Ready({ day, clock }: { day: Day; clock: Clock }) {
  const { now, later, earlier, unsigned, unsignedCount } = day;
  const isEmpty = now.length + later.length + earlier.length === 0;
  return (
    <Grid columns={unsigned.length > 0 ? { wide: 'main-aside' } : { narrow: 1 }} align="start" space={8}>
      <Stack space={5}>
        {isEmpty && <Text>{m.day_none()}</Text>}
        <Part title={m.day_now()} visits={now} clock={clock} isNow />
        <Part title={m.day_later()} visits={later} clock={clock} />
        <Part title={m.day_earlier()} visits={earlier} clock={clock} />
      </Stack>
      {unsigned.length > 0 && (
        <Stack space={2}>
          <Heading level={3}>{m.day_unsigned()}</Heading>
          <Text tone="muted">{m.day_unsigned_why()}</Text>
          <DividedList label={m.day_unsigned()}>
            {unsigned.map((visit) => (
              <DividedItem key={visit.id}>
                <Link href={`/dashboard/consultations/${visit.id}`} isAlone>
                  {m.day_unsigned_of({
                    name: nameOf(visit),
                    when: sayBeginning(visit.scheduledAt, clock.timeZone),
                  })}
                </Link>
              </DividedItem>
            ))}
          </DividedList>
          {unsignedCount > unsigned.length && (
            <Link href="/dashboard/doctor-consultations?status=completed" isAlone>
              {m.day_unsigned_all({ count: unsignedCount })}
            </Link>
          )}
        </Stack>
      )}
    </Grid>
  );
}

type PartProps = {
  title: string;
  visits: readonly (DayVisit & { waitingSince?: string | null })[];
  clock: Clock;
  /** True if the patients of these visits are there: their calls can be joined. @default false */
  isNow?: boolean;
};

function Part({ title, visits, clock, isNow = false }: PartProps) {
  if (visits.length === 0) return null;
  return (
    <Stack space={1}>
      <Heading level={3}>{title}</Heading>
      <DividedList label={title}>
        {visits.map((visit) => {
          const { word, ...look } = statusLooks[visit.status];
          const type = typeLooks[visit.type];
          return (
            <DividedItem key={visit.id}>
              <Inline justify="between" space={3} align="start">
                <Stack space={0}>
                  <Link href={`/dashboard/consultations/${visit.id}`} isAlone>
                    {m.day_visit({
                      time: sayTime(visit.scheduledAt, clock.timeZone),
                      name: nameOf(visit),
                    })}
                  </Link>
                  <Inline space={2} isWrapping={false}>
                    <Icon icon={type.icon} size={16} />
                    <Text tone="muted">
                      {visit.reason ? `${type.word()} · ${visit.reason}` : type.word()}
                    </Text>
                  </Inline>
                  {isNow && visit.type !== 'in_clinic' && (
                    <Link href={`/dashboard/consultations/${visit.id}/video`} isAlone>
                      {m.call_join_of({ name: nameOf(visit) })}
                    </Link>
                  )}
                </Stack>
                {visit.waitingSince ? (
                  <Tag tone="attention" icon={statusLooks.requested.icon}>
                    {m.day_waiting({ time: sayTime(visit.waitingSince, clock.timeZone) })}
                  </Tag>
                ) : (
                  <Tag {...look}>{word()}</Tag>
                )}
              </Inline>
            </DividedItem>
          );
        })}
      </DividedList>
    </Stack>
  );
}
