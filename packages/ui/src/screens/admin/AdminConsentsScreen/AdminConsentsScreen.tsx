import * as m from '../../../../generated/messages/messages';
import type { Clock } from '../../../components/When/When';
import { HealthcareList } from '../private/HealthcareList';
import { ConsentEntry } from './ConsentEntry';
import { ConsentSearch } from './ConsentSearch';
import type { AdminConsentFilter, AdminConsentsState } from './types';

export type { AdminConsent, AdminConsentFilter, AdminConsentsState } from './types';
export { consentPurposes, consentStatuses } from './types';

export type AdminConsentsScreenProps = {
  state: AdminConsentsState;
  filter: AdminConsentFilter;
  clock: Clock;
  onSearch: (filter: AdminConsentFilter) => void;
  onMore: () => void;
  onRetry: () => void;
};

/** Shows an administrator who asked to see whose record and what came of it, and nothing of its content. */
export function AdminConsentsScreen(props: AdminConsentsScreenProps) {
  const { filter, clock, onSearch } = props;
  const isFiltered = Object.values(filter).some(Boolean);
  return (
    <HealthcareList
      view="consents"
      title={m.healthcare_consents()}
      about={m.admin_consents_about()}
      search={<ConsentSearch key={JSON.stringify(filter)} filter={filter} onSearch={onSearch} />}
      state={props.state}
      things={m.admin_consents_count}
      failed={{ title: m.admin_consents_failed_title(), text: m.admin_consents_failed() }}
      empty={{
        title: m.admin_consents_empty_title(),
        text: isFiltered ? m.admin_consents_empty_filtered() : m.admin_consents_empty(),
      }}
      older={{ label: m.admin_consents_older(), failed: m.admin_consents_older_failed() }}
      onMore={props.onMore}
      onRetry={props.onRetry}
    >
      {(consent) => <ConsentEntry key={consent.id} consent={consent} clock={clock} />}
    </HealthcareList>
  );
}
