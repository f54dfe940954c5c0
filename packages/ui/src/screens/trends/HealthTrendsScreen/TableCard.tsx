import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { type TrendPoint, valuesOf } from '../../../charts/TrendChart/trend';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Heading } from '../../../components/Heading/Heading';
import { Measurement } from '../../../components/Measurement/Measurement';
import type { ReadingType, ReadingUnit } from '../../../components/private/reading/reading';
import { kindLabel, statusWord, unitLabel, writeParts } from '../../../components/private/reading/words';
import { Stack } from '../../../components/Stack/Stack';
import { StatusBadge } from '../../../components/StatusBadge/StatusBadge';
import { StatusMark } from '../../../components/StatusMark/StatusMark';
import { Table, type TableColumn } from '../../../components/Table/Table';
import { Text } from '../../../components/Text/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { type Clock, When } from '../../../components/When/When';
import { standings } from '../../../words/lab';
import { say } from '../../labs/LabValues/LabDrawing';
import type { LabPoint } from '../../labs/LabValues/types';
import { sayDate } from '../../medical-history/MedicalHistoryScreen/history-words';
import { cellMark } from './HealthTrendsScreen.css';
import { isByWeek, sayDay } from './trend-words';
import type { Period, ReadingMeasure, TrendsContent, Week } from './types';

type TableCardProps = {
  content: Pick<TrendsContent, 'readings' | 'labs'>;
  period: Period;
  clock: Clock;
  /** All rows are shown, however many: for paper. */
  isWhole: boolean;
};

const shownAtFirst = 6;

/** Shows the values of the plots as a table: averages of weeks for a long period, single readings for a short one. */
export function TableCard({ content: { readings, labs }, period, clock, isWhole }: TableCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isLong = isByWeek(period);
  const weeks = isLong ? weeksOf(readings) : [];
  const points = isLong ? [] : pointsOf(readings);
  const values = labs.flatMap(({ name, lines }) =>
    lines.flatMap(({ unit, points: found }) => found.map((point) => ({ ...point, name, unit }))),
  );
  const count = isLong ? weeks.length : points.length;
  const most = isOpen || isWhole ? count : shownAtFirst;
  return (
    <Card as="section" aria-labelledby="trends-table">
      <Stack space={4}>
        <Stack space={1}>
          <Heading level={2} id="trends-table">
            {m.trends_table_title()}
          </Heading>
          <Text size={14} tone="muted">
            {isLong ? m.trends_table_weeks() : m.trends_table_readings()}
          </Text>
        </Stack>
        {isLong ? (
          <WeekTable weeks={weeks.slice(0, most)} readings={readings} clock={clock} />
        ) : (
          <PointTable points={points.slice(0, most)} clock={clock} />
        )}
        {count > most && (
          <div data-print="hide">
            <Button tone="secondary" size="small" onPress={() => setIsOpen(true)}>
              {isLong ? m.trends_all_weeks({ count }) : m.trends_all_rows({ count })}
            </Button>
          </div>
        )}
        {values.length > 0 && <LabTable values={values} />}
      </Stack>
    </Card>
  );
}

type WeekRow = { id: string; of: ReadonlyMap<ReadingType, Week> };

/** The weeks that any of the measures has, the newest first. */
function weeksOf(readings: readonly ReadingMeasure[]): WeekRow[] {
  const days = new Set(readings.flatMap(({ weeks }) => weeks.map(({ to }) => to)));
  return [...days]
    .sort()
    .reverse()
    .map((to) => ({
      id: to,
      of: new Map(
        readings.flatMap(({ metric, weeks }) =>
          weeks.filter((week) => week.to === to).map((week) => [metric.type, week] as const),
        ),
      ),
    }));
}

type WeekTableProps = { weeks: WeekRow[]; readings: readonly ReadingMeasure[]; clock: Clock };

function WeekTable({ weeks, readings, clock }: WeekTableProps) {
  const columns: TableColumn<WeekRow>[] = [
    { id: 'week', name: m.trends_week_to(), render: ({ id }) => sayDay(id, clock) },
    ...readings.map(({ metric: { type, series } }) => ({
      id: type,
      name: m.trends_column_unit({ kind: kindLabel(type), unit: unitLabel(series[0]?.unit ?? '%') }),
      align: 'end' as const,
      render: ({ of }: WeekRow) => <WeekCell week={of.get(type)} />,
    })),
  ];
  return (
    <Table<WeekRow>
      label={m.trends_table_title()}
      description={m.trends_week_marks()}
      columns={columns}
      rows={weeks}
    />
  );
}

/** The mark is that of the most severe reading, which the average does not show. */
function WeekCell({ week }: { week: Week | undefined }) {
  if (!week) return m.trends_none();
  return (
    <span className={cellMark}>
      <StatusMark status={week.status} />
      <span>{writeParts(week.averages)}</span>
      {week.status === 'critical' ? (
        <Text as="span" size={14} tone="critical">
          {statusWord(week.status)}
        </Text>
      ) : (
        <VisuallyHidden>{statusWord(week.status)}</VisuallyHidden>
      )}
    </span>
  );
}

type PointRow = TrendPoint & { id: string; type: ReadingType; unit: ReadingUnit; parts: readonly number[] };

/** Every point of all measures, the newest first. */
const pointsOf = (readings: readonly ReadingMeasure[]): PointRow[] =>
  readings
    .flatMap(({ metric: { type }, trend }) => {
      if (trend.phase !== 'ready') return [];
      const { series, points } = trend.trend;
      const unit = series[0]?.unit;
      if (!unit) return [];
      return points.map((point, index) => ({
        ...point,
        ...{ id: `${type} ${index}`, type, unit, parts: valuesOf(point, series) },
      }));
    })
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at));

function PointTable({ points, clock }: { points: PointRow[]; clock: Clock }) {
  return (
    <Table<PointRow>
      label={m.trends_table_title()}
      columns={[
        {
          id: 'when',
          name: m.reading_column_when(),
          render: ({ at, count }) => (
            <>
              <When at={at} clock={clock} />
              {count > 1 && `, ${m.trend_day_mean({ count })}`}
            </>
          ),
        },
        { id: 'what', name: m.reading_column_what(), render: ({ type }) => kindLabel(type) },
        {
          id: 'value',
          name: m.reading_column_value(),
          render: ({ parts, unit }) => <Measurement parts={parts} unit={unit} />,
        },
        {
          id: 'status',
          name: m.reading_column_reading(),
          render: ({ status, worst }) => <StatusBadge status={status} worst={worst} />,
        },
      ]}
      rows={points}
      emptyState={<Text tone="muted">{m.trend_empty()}</Text>}
    />
  );
}

type LabValueRow = LabPoint & { name: string; unit: string | null };

function LabTable({ values }: { values: readonly LabValueRow[] }) {
  return (
    <Table<LabValueRow>
      label={m.trends_lab_table()}
      columns={[
        { id: 'day', name: m.lab_trend_day(), render: ({ day }) => sayDate(day) },
        { id: 'name', name: m.reading_column_what(), render: ({ name }) => name },
        { id: 'value', name: m.reading_column_value(), render: (row) => say(row, row.unit) },
        {
          id: 'range',
          name: m.lab_trend_range(),
          render: ({ rangeText }) => rangeText ?? m.lab_no_range(),
        },
        {
          id: 'place',
          name: m.lab_trend_standing(),
          render: ({ standing }) => standings[standing ?? 'unknown'].say(),
        },
      ]}
      rows={values.toSorted((a, b) => (a.day < b.day ? 1 : -1))}
    />
  );
}
