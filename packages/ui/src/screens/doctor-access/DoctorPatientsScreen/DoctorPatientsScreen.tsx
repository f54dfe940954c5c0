import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { DividedList } from '../../../components/DividedList/DividedList';
import { Inline } from '../../../components/Inline/Inline';
import { SearchField } from '../../../components/SearchField/SearchField';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl';
import { Text } from '../../../components/Text/Text';
import type { Clock } from '../../../components/When/When';
import { ListCard } from '../../../patterns/ListCard/ListCard';
import { Page } from '../../../patterns/Page/Page';
import type { Listed, Loaded } from '../../../patterns/state';
import { patientStatusWords } from '../../../words/patient-status';
import { type Asking, PatientDialogs, type PatientDialogsProps } from '../private/PatientDialogs';
import { find } from '../private/person.css';
import type { PatientRow, PatientStatus } from '../types';
import { PatientItem, type PatientItemProps } from './PatientItem';

export type PatientsFilter = { status: PatientStatus | null; search: string };

export type DoctorPatientsScreenProps = Pick<
  PatientDialogsProps,
  'today' | 'kinds' | 'onAsk' | 'onBreakGlass'
> &
  Pick<PatientItemProps, 'onCode'> & {
    state: Loaded<Listed<PatientRow>>;
    filter: PatientsFilter;
    clock: Clock;
    onFilter: (filter: PatientsFilter) => void;
    onPageChange: (page: number) => void;
    onRetry: () => void;
  };

const choices = ['all', 'active', 'requested', 'ended'] as const;
const choiceWords = { all: m.patients_status_all, ...patientStatusWords };

/** A doctor's patients: who lets them see something, who was asked, and whose access has ended. */
export function DoctorPatientsScreen(props: DoctorPatientsScreenProps) {
  const { state, filter, clock, today, kinds, onAsk, onBreakGlass, onCode, onFilter } = props;
  const [asking, setAsking] = useState<Asking | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isFiltered = filter.status !== null || filter.search !== '';
  const choice = filter.status ?? 'all';
  return (
    <Page title={m.patients_title()} description={m.patients_description()} isWide>
      <Inline>
        <Button href="/dashboard/patients/find" icon={Search}>
          {m.patients_find()}
        </Button>
      </Inline>
      <ListCard
        state={state}
        title={m.patients_heading()}
        headingRef={heading}
        things={m.patients_count}
        choice={choiceWords[choice]()}
        filters={
          <Inline space={3}>
            <SegmentedControl
              label={m.patients_filter()}
              items={choices.map((id) => ({ id, label: choiceWords[id]() }))}
              value={choice}
              onChange={(chosen) => onFilter({ ...filter, status: chosen === 'all' ? null : chosen })}
            />
            <div className={find}>
              <SearchField
                key={filter.search}
                label={m.patients_search()}
                onSubmit={(search) => onFilter({ ...filter, search: search.trim() })}
              />
            </div>
          </Inline>
        }
        news={
          filter.search !== '' && (
            <Inline space={3}>
              <Text>{m.patients_search_shown({ search: filter.search })}</Text>
              <Button tone="quiet" size="small" onPress={() => onFilter({ ...filter, search: '' })}>
                {m.patients_search_clear()}
              </Button>
            </Inline>
          )
        }
        failed={{ title: m.patients_failed_title(), text: m.patients_failed() }}
        empty={
          isFiltered
            ? { title: m.patients_empty_filtered_title(), text: m.patients_empty_filtered() }
            : { title: m.patients_empty_title(), text: m.patients_empty() }
        }
        onPageChange={props.onPageChange}
        onRetry={props.onRetry}
      >
        {({ rows }) => (
          <DividedList label={m.patients_heading()}>
            {rows.map((patient) => (
              <PatientItem
                key={patient.id}
                patient={patient}
                clock={clock}
                onCode={onCode}
                onAsk={setAsking}
              />
            ))}
          </DividedList>
        )}
      </ListCard>
      <PatientDialogs
        {...{ today, kinds, onAsk, onBreakGlass }}
        now={clock.now}
        asking={asking}
        onClose={() => setAsking(null)}
      />
    </Page>
  );
}
