import type { ConsultationStatus } from '@nadi/contract/schema';
import {
  type DoctorConsultationsFilter,
  DoctorConsultationsScreen,
} from '@nadi/ui/screens/appointments/DoctorConsultationsScreen';
import { useSearchParams } from 'react-router-dom';
import { useClock } from '../../kernel/browser/clock';
import { readPage } from '../../kernel/browser/page-address';
import { listOptions, listState } from '../../kernel/page/page-state';
import { useServices } from '../../kernel/services/use-services';
import { useFigures } from './use-figures';

const statuses: readonly ConsultationStatus[] = [
  'requested',
  'confirmed',
  'checked_in',
  'in_progress',
  'completed',
  'cancelled',
  'no_show',
];

const addressOf = ({ status, date }: DoctorConsultationsFilter, page: number) => ({
  ...(status && { status }),
  ...(date && { date }),
  ...(page > 1 && { page: String(page) }),
});

export function DoctorConsultationsRoute() {
  const { $api } = useServices();
  const [query, setQuery] = useSearchParams();
  const day = query.get('date');
  const filter: DoctorConsultationsFilter = {
    status: statuses.find((one) => one === query.get('status')) ?? null,
    date: day && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : null,
  };
  const { status, date } = filter;
  const list = $api.useQuery(
    'get',
    '/doctors/consultations/me',
    { params: { query: { page: readPage(query), ...(status && { status }), ...(date && { date }) } } },
    listOptions,
  );
  const clock = useClock();
  const figures = useFigures();
  return (
    <DoctorConsultationsScreen
      state={listState(list)}
      filter={filter}
      figures={figures}
      clock={clock}
      onFilter={(chosen) => setQuery(addressOf(chosen, 1))}
      onPageChange={(page) => setQuery(addressOf(filter, page))}
      onRetry={() => void list.refetch()}
    />
  );
}
