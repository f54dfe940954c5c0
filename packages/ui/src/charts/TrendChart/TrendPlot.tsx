import { useId } from 'react';
import { formatNumber } from '../../components/private/reading/format-number';
import { formattingLocale } from '../../components/private/reading/locale';
import { unitLabel } from '../../components/private/reading/words';
import { StatusGlyph } from '../../components/StatusMark/StatusMark';
import { formatDay } from '../../components/When/format-when';
import type { Clock } from '../../components/When/When';
import * as shared from '../private/chart.css';
import { BandFills, Bands, Limits } from './Bands';
import { marksOf, type Plot, placeNames } from './geometry';
import { drawnLimits } from './limits';
import { seriesName } from './series-name';
import * as styles from './TrendChart.css';
import type { Trend } from './trend';

export type TrendPlotProps = {
  trend: Trend;
  plot: Plot;
  clock: Clock;
  /** The point that is being read. */
  active: number | null;
  isPending?: boolean;
};

/** The drawing alone. What it shows is said by the slider that lies over it and by the table. */
export function TrendPlot({ trend, plot, clock, active, isPending }: TrendPlotProps) {
  const lines = trend.series.map((series) => marksOf(trend, series, plot));
  const id = useId();
  return (
    <svg
      className={shared.drawing}
      width={plot.width}
      height={plot.height}
      data-pending={isPending || undefined}
      aria-hidden="true"
    >
      <BandFills id={id} />
      <Bands id={id} trend={trend} plot={plot} />
      <Axes trend={trend} plot={plot} clock={clock} />
      {/* Straight from reading to reading: a curve would draw values that nobody measured. */}
      {lines.map((marks, index) => (
        <polyline
          key={trend.series[index]?.code}
          className={index === 0 ? styles.firstLine : styles.secondLine}
          data-dense={!plot.hasRoomForMarks || undefined}
          points={marks.map(({ x, y }) => `${x.toFixed(3)},${y.toFixed(3)}`).join(' ')}
          fill="none"
          strokeLinecap="round"
        />
      ))}
      <Limits trend={trend} plot={plot} />
      {active !== null && <Cursor marks={lines.map((marks) => marks[active])} plot={plot} />}
      {lines
        .slice(1)
        .map((marks, index) =>
          marks.map(({ x, y }) => (
            <circle
              key={`${trend.series[index + 1]?.code} ${x} ${y}`}
              className={styles.secondMark}
              cx={x}
              cy={y}
              r={plot.hasRoomForMarks ? 2.75 : 1.75}
            />
          )),
        )}
      <Marks trend={trend} marks={lines[0] ?? []} plot={plot} />
      {lines.length > 1 && trend.points.length > 0 && (
        <Names
          labels={trend.series.map(({ code }) => seriesName(code))}
          lines={lines}
          plot={plot}
          limits={drawnLimits(trend).map(({ value }) => plot.y(value))}
        />
      )}
    </svg>
  );
}

type PartProps = { trend: Trend; plot: Plot };

function Axes({ trend, plot, clock }: PartProps & { clock: Clock }) {
  const options = { locale: formattingLocale(), timeZone: clock.timeZone };
  const last = plot.xTicks.length - 1;
  const anchor = (index: number) => (index === 0 ? 'start' : index === last ? 'end' : 'middle');
  const place = (tick: Date, index: number) =>
    index === 0 ? plot.left : index === last ? plot.right : plot.x(tick.toISOString());
  const unit = trend.series[0]?.unit;
  return (
    <>
      {unit && (
        <text className={shared.tick} x="0" y={plot.line * 0.875}>
          {unitLabel(unit)}
        </text>
      )}
      {plot.yTicks.map((tick) => (
        <g key={tick} transform={`translate(0 ${plot.y(tick)})`}>
          <line className={shared.gridLine} x1={plot.left} x2={plot.right} />
          {plot.hasRoomForTicks && (
            <text className={shared.tick} x={plot.left - plot.line * 0.5} dy="0.32em" textAnchor="end">
              {formatNumber(tick)}
            </text>
          )}
        </g>
      ))}
      {plot.xTicks.map((tick, index) => (
        <text
          key={tick.getTime()}
          className={shared.tick}
          x={place(tick, index)}
          y={plot.height - plot.line * 0.25}
          textAnchor={anchor(index)}
        >
          {formatDay(tick.toISOString(), trend.to, options)}
        </text>
      ))}
    </>
  );
}

function Marks({ trend, marks, plot }: PartProps & { marks: { x: number; y: number }[] }) {
  const scale = plot.hasRoomForMarks ? 0.85 : 0.6;
  return marks.map(({ x, y }, index) => {
    const { at, status } = trend.points[index] ?? { status: 'not-assessed' };
    const isExpected = status === 'in-range' || status === 'not-assessed';
    if (isExpected && !plot.hasRoomForMarks)
      return <circle key={at} className={styles.openMark} cx={x} cy={y} r="1.75" />;
    if (status === 'in-range') return <circle key={at} className={styles.openMark} cx={x} cy={y} r="3.25" />;
    return (
      <g key={at}>
        {status === 'not-assessed' && <circle className={styles.ground} cx={x} cy={y} r="5" />}
        <StatusGlyph status={status} x={x} y={y} scale={status === 'critical' ? 1 : scale} />
      </g>
    );
  });
}

function Cursor({ marks, plot }: { marks: ({ x: number; y: number } | undefined)[]; plot: Plot }) {
  const x = marks[0]?.x;
  return (
    <>
      <line className={shared.cursor} x1={x} x2={x} y1={plot.top} y2={plot.bottom} />
      {marks.map(
        (mark) => mark && <circle key={mark.y} className={styles.cursorMark} cx={mark.x} cy={mark.y} r="9" />,
      )}
    </>
  );
}

function Names({
  labels,
  lines,
  plot,
  limits,
}: {
  labels: string[];
  lines: { x: number; y: number }[][];
  plot: Plot;
  limits: number[];
}) {
  // Bold letters of 14 px are about half an em wide.
  const width = Math.max(...labels.map((label) => label.length)) * plot.line * 0.5;
  const bases = placeNames(lines, plot, width, limits);
  return labels.map((label, index) => (
    <text key={label} className={styles.name} x={plot.right} y={bases[index]}>
      {label}
    </text>
  ));
}
