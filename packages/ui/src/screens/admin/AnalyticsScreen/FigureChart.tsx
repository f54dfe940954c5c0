import * as m from '../../../../generated/messages/messages';
import { BarChart } from '../../../charts/BarChart/BarChart';
import { Card } from '../../../components/Card/Card';
import { Heading } from '../../../components/Heading/Heading';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { sayCount, sayDay } from './say-count';
import type { Analytics, FigureName } from './types';

export type ChartOf = {
  name: () => string;
  unit: () => string;
  one: () => string;
  figures: readonly [
    { figure: FigureName; name: () => string },
    ...{ figure: FigureName; name: () => string }[],
  ];
};

/** Figures of one kind, side by side, with their table. */
export function FigureChart({ chart, analytics }: { chart: ChartOf; analytics: Analytics }) {
  const { step, parts } = analytics;
  const found = chart.figures.map((one) => ({
    name: one.name(),
    ...analytics.figures.find(({ figure }) => figure === one.figure),
  }));
  const [first, ...others] = chart.figures;
  const isPeople = first.figure === 'active-patients';
  // People of a week are counted for themselves; everything else is added up from days.
  const few = isPeople && step === 'week' ? m.analytics_few_weeks() : m.analytics_few_days();
  const part = isPeople || step === 'day' ? m.analytics_few() : few;
  const totals = found.map(({ name, total = { state: 'UNKNOWN', atLeast: null } as const }) =>
    m.analytics_part_of({ name, count: sayCount(total, few) }),
  );
  const mostOf = step === 'day' ? m.analytics_most_day : m.analytics_most_week;
  const isTold = found.some(({ counts = [] }) => counts.some(({ atLeast }) => atLeast !== null));
  return (
    <Card as="section">
      <Stack space={3}>
        <Heading level={2} size={18}>
          {chart.name()}
        </Heading>
        {!isTold && <Text tone="muted">{totals.join('. ')}</Text>}
        <BarChart
          label={(step === 'day' ? m.analytics_day_of : m.analytics_week_of)({ name: chart.name() })}
          summary={isPeople ? mostOf({ count: totals.join('. ') }) : totals.join('. ')}
          unit={{ label: chart.unit(), one: chart.one(), digits: 0, missing: m.analytics_gap({ few: part }) }}
          series={[first.name(), ...others.map(({ name }) => name())]}
          groups={parts.map(({ from, to }, index) => ({
            label: from === to ? sayDay(from) : m.analytics_week({ from: sayDay(from), to: sayDay(to) }),
            shortLabel: sayDay(from),
            values: found.map(({ counts = [] }) => counts[index]?.atLeast ?? null),
          }))}
        />
      </Stack>
    </Card>
  );
}
