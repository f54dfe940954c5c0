import * as m from '../../../../generated/messages/messages';
import type { Clock } from '../../../components/When/When';
import { HealthcareList } from '../private/HealthcareList';
import type { AdminVisitFilter, AdminVisitsState } from './types';
import { VisitEntry } from './VisitEntry';
import { VisitSearch } from './VisitSearch';

export type { AdminVisit, AdminVisitFilter, AdminVisitsState } from './types';
export { visitStatuses } from './types';

export type AdminConsultationsScreenProps = {
  state: AdminVisitsState;
  filter: AdminVisitFilter;
  clock: Clock;
  onSearch: (filter: AdminVisitFilter) => void;
  onMore: () => void;
  onRetry: () => void;
};

/** Shows an administrator when visits are and in which state, and nothing of their content. */
export function AdminConsultationsScreen(props: AdminConsultationsScreenProps) {
  const { filter, clock, onSearch } = props;
  const isFiltered = Object.values(filter).some(Boolean);
  return (
    <HealthcareList
      view="consultations"
      title={m.healthcare_visits()}
      about={m.admin_visits_about()}
      search={<VisitSearch key={JSON.stringify(filter)} filter={filter} onSearch={onSearch} />}
      state={props.state}
      things={m.admin_visits_count}
      failed={{ title: m.admin_visits_failed_title(), text: m.admin_visits_failed() }}
      empty={{
        title: m.admin_visits_empty_title(),
        text: isFiltered ? m.admin_visits_empty_filtered() : m.admin_visits_empty(),
      }}
      older={{ label: m.admin_visits_older(), failed: m.admin_visits_older_failed() }}
      onMore={props.onMore}
      onRetry={props.onRetry}
    >
      {(visit) => (
        <VisitEntry
          key={visit.id}
          visit={visit}
          clock={clock}
          onOnlyDoctor={
            visit.doctor?.id === filter.doctor ? undefined : (doctor) => onSearch({ ...filter, doctor })
          }
        />
      )}
    </HealthcareList>
  );
}
