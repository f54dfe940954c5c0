import { useRef, useState } from 'react';
import * as m from '../../../generated/messages/messages';
import { useSize } from '../../components/private/use-size';
import { StatusBadge } from '../../components/StatusBadge/StatusBadge';
import { ChartFigure } from '../private/ChartFigure';
import { ChartTable } from '../private/ChartTable';
import * as shared from '../private/chart.css';
import { sayMissing, type Unit, writeNumber, writeTick } from '../private/unit';
import { Walker } from '../private/Walker';
import { columnsFrame, rowsFrame } from './BarChart.css';
import { BarColumns } from './BarColumns';
import { BarLegend, type Reference } from './BarLegend';
import { BarRows } from './BarRows';
import { type Arrangement, type BarGroup, type Direction, statusesOf, totalOf } from './bars';
import { layOutColumns, nearestSlot } from './geometry';
import { sayGroup, writeOrGap, writeSpan } from './words';

export type BarChartProps = {
  /** Subject of the chart: "Steps a day". */
  label: string;
  /** The chart's message, in a sentence: "You walked most on Saturday." */
  summary: string;
  unit: Unit;
  /** In their order: oldest first, or as people would list them. */
  groups: readonly BarGroup[];
  /** Names of the series, in the order of each group's values; one to four. One needs no legend. */
  series: readonly [string, ...string[]];
  /** `vertical` for a course in time, `horizontal` for things with names. @default 'vertical' */
  direction?: Direction;
  /** `stacked` only where the parts add up to something. @default 'grouped' */
  arrangement?: Arrangement;
  /** A goal or a bound, drawn as a dashed line through all bars. */
  reference?: Reference;
};

/** Amounts side by side, all from nought. Arrow keys or the pointer read them one by one, and a table gives all as text. */
export function BarChart(props: BarChartProps) {
  const { label, summary, groups, direction = 'vertical' } = props;
  const isEmpty = !groups.some(({ values }) => values.some((value) => typeof value === 'number'));
  return (
    <ChartFigure
      label={label}
      summary={summary}
      isEmpty={isEmpty}
      height={direction === 'vertical' ? 'steady' : 'own'}
      chart={<Readable {...props} />}
      table={<BarTable {...props} />}
    />
  );
}

function Readable({
  label,
  unit,
  groups,
  series,
  direction = 'vertical',
  arrangement = 'grouped',
  reference,
}: BarChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const isVertical = direction === 'vertical';
  const last = groups.length - 1;
  const [chosen, setChosen] = useState<number | null>(null);
  // Fewer groups may come while one is being read.
  const active = chosen === null ? null : Math.min(chosen, last);
  const start = isVertical ? last : 0;
  const group = active === null ? undefined : groups[active];
  const current = groups[active ?? start];
  const plot =
    size && isVertical
      ? layOutColumns({
          groups,
          seriesCount: series.length,
          arrangement,
          reference: reference?.value,
          size,
          writeTick: (value) => writeTick(value, unit),
        })
      : null;
  const point = (event: React.PointerEvent) => {
    if (!plot || !frame.current) return;
    setChosen(nearestSlot(plot.slots, event.clientX - frame.current.getBoundingClientRect().left));
  };
  const shares = { groups, unit, seriesCount: series.length, arrangement, reference: reference?.value };
  return (
    <>
      {/* Leaves the readout out where bars lie: their values stand beside them. */}
      {isVertical && (
        <p className={shared.readout} aria-hidden={group ? true : undefined}>
          {group ? <Readout group={group} {...shares} /> : writeSpan(groups, unit)}
        </p>
      )}
      <BarLegend
        series={series}
        unit={unit}
        reference={reference}
        group={group}
        statuses={isVertical ? statusesOf(groups) : []}
      />
      <div
        ref={frame}
        className={`${shared.frame} ${isVertical ? columnsFrame : rowsFrame}`}
        onPointerDown={point}
        onPointerMove={point}
        onPointerLeave={() => setChosen(null)}
      >
        {plot && size && <BarColumns {...shares} {...size} plot={plot} active={active} />}
        {!isVertical && <BarRows {...shares} size={size} active={active} onPoint={setChosen} />}
        <Walker
          label={m.chart_walk({ label })}
          count={groups.length}
          active={active}
          start={start}
          isDownwards={!isVertical}
          valueText={current ? sayGroup(current, series, unit, arrangement) : ''}
          onActiveChange={setChosen}
        />
      </div>
    </>
  );
}

type ReadoutProps = { group: BarGroup; unit: Unit; seriesCount: number; arrangement: Arrangement };

function Readout({ group, unit, seriesCount, arrangement }: ReadoutProps) {
  const total = seriesCount > 1 && arrangement === 'stacked' ? totalOf(group) : null;
  return (
    <>
      {seriesCount === 1 && <span className={shared.value}>{writeOrGap(group.values[0], unit)}</span>}
      {total !== null && (
        <span className={shared.value}>
          {m.chart_named_value({ name: m.chart_total(), value: writeOrGap(total, unit) })}
        </span>
      )}
      {group.status && <StatusBadge status={group.status} worst={group.worst} />}
      <span>{group.label}</span>
    </>
  );
}

/** The chart's twin: every group as text. */
export function BarTable({ label, unit, groups, series, arrangement }: BarChartProps) {
  const isSummed = arrangement === 'stacked' && series.length > 1;
  const hasStatus = groups.some(({ status }) => status);
  const write = (value: number | null | undefined) =>
    typeof value === 'number' ? writeNumber(value, unit) : sayMissing(unit);
  const name = (of: string) => m.chart_column({ name: of, unit: unit.label });
  return (
    <ChartTable
      caption={label}
      columns={[
        m.reading_column_what(),
        ...series.map(name),
        ...(isSummed ? [name(m.chart_total())] : []),
        ...(hasStatus ? [m.reading_column_reading()] : []),
      ]}
      rows={groups.map((group) => ({
        key: group.label,
        cells: [
          group.label,
          ...series.map((_, index) => write(group.values[index])),
          ...(isSummed ? [write(totalOf(group))] : []),
          ...(hasStatus ? [group.status && <StatusBadge status={group.status} worst={group.worst} />] : []),
        ],
      }))}
    />
  );
}
