import { LinePath } from '@visx/shape';
import * as m from '../../../generated/messages/messages';
import { formatNumber } from '../../components/private/reading/format-number';
import { formattingLocale } from '../../components/private/reading/locale';
import { StatusGlyph } from '../../components/StatusMark/StatusMark';
import { formatDay } from '../../components/When/format-when';
import type { Clock } from '../../components/When/When';
import * as shared from '../private/chart.css';
import { marksOf, type Plot, placeNames } from './geometry';
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

const names = { systolic: m.trend_systolic, diastolic: m.trend_diastolic, value: () => '' };

/** The drawing alone. What it shows is said by the slider that lies over it and by the table. */
export function TrendPlot({ trend, plot, clock, active, isPending }: TrendPlotProps) {
  const lines = trend.series.map((series) => marksOf(trend, series, plot));
  return (
    <svg
      className={shared.drawing}
      width={plot.width}
      height={plot.height}
      data-pending={isPending || undefined}
      aria-hidden="true"
    >
      <Bands trend={trend} plot={plot} />
      <Axes trend={trend} plot={plot} clock={clock} />
      {/* Straight from reading to reading: a curve would draw values that nobody measured. */}
      {lines.map((marks, index) => (
        <LinePath
          key={trend.series[index]?.code}
          className={index === 0 ? styles.firstLine : styles.secondLine}
          data-dense={!plot.hasRoomForMarks || undefined}
          data={marks}
          x={({ x }) => x}
          y={({ y }) => y}
        />
      ))}
      {active !== null && <Cursor marks={lines.map((marks) => marks[active])} plot={plot} />}
      <Marks trend={trend} marks={lines[0] ?? []} plot={plot} />
      {lines.length > 1 && trend.points.length > 0 && (
        <Names labels={trend.series.map(({ code }) => names[code]())} lines={lines} plot={plot} />
      )}
    </svg>
  );
}

type PartProps = { trend: Trend; plot: Plot };

function Bands({ trend, plot }: PartProps) {
  return trend.series.map(({ code, band }) => {
    if (!band) return null;
    const top = band.high === null ? plot.top : plot.y(band.high);
    const bottom = band.low === null ? plot.bottom : plot.y(band.low);
    return (
      <g key={code}>
        <rect
          className={styles.band}
          x={plot.left}
          width={plot.right - plot.left}
          y={top}
          height={bottom - top}
        />
        {band.high !== null && (
          <line className={styles.bandEdge} x1={plot.left} x2={plot.right} y1={top} y2={top} />
        )}
        {band.low !== null && (
          <line className={styles.bandEdge} x1={plot.left} x2={plot.right} y1={bottom} y2={bottom} />
        )}
      </g>
    );
  });
}

function Axes({ trend, plot, clock }: PartProps & { clock: Clock }) {
  const options = { locale: formattingLocale(), timeZone: clock.timeZone };
  const last = plot.xTicks.length - 1;
  const anchor = (index: number) => (index === 0 ? 'start' : index === last ? 'end' : 'middle');
  const place = (tick: Date, index: number) =>
    index === 0 ? plot.left : index === last ? plot.right : plot.x(tick.toISOString());
  return (
    <>
      {plot.yTicks.map((tick) => (
        <g key={tick} transform={`translate(0 ${plot.y(tick)})`}>
          <line className={shared.gridLine} x1={plot.left} x2={plot.right} />
          <text className={shared.tick} x={plot.left - plot.line * 0.5} dy="0.32em" textAnchor="end">
            {formatNumber(tick)}
          </text>
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
    if (isExpected && !plot.hasRoomForMarks) return null;
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
}: {
  labels: string[];
  lines: { x: number; y: number }[][];
  plot: Plot;
}) {
  // Bold letters of 14 px are about half an em wide.
  const width = Math.max(...labels.map((label) => label.length)) * plot.line * 0.5;
  const bases = placeNames(lines, plot, width);
  return labels.map((label, index) => (
    <text key={label} className={styles.name} x={plot.right} y={bases[index]}>
      {label}
    </text>
  ));
}
