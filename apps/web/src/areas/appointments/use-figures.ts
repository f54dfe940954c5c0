import type { AnalyticsPeriod } from '@nadi/contract/schema';
import { figuresTable } from '@nadi/domain/appointments/figures';
import type { DoctorConsultationsScreenProps } from '@nadi/ui/screens/appointments/DoctorConsultationsScreen';
import { useState } from 'react';
import { dayOf, useClock } from '../../kernel/browser/clock';
import { saveFile } from '../../kernel/browser/save-file';
import { listOptions, pageState } from '../../kernel/page/page-state';
import { useServices } from '../../kernel/services/use-services';

/** Returns the figures of a doctor's own visits. */
export function useFigures(): DoctorConsultationsScreenProps['figures'] {
  const { $api } = useServices();
  const clock = useClock();
  const [period, setPeriod] = useState<AnalyticsPeriod>('month');
  const figures = $api.useQuery(
    'get',
    '/doctors/analytics/me',
    { params: { query: { period } } },
    listOptions,
  );
  return {
    state: pageState(figures, ({ data }) => ({ figures: data })),
    period,
    onPeriod: setPeriod,
    onDownload() {
      const table = new Blob([figuresTable(figures.data?.data.parts ?? [])], {
        type: 'text/csv;charset=utf-8',
      });
      saveFile(table, `nadi-visits-${dayOf(clock)}.csv`);
    },
    onRetry: () => void figures.refetch(),
  };
}
