import { AdminConsentsScreen } from '@nadi/ui/screens/admin/AdminConsentsScreen';
import { AdminConsultationsScreen } from '@nadi/ui/screens/admin/AdminConsultationsScreen';
import { DeliveriesScreen } from '@nadi/ui/screens/admin/DeliveriesScreen';
import { useSearchParams } from 'react-router-dom';
import { useClock } from '../../kernel/browser/clock';
import { deliveriesAddress, readDeliveryFilter } from './communication-address';
import { consentsAddress, readConsentFilter, readVisitFilter, visitsAddress } from './healthcare-address';
import { TemplatesPart } from './TemplatesPart';
import { useAddress } from './use-address';
import { useConsents, useDeliveries, useVisits } from './use-admin-lists';

/** The lists of the tabs of healthcare and of communication, in one file of code: they share the list and the form that chooses. */
export function AdminLists() {
  const [query] = useSearchParams();
  const view = query.get('view');
  if (view === 'templates') return <TemplatesPart />;
  if (view === 'deliveries') return <DeliveriesPart />;
  return view === 'consents' ? <ConsentsPart /> : <ConsultationsPart />;
}

function DeliveriesPart() {
  const clock = useClock();
  const { filter, goTo } = useAddress(readDeliveryFilter, deliveriesAddress);
  const list = useDeliveries(filter, clock.timeZone);
  return (
    <DeliveriesScreen
      {...list}
      filter={filter}
      clock={clock}
      onSearch={(chosen) => goTo(chosen, list.onRetry)}
    />
  );
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
