import * as m from '../../../../generated/messages/messages';
import { Card } from '../../../components/Card/Card';
import { Heading } from '../../../components/Heading/Heading';
import { Measurement } from '../../../components/Measurement/Measurement';
import { kindLabel, unitLabel } from '../../../components/private/reading/words';
import { SourceList } from '../../../components/private/SourceList/SourceList';
import { Stack } from '../../../components/Stack/Stack';
import { Table } from '../../../components/Table/Table';
import { Text } from '../../../components/Text/Text';
import type { Clock } from '../../../components/When/When';
import { sayBefore, sayChange, sayDays, saySpan } from './trend-words';
import type { Period, ReadingMeasure, TrendsContent } from './types';

type ComparisonCardProps = {
  readings: readonly ReadingMeasure[];
  span: TrendsContent['span'];
  period: Period;
  clock: Clock;
};

type Row = ReadingMeasure & { id: string };

/** Averages of this period beside those of the one before, each only where it rests on enough readings. */
export function ComparisonCard({ readings, span, period, clock }: ComparisonCardProps) {
  const rows: Row[] = readings.map((measure) => ({ ...measure, id: measure.metric.type }));
  const sources = [
    ...readings.flatMap(({ comparison: { error, verdict } }) =>
      error && verdict !== 'not-enough' ? [error.source] : [],
    ),
    ...readings.flatMap(({ metric: { enough } }) => enough.source ?? []),
  ];
  return (
    <Card as="section" aria-labelledby="trends-comparison">
      <Stack space={4}>
        <Stack space={1}>
          <Heading level={2} id="trends-comparison">
            {m.trends_compare_title({ before: sayBefore(period) })}
          </Heading>
          <Text size={14} tone="muted">
            {m.trends_compare_spans({
              before: saySpan({ from: span.beforeFrom, to: span.from }, clock),
              now: saySpan(span, clock),
            })}
          </Text>
        </Stack>
        <Table<Row>
          label={m.trends_compare_title({ before: sayBefore(period) })}
          columns={[
            {
              id: 'measure',
              name: m.trends_column_measure(),
              render: ({ metric }) => kindLabel(metric.type),
            },
            {
              id: 'before',
              name: m.trends_column_before(),
              render: ({ metric: { before } }) => <Average {...before} series={before.averages} />,
            },
            {
              id: 'now',
              name: m.trends_column_now(),
              render: ({ metric }) => <Average {...metric} />,
            },
            {
              id: 'change',
              name: m.trends_column_change(),
              align: 'end',
              render: (row) => <Change {...row} />,
            },
          ]}
          rows={rows}
        />
        <Text size={14} tone="muted">
          {m.trends_after_note()}
        </Text>
        {sources.length > 0 && (
          <Text size={14} tone="muted" as="div">
            {m.range_sources()}
            <SourceList sources={sources} />
          </Text>
        )}
      </Stack>
    </Card>
  );
}

type AverageProps = {
  counts: { count: number };
  days: number;
  enough: ReadingMeasure['metric']['enough'];
  series: ReadingMeasure['metric']['before']['averages'];
};

function Average({ counts, days, enough, series }: AverageProps) {
  const [first] = series;
  if (enough.isEnough && first)
    return (
      <>
        <Measurement parts={series.flatMap(({ average }) => average ?? [])} unit={first.unit} />
        <Text size={14} tone="muted">
          {m.trends_readings_on_days({ count: counts.count, days: sayDays(days) })}
        </Text>
      </>
    );
  return (
    <Text size={14} tone="muted">
      {counts.count === 0
        ? m.trends_none()
        : m.trends_too_few({
            have: m.trends_readings_on_days({ count: counts.count, days: sayDays(days) }),
            need: m.trends_readings_on_days({ count: enough.needsReadings, days: sayDays(enough.needsDays) }),
          })}
    </Text>
  );
}

/** The difference in figures, and how much it may be trusted. */
function Change({ comparison }: Row) {
  const { verdict, changes } = comparison;
  const unit = changes[0]?.unit;
  if (verdict === 'not-enough' || !unit)
    return (
      <Text size={14} tone="muted">
        {m.trends_not_enough()}
      </Text>
    );
  return (
    <>
      <Text weight="bold">{`${sayChange(comparison)} ${unitLabel(unit)}`}</Text>
      {verdict === 'same' && (
        <Text size={14} tone="muted">
          {m.trends_within_error()}
        </Text>
      )}
      {verdict === 'unclaimed' && (
        <Text size={14} tone="muted">
          {m.trends_unclaimed()}
        </Text>
      )}
    </>
  );
}
