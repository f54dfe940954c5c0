import { useDeferredValue, useRef } from 'react';
import * as m from '../../../../generated/messages/messages';
import * as shared from '../../../charts/private/chart.css';
import { linear } from '../../../charts/private/linear';
import { formatNumber } from '../../../components/private/reading/format-number';
import { type Size, useSize } from '../../../components/private/use-size';
import * as styles from './GrowthScreen.css';
import { kindNames, sayUnit } from './growth-words';
import type { GrowthChartLines, GrowthMeasure, GrowthPoint } from './types';

type GrowthChartProps = { measure: GrowthMeasure; chart: GrowthChartLines };

/** The values of a measure among the lines of a chart. The table of the page says the same in words. */
export function GrowthChart({ measure, chart }: GrowthChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useDeferredValue(useSize(frame, 'after-paint'));
  const points = measure.points.filter(({ standard }) => standard === chart.standard);
  return (
    <figure className={shared.chart} aria-label={m.growth_chart_label({ kind: kindNames[measure.code]() })}>
      <div className={shared.stage}>
        <div ref={frame} className={shared.frame}>
          {size && <Drawing chart={chart} points={points} unit={sayUnit(measure)} size={size} />}
        </div>
      </div>
    </figure>
  );
}

const daysOfYear = 365.25;
const path = (marks: readonly { x: number; y: number }[]) =>
  marks.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ');

/** Labels that would lie on each other give way to the lower one. */
function spread(places: readonly number[], least: number): number[] {
  let last = Number.POSITIVE_INFINITY;
  return places.map((place) => {
    last = Math.min(place, last - least);
    return last;
  });
}

type DrawingProps = {
  chart: GrowthChartLines;
  points: readonly GrowthPoint[];
  unit: string;
  size: Size;
};

function Drawing({ chart: { lines, standard }, points, unit, size: { width, height, rem } }: DrawingProps) {
  const [fromYear, toYear] = standard === 'who-2006' ? [0, 5] : [5, 18];
  const values = [
    ...lines.flatMap((line) => line.points.map(({ value }) => value)),
    ...points.flatMap(({ low, high }) => [low, high]),
  ];
  const [left, right, top, bottom] = [rem * 2.25, width - rem * 3, rem * 1.5, height - rem * 1.75];
  const y = linear({
    domain: values.length > 0 ? [Math.min(...values), Math.max(...values)] : [0, 1],
    range: [bottom, top],
    nice: 5,
  });
  const x = linear({ domain: [fromYear * daysOfYear, toYear * daysOfYear], range: [left, right] });
  const step = standard === 'who-2006' ? 1 : (right - left) / 13 > rem * 1.5 ? 1 : 3;
  const years = Array.from(
    { length: Math.floor((toYear - fromYear) / step) + 1 },
    (_, index) => fromYear + index * step,
  );
  const drawn = lines.map((line) => ({
    ...line,
    marks: line.points.map(({ ageDays, value }) => ({ x: x(ageDays), y: y(value) })),
  }));
  const [lowest, highest] = [drawn[0], drawn.at(-1)];
  const places = spread(
    drawn.map(({ marks }) => marks.at(-1)?.y ?? bottom),
    rem * 0.9,
  );
  const marks = points.map((point) => ({ ...point, x: x(point.ageDays), y: y(point.high) }));
  const latest = marks.at(-1);
  return (
    <svg className={shared.drawing} width={width} height={height} aria-hidden="true">
      {lowest && highest && (
        <polygon className={styles.band} points={path([...highest.marks, ...lowest.marks.toReversed()])} />
      )}
      <text className={shared.tick} x="0" y={rem * 0.875}>
        {unit}
      </text>
      {y.ticks(5).map((tick) => (
        <g key={tick}>
          <line className={shared.gridLine} x1={left} x2={right} y1={y(tick)} y2={y(tick)} />
          <text className={shared.tick} x={left - rem * 0.5} y={y(tick)} dy="0.32em" textAnchor="end">
            {formatNumber(tick)}
          </text>
        </g>
      ))}
      {years.map((year) => (
        <text
          key={year}
          className={shared.tick}
          x={x(year * daysOfYear)}
          y={height - rem * 0.25}
          textAnchor="middle"
        >
          {year === 0 ? m.growth_birth() : formatNumber(year)}
        </text>
      ))}
      {drawn.map(({ label, marks: line }, index) => (
        <g key={label}>
          <polyline className={styles.line} data-middle={label === '50' || undefined} points={path(line)} />
          <text className={styles.lineName} x={right + rem * 0.25} y={places[index]} dy="0.32em">
            {sayLine(label)}
          </text>
        </g>
      ))}
      <polyline className={styles.course} points={path(marks)} />
      {marks.map(({ day, x: at, y: high, low }) => (
        <g key={day}>
          <line className={styles.course} x1={at} x2={at} y1={high} y2={y(low)} />
          <circle className={styles.mark} cx={at} cy={high} r="3.25" />
          {high !== y(low) && <circle className={styles.mark} cx={at} cy={y(low)} r="3.25" />}
        </g>
      ))}
      {latest &&
        [...new Set([latest.low, latest.high])].map((value) => (
          <circle key={value} className={styles.latest} cx={latest.x} cy={y(value)} r="6" />
        ))}
    </svg>
  );
}

function sayLine(label: string): string {
  if (label === 'overweight') return m.growth_line_overweight();
  return label === 'obesity' ? m.growth_line_obesity() : m.growth_line({ label });
}
