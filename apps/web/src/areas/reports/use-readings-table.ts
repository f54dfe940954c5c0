import * as m from '@nadi/ui/messages';
import type { ReportsScreenProps } from '@nadi/ui/screens/reports/ReportsScreen';
import { useState } from 'react';
import { dayOf, useClock } from '../../kernel/browser/clock';
import { saveFile } from '../../kernel/browser/save-file';
import { isAway } from '../../kernel/read-store/is-away';
import { useAppDispatch, useAppSelector, useServices } from '../../kernel/services/use-services';
import { loadingChanged } from '../../kernel/ui/ui-slice';
import { readAllReadings, TooManyReadings } from '../vital-signs/offers';

type Table = NonNullable<ReportsScreenProps['readings']>;

const name = 'readings-table';

function messageOf(error: unknown): string {
  if (error instanceof TooManyReadings) return m.reports_table_too_many();
  return isAway(error) ? m.reports_table_offline() : m.reports_table_failed();
}

/** Writes the person's readings into a file. It goes on while they read another page. */
export function useReadingsTable(): Table {
  const services = useServices();
  const dispatch = useAppDispatch();
  const clock = useClock();
  const isPending = useAppSelector(({ ui }) => ui.loading[name] ?? false);
  const [outcome, setOutcome] = useState<Table['action']>({ phase: 'idle' });

  async function write() {
    dispatch(loadingChanged([name, true]));
    setOutcome({ phase: 'idle' });
    try {
      const { readingsTable } = await import('@nadi/domain/vital-signs/readings-table');
      const table = readingsTable(await readAllReadings(services));
      saveFile(new Blob([table], { type: 'text/csv;charset=utf-8' }), `nadi-readings-${dayOf(clock)}.csv`);
      setOutcome({ phase: 'done' });
    } catch (error) {
      setOutcome({ phase: 'failed', message: messageOf(error) });
    } finally {
      dispatch(loadingChanged([name, false]));
    }
  }

  return {
    action: isPending ? { phase: 'pending' } : outcome,
    onDownload: () => {
      if (!isPending) void write();
    },
  };
}
