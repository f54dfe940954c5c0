import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { DateField } from '../../../components/DateField/DateField';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Heading } from '../../../components/Heading/Heading';
import { Icon } from '../../../components/Icon/Icon';
import { Inline } from '../../../components/Inline/Inline';
import { latePart, useLateNow } from '../../../components/private/use-late';
import { Select } from '../../../components/Select/Select';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Stack } from '../../../components/Stack/Stack';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import type { Clock } from '../../../components/When/When';
import { ListCard } from '../../../patterns/ListCard/ListCard';
import { Page } from '../../../patterns/Page/Page';
import type { Listed, Loaded } from '../../../patterns/state';
import { sayVisitTime, statusLooks, typeLooks } from '../private/visit-words';
import type { VisitRow, VisitStatus } from '../types';
import type { FiguresCardProps } from './FiguresCard';

export type DoctorConsultationsFilter = { status: VisitStatus | null; date: string | null };

export type DoctorConsultationsScreenProps = {
  state: Loaded<Listed<VisitRow>>;
  filter: DoctorConsultationsFilter;
  figures: FiguresCardProps;
  clock: Clock;
  onFilter: (filter: DoctorConsultationsFilter) => void;
  onPageChange: (page: number) => void;
  onRetry: () => void;
};

const statuses = Object.keys(statusLooks) as VisitStatus[];

const figuresCard = latePart(async () => (await import('./FiguresCard')).FiguresCard);

/** A doctor's visits by state and day: whose note is not signed, who did not come. */
export function DoctorConsultationsScreen({
  state,
  filter,
  figures,
  clock,
  onFilter,
  onPageChange,
  onRetry,
}: DoctorConsultationsScreenProps) {
  const FiguresCard = useLateNow(figuresCard, true);
  const isFiltered = filter.status !== null || filter.date !== null;
  return (
    <Page title={m.visits_title()} description={m.doctor_visits_description()} isWide>
      <ListCard
        state={state}
        title={m.visits_heading()}
        things={m.visits_count}
        choice={filter.status ? statusLooks[filter.status].word() : m.doctor_visits_all()}
        filters={
          <Inline space={3} align="end">
            <Select<VisitStatus | 'all'>
              label={m.doctor_visits_state()}
              items={[
                { id: 'all', label: m.doctor_visits_all() },
                ...statuses.map((id) => ({ id, label: statusLooks[id].word() })),
              ]}
              value={filter.status ?? 'all'}
              onChange={(id) => onFilter({ ...filter, status: id === 'all' ? null : id })}
            />
            <DateField
              label={m.doctor_visits_day()}
              value={filter.date}
              onChange={(date) => onFilter({ ...filter, date })}
            />
            {isFiltered && (
              <Button tone="quiet" size="small" onPress={() => onFilter({ status: null, date: null })}>
                {m.doctor_visits_clear()}
              </Button>
            )}
          </Inline>
        }
        failed={{ title: m.doctor_visits_failed_title(), text: m.visits_failed() }}
        empty={
          isFiltered
            ? { title: m.doctor_visits_empty_filtered_title(), text: m.doctor_visits_empty_filtered() }
            : { title: m.visits_empty_title(), text: m.doctor_visits_empty() }
        }
        onPageChange={onPageChange}
        onRetry={onRetry}
      >
        {({ rows }) => (
          <DividedList label={m.visits_heading()}>
            {rows.map((visit) => (
              <Item key={visit.id} visit={visit} clock={clock} />
            ))}
          </DividedList>
        )}
      </ListCard>
      {FiguresCard ? <FiguresCard {...figures} /> : <Skeleton height="24rem" shape="block" />}
    </Page>
  );
}

function Item({ visit, clock }: { visit: VisitRow; clock: Clock }) {
  const name = `${visit.patient.firstName} ${visit.patient.lastName}`;
  const when = sayVisitTime({ startsAt: visit.scheduledAt, endsAt: visit.endsAt }, clock);
  const { word, ...look } = statusLooks[visit.status];
  const type = typeLooks[visit.type];
  const isUnsigned = visit.status === 'completed' && visit.noteState !== 'signed';
  return (
    <DividedItem>
      <Inline justify="between" space={3} align="start">
        <Stack space={1}>
          <Inline space={2}>
            <Heading level={3}>{name}</Heading>
            <Tag {...look}>{word()}</Tag>
            {isUnsigned && <Tag tone="attention">{m.doctor_visits_unsigned()}</Tag>}
          </Inline>
          <Text>{when}</Text>
          <Inline space={2}>
            <Icon icon={type.icon} size={16} />
            <Text tone="muted">{type.word()}</Text>
          </Inline>
          {visit.reason && <Text>{visit.reason}</Text>}
        </Stack>
        <Button tone="secondary" size="small" href={`/dashboard/consultations/${visit.id}`}>
          <span aria-hidden="true">{m.visits_open()}</span>
          <VisuallyHidden>{m.visits_open_of({ name, when })}</VisuallyHidden>
        </Button>
      </Inline>
    </DividedItem>
  );
}
