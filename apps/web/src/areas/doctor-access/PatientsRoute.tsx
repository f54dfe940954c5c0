import { keptKinds } from '@nadi/domain/consent/kinds';
import { DoctorPatientsScreen } from '@nadi/ui/screens/doctor-access/DoctorPatientsScreen';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { dayOf, useClock } from '../../kernel/browser/clock';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { listOptions, listState } from '../../kernel/page/page-state';
import { useServices } from '../../kernel/services/use-services';
import { verifyAuthorizationCode } from './online-writes';
import { readPatientsAddress, writePatientsAddress } from './patients-address';
import { useAsk } from './use-ask';
import { useBreakGlass } from './use-break-glass';

export function PatientsRoute() {
  const { $api } = useServices();
  const [query, setQuery] = useSearchParams();
  const [search, setSearch] = useState('');
  const navigate = useNavigate();
  const clock = useClock();
  const ask = useAsk();
  const breakGlass = useBreakGlass();
  const verify = useOnlineWrite(verifyAuthorizationCode);
  const { status, page } = readPatientsAddress(query);
  const list = $api.useQuery(
    'get',
    '/doctors/patients/me',
    { params: { query: { page, ...(status && { status }), ...(search && { search }) } } },
    listOptions,
  );
  return (
    <DoctorPatientsScreen
      state={listState(list)}
      filter={{ status, search }}
      clock={clock}
      today={dayOf(clock)}
      kinds={keptKinds}
      onAsk={ask}
      onBreakGlass={breakGlass}
      onCode={async ({ patientId, requestId }, code) => {
        const verified = await verify({ requestId, code });
        if (verified.ok) navigate(`/dashboard/patients/${patientId}`);
        // The fifth wrong code has ended the request.
        else void list.refetch();
        return savedOf(verified, () => ({}));
      }}
      onFilter={(filter) => {
        setSearch(filter.search);
        setQuery(writePatientsAddress({ status: filter.status, page: 1 }), {
          replace: filter.status === status,
        });
      }}
      onPageChange={(next) => setQuery(writePatientsAddress({ status, page: next }))}
      onRetry={() => void list.refetch()}
    />
  );
}
