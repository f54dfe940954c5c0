import { BadgeCheck } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Avatar } from '../../../components/Avatar/Avatar';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { SearchField } from '../../../components/SearchField/SearchField';
import { Select } from '../../../components/Select/Select';
import { Stack } from '../../../components/Stack/Stack';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import type { Clock } from '../../../components/When/When';
import { ListCard } from '../../../patterns/ListCard/ListCard';
import { Page } from '../../../patterns/Page/Page';
import type { Listed, Loaded } from '../../../patterns/state';
import { doctorName } from '../../../words/doctor-name';
import { languageItems, listLanguages } from '../../private/doctor-questions/languages';
import {
  allSpecializations,
  type Specialization,
  specializationName,
} from '../../private/doctor-questions/specializations';
import { besidePhoto } from '../private/beside-photo.css';
import { EmergencyNote } from '../private/EmergencyNote';
import { sayBeginning, sayFee, typeLooks, visitTypes } from '../private/visit-words';
import type { BookableDoctor } from '../types';

export type DirectoryFilter = {
  search: string;
  specialization: Specialization | null;
  language: string | null;
  /** In paise. */
  maxFee: number | null;
};

export type DirectoryScreenProps = {
  state: Loaded<Listed<BookableDoctor>>;
  filter: DirectoryFilter;
  /** True if a link named a doctor who cannot be booked here. @default false */
  isUnknownDoctor?: boolean;
  clock: Clock;
  onFilter: (filter: DirectoryFilter) => void;
  onPageChange: (page: number) => void;
  onRetry: () => void;
};

const noFilter: DirectoryFilter = { search: '', specialization: null, language: null, maxFee: null };
const feeSteps = [30_000, 50_000, 100_000, 200_000] as const;

/** Which doctor can I see, and when? Verified doctors with their fee and their first free time. */
export function DirectoryScreen({
  state,
  filter,
  isUnknownDoctor = false,
  clock,
  onFilter,
  onPageChange,
  onRetry,
}: DirectoryScreenProps) {
  const isFiltered = JSON.stringify(filter) !== JSON.stringify(noFilter);
  return (
    <Page title={m.visits_find_title()} description={m.visits_find_description()} isWide>
      {isUnknownDoctor && <Banner tone="attention">{m.visits_find_unknown()}</Banner>}
      <EmergencyNote />
      <ListCard
        state={state}
        title={m.visits_find_heading()}
        things={m.visits_find_count}
        order="other"
        filters={<Filters filter={filter} onFilter={onFilter} />}
        failed={{ title: m.visits_find_failed_title(), text: m.visits_find_failed() }}
        empty={{
          title: m.visits_find_empty_title(),
          text: m.visits_find_empty(),
          action: isFiltered && (
            <Button tone="secondary" onPress={() => onFilter(noFilter)}>
              {m.visits_find_clear()}
            </Button>
          ),
        }}
        onPageChange={onPageChange}
        onRetry={onRetry}
      >
        {({ rows }) => (
          <DividedList label={m.visits_find_heading()}>
            {rows.map((doctor) => (
              <DoctorItem key={doctor.id} doctor={doctor} clock={clock} />
            ))}
          </DividedList>
        )}
      </ListCard>
    </Page>
  );
}

function Filters({ filter, onFilter }: Pick<DirectoryScreenProps, 'filter' | 'onFilter'>) {
  const all = 'all';
  return (
    <Inline space={3} align="end">
      <SearchField
        key={filter.search}
        label={m.visits_find_search()}
        onSubmit={(search) => onFilter({ ...filter, search: search.trim() })}
      />
      <Select<Specialization | 'all'>
        label={m.visits_find_field()}
        items={[{ id: all, label: m.visits_find_all() }, ...allSpecializations()]}
        value={filter.specialization ?? all}
        onChange={(id) => onFilter({ ...filter, specialization: id === all ? null : id })}
      />
      <Select
        label={m.visits_find_language()}
        items={[{ id: all, label: m.visits_find_any_language() }, ...languageItems()]}
        value={filter.language ?? all}
        onChange={(id) => onFilter({ ...filter, language: id === all ? null : id })}
      />
      <Select
        label={m.visits_find_fee()}
        items={[
          { id: all, label: m.visits_find_any_fee() },
          ...feeSteps.map((fee) => ({
            id: String(fee),
            label: m.visits_find_fee_up_to({ fee: sayFee(fee) }),
          })),
        ]}
        value={filter.maxFee === null ? all : String(filter.maxFee)}
        onChange={(id) => onFilter({ ...filter, maxFee: id === all ? null : Number(id) })}
      />
    </Inline>
  );
}

function DoctorItem({ doctor, clock }: { doctor: BookableDoctor; clock: Clock }) {
  const name = doctorName(doctor);
  const fees = visitTypes.filter((type) => doctor.fees[type] !== null);
  return (
    <DividedItem>
      <Inline justify="between" space={4} align="start">
        <div className={besidePhoto}>
          <Avatar name={`${doctor.firstName} ${doctor.lastName}`} size="medium" />
          <Stack space={1}>
            <Inline space={2}>
              <Heading level={3}>{name}</Heading>
              <Tag tone="done" icon={BadgeCheck}>
                {m.visits_checked()}
              </Tag>
            </Inline>
            <Text tone="muted">
              {[
                specializationName(doctor.specialization),
                m.visits_years({ count: doctor.experience }),
                ...(doctor.languages.length > 0 ? [listLanguages(doctor.languages)] : []),
              ].join(' · ')}
            </Text>
            <Text>
              {fees.length > 0
                ? fees.map((type) => `${typeLooks[type].word()} ${sayFee(doctor.fees[type])}`).join(' · ')
                : m.visits_fee_unknown()}
            </Text>
            <Text>
              {doctor.nextSlot
                ? m.visits_find_next({ when: sayBeginning(doctor.nextSlot.startsAt, clock.timeZone) })
                : m.visits_find_no_next()}
            </Text>
          </Stack>
        </div>
        <Button
          needs="manage"
          tone="secondary"
          size="small"
          href={`/dashboard/consultations/book?doctor=${doctor.id}`}
        >
          <span aria-hidden="true">{m.visits_find_book()}</span>
          <VisuallyHidden>{m.visits_find_book_of({ name })}</VisuallyHidden>
        </Button>
      </Inline>
    </DividedItem>
  );
}
