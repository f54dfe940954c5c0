import {
  DoctorRegistrationsScreen,
  type RegistrationStatus,
} from '@nadi/ui/screens/admin/DoctorRegistrationsScreen';
import { useSearchParams } from 'react-router-dom';
import { useClock } from '../../kernel/browser/clock';
import { readPage } from '../../kernel/browser/page-address';
import { readStatus } from './registrations-query';
import { useRegistrations } from './use-registrations';
import { addressOf } from './users-query';

export function UsersRoute() {
  const [query, setQuery] = useSearchParams();
  const clock = useClock();
  const filter = readStatus(query);
  const registrations = useRegistrations(filter, readPage(query));
  const goTo = (status: RegistrationStatus, page: number) =>
    setQuery({
      tab: 'users',
      ...(status !== 'UNVERIFIED' && { status: status.toLowerCase() }),
      ...(page > 1 && { page: String(page) }),
    });
  return (
    <DoctorRegistrationsScreen
      {...registrations}
      filter={filter}
      clock={clock}
      onFilterChange={(status) => goTo(status, 1)}
      onView={(view) => setQuery(addressOf(view))}
      onPageChange={(page) => goTo(filter, page)}
    />
  );
}
