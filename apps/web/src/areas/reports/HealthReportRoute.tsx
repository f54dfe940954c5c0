import * as m from '@nadi/ui/messages';
import {
  HealthReportScreen,
  type HealthReportScreenProps,
  readingTypes,
} from '@nadi/ui/screens/reports/HealthReportScreen';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dayOf, useClock } from '../../kernel/browser/clock';
import { saveFile } from '../../kernel/browser/save-file';
import { selectIsOffline } from '../../kernel/connectivity/connectivity-slice';
import { listOptions, pageState } from '../../kernel/page/page-state';
import { failureOf } from '../../kernel/requests/action';
import { settle } from '../../kernel/requests/settle';
import { useServices } from '../../kernel/services/use-services';
import { addressOf, choiceOf } from './report-address';

export function HealthReportRoute() {
  const { $api, api, store } = useServices();
  const clock = useClock();
  const [address, setAddress] = useSearchParams();
  const choice = choiceOf(address, readingTypes);
  const query = {
    ...{ period: choice.period, parts: choice.parts.join(), withOnlyYou: choice.withOnlyYou },
    // No type at all is a name that no reading has.
    types: choice.types.join() || 'none',
  };
  const report = $api.useQuery(
    'get',
    '/patients/health-report',
    { params: { query } },
    { ...listOptions, enabled: choice.parts.length > 0 },
  );
  const [paper, setPaper] = useState<HealthReportScreenProps['paper']['action']>({ phase: 'idle' });
  const isRunning = useRef(false);

  async function download() {
    if (selectIsOffline(store.getState()))
      return setPaper({ phase: 'failed', message: m.health_report_offline() });
    setPaper({ phase: 'pending' });
    const answer = await settle(
      api.GET('/patients/health-report/pdf', { params: { query }, parseAs: 'blob', cache: 'no-store' }),
    );
    if (!answer.ok) return setPaper(failureOf(answer.error));
    saveFile(answer.data, `nadi-report-${dayOf(clock)}.pdf`);
    setPaper({ phase: 'done' });
  }

  return (
    <HealthReportScreen
      state={pageState(report, ({ data }) => ({ report: data }))}
      choice={choice}
      onChoose={(chosen) => {
        setPaper({ phase: 'idle' });
        setAddress(addressOf(chosen, readingTypes), { replace: true });
      }}
      paper={{
        action: paper,
        onDownload() {
          if (isRunning.current) return;
          isRunning.current = true;
          void download().finally(() => {
            isRunning.current = false;
          });
        },
      }}
      onTable={() => {
        const shown = report.data?.data;
        if (!shown) return;
        void import('@nadi/domain/reports/report-table').then(({ reportTable }) =>
          saveFile(
            new Blob([reportTable(shown)], { type: 'text/csv;charset=utf-8' }),
            `nadi-report-${dayOf(clock)}.csv`,
          ),
        );
      }}
      onRetry={() => void report.refetch()}
    />
  );
}
