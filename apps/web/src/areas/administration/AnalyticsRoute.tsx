import { analyticsTable } from '@nadi/domain/platform/analytics';
import { AnalyticsScreen } from '@nadi/ui/screens/admin/AnalyticsScreen';
import { useSearchParams } from 'react-router-dom';
import { dayOf, useClock } from '../../kernel/browser/clock';
import { saveFile } from '../../kernel/browser/save-file';
import { listOptions, pageState } from '../../kernel/page/page-state';
import { useServices } from '../../kernel/services/use-services';
import { analyticsQuery, readPeriod } from './analytics-query';

export function AnalyticsRoute() {
  const [query, setQuery] = useSearchParams();
  const { $api } = useServices();
  const clock = useClock();
  const period = readPeriod(query);
  const read = $api.useQuery(...analyticsQuery(period), listOptions);
  return (
    <AnalyticsScreen
      state={pageState(read, ({ data }) => ({ analytics: data }))}
      period={period}
      clock={clock}
      onPeriodChange={(chosen) =>
        setQuery({ tab: 'analytics', ...(chosen !== '30d' && { period: chosen }) }, { replace: true })
      }
      onDownload={() => {
        if (!read.data) return;
        const table = new Blob([analyticsTable(read.data.data)], { type: 'text/csv;charset=utf-8' });
        saveFile(table, `nadi-analytics-${dayOf(clock)}.csv`);
      }}
      onRetry={() => void read.refetch()}
    />
  );
}
