import { AdminConsentsScreen } from '@nadi/ui/screens/admin/AdminConsentsScreen';
import { AdminConsultationsScreen } from '@nadi/ui/screens/admin/AdminConsultationsScreen';
import { useSearchParams } from 'react-router-dom';
import { useClock } from '../../kernel/browser/clock';
import { consentsAddress, readConsentFilter, readVisitFilter, visitsAddress } from './healthcare-address';
import { useConsents, useVisits } from './use-healthcare';

/** The lists of the tab of healthcare: visits, and consents. */
export function HealthcareLists() {
  const [query] = useSearchParams();
  return query.get('view') === 'consents' ? <ConsentsPart /> : <ConsultationsPart />;
}

function ConsultationsPart() {
  const clock = useClock();
  const { filter, goTo } = useAddress(readVisitFilter, visitsAddress);
  const list = useVisits(filter, clock.timeZone);
  return (
    <AdminConsultationsScreen
      {...list}
      filter={filter}
      clock={clock}
      onSearch={(chosen) => goTo(chosen, list.onRetry)}
    />
  );
}

function ConsentsPart() {
  const clock = useClock();
  const { filter, goTo } = useAddress(readConsentFilter, consentsAddress);
  const list = useConsents(filter);
  return (
    <AdminConsentsScreen
      {...list}
      filter={filter}
      clock={clock}
      onSearch={(chosen) => goTo(chosen, list.onRetry)}
    />
  );
}

/** A filter that is kept in the address. Asking for the same again asks the server again. */
function useAddress<Filter>(
  read: (query: URLSearchParams) => Filter,
  address: (filter: Filter) => Record<string, string>,
) {
  const [query, setQuery] = useSearchParams();
  return {
    filter: read(query),
    goTo(chosen: Filter, again: () => void) {
      const next = address(chosen);
      if (new URLSearchParams(next).toString() === query.toString()) again();
      else setQuery(next);
    },
  };
}
