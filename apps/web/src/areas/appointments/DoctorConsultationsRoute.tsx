import type { AnalyticsPeriod, ConsultationStatus } from '@nadi/contract/schema';
import { figuresTable } from '@nadi/domain/appointments/figures';
import {
  type DoctorConsultationsFilter,
  DoctorConsultationsScreen,
} from '@nadi/ui/screens/appointments/DoctorConsultationsScreen';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dayOf, useClock } from '../../kernel/browser/clock';
import { readPage } from '../../kernel/browser/page-address';
import { saveFile } from '../../kernel/browser/save-file';
import { listOptions, listState, pageState } from '../../kernel/page/page-state';
import { useServices } from '../../kernel/services/use-services';

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
  const [period, setPeriod] = useState<AnalyticsPeriod>('month');
  const figures = $api.useQuery(
    'get',
    '/doctors/analytics/me',
    { params: { query: { period } } },
    listOptions,
  );

  function onDownload() {
    const table = new Blob([figuresTable(figures.data?.data.parts ?? [])], {
      type: 'text/csv;charset=utf-8',
    });
    saveFile(table, `nadi-visits-${dayOf(clock)}.csv`);
  }

  return (
    <DoctorConsultationsScreen
      state={listState(list)}
      filter={filter}
      figures={{
        state: pageState(figures, ({ data }) => ({ figures: data })),
        period,
        onPeriod: setPeriod,
        onDownload,
        onRetry: () => void figures.refetch(),
      }}
      clock={clock}
      onFilter={(chosen) => setQuery(addressOf(chosen, 1))}
      onPageChange={(page) => setQuery(addressOf(filter, page))}
      onRetry={() => void list.refetch()}
    />
  );
}
