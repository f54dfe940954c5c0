import { startOfPeriod } from '@nadi/domain/kernel/period';
import * as m from '@nadi/ui/messages';
import type { HealthTrendsScreenProps, MeasureId } from '@nadi/ui/screens/trends/HealthTrendsScreen';
import { useState } from 'react';
import { type Clock, dayOf } from '../../kernel/browser/clock';
import { saveFile } from '../../kernel/browser/save-file';
import { isAway } from '../../kernel/read-store/is-away';
import { useServices } from '../../kernel/services/use-services';
import { readAllReadings, TooManyReadings } from '../vital-signs/offers';
import type { LabTest } from './choose-measures';
import { type TrendsChoice, typeOf } from './trends-address';
import { daysOfPeriod } from './trends-content';

type Table = HealthTrendsScreenProps['table'];
type Chosen = {
  period: TrendsChoice['period'];
  chosen: readonly MeasureId[];
  /** Chosen tests with all their values. */
  tests: readonly LabTest[];
};

function messageOf(error: unknown): string {
  if (error instanceof TooManyReadings) return m.trends_too_many();
  return isAway(error) ? m.reports_table_offline() : m.reports_table_failed();
}

/** Writes every reading and lab value of the chosen measures into a file; a choice that changes ends what it said of the one before. */
export function useTrendsTable({ period, chosen, tests }: Chosen, clock: Clock): Table {
  const services = useServices();
  const choice = `${period} ${chosen.join()}`;
  const [outcome, setOutcome] = useState<{ of: string; action: Table['action'] } | null>(null);
  const action = outcome?.of === choice ? outcome.action : ({ phase: 'idle' } as const);

  async function write() {
    const settle = (next: Table['action']) => setOutcome({ of: choice, action: next });
    settle({ phase: 'pending' });
    try {
      const { readingsTable } = await import('@nadi/domain/vital-signs/readings-table');
      const from = startOfPeriod(period, new Date(clock.now));
      const readings = [];
      for (const id of chosen) {
        const type = typeOf(id);
        if (type) readings.push(...(await readAllReadings(services, { type, dateFrom: from.toISOString() })));
      }
      const days = daysOfPeriod(period, dayOf(clock));
      const values = tests.flatMap((test) =>
        test.values.filter(({ day }) => day >= days.from && day <= days.to),
      );
      const table = readingsTable(readings, values);
      saveFile(new Blob([table], { type: 'text/csv;charset=utf-8' }), `nadi-trends-${dayOf(clock)}.csv`);
      settle({ phase: 'done' });
    } catch (error) {
      settle({ phase: 'failed', message: messageOf(error) });
    }
  }

  return {
    action,
    onDownload: () => {
      if (action.phase !== 'pending') void write();
    },
  };
}
