import { formatNumber } from '../../components/private/reading/format-number';
import { StatusGlyph } from '../../components/StatusMark/StatusMark';
import type { Plot } from './geometry';
import { drawnLimits, spreadLabels } from './limits';
import * as styles from './TrendChart.css';
import type { Trend } from './trend';

type DrawingProps = { trend: Trend; plot: Plot };

/** Bands are told apart by what they are hatched with, the first rising, the second falling: in some themes no tint is left. */
const hatches = ['M-2 2 2 -2M0 12 12 0M10 14 14 10', 'M-2 10 2 14M0 0 12 12M10 -2 14 2'] as const;

const fillOf = (id: string, index: number) => `url(#${id}-band-${index % hatches.length})`;

/** The patterns of a drawing's bands; `id` is its own. */
export function BandFills({ id }: { id: string }) {
  return (
    <defs>
      {hatches.map((path, index) => (
        <pattern key={path} id={`${id}-band-${index}`} width="12" height="12" patternUnits="userSpaceOnUse">
          <rect className={styles.band} width="12" height="12" />
          <path className={styles.hatch} d={path} data-first={index === 0 || undefined} />
        </pattern>
      ))}
    </defs>
  );
}

/** The band of each series. */
export function Bands({ id, trend, plot }: DrawingProps & { id: string }) {
  return trend.series.map(({ code, band }, index) => {
    if (!band) return null;
    const top = band.high === null ? plot.top : plot.y(band.high);
    const bottom = band.low === null ? plot.bottom : plot.y(band.low);
    return (
      <rect
        key={code}
        fill={fillOf(id, index)}
        x={plot.left}
        width={plot.right - plot.left}
        y={top}
        height={bottom - top}
      />
    );
  });
}

/** A line at each limit and its number at the edge; a critical one has the shape of critical readings. */
export function Limits({ trend, plot }: DrawingProps) {
  const limits = drawnLimits(trend);
  const { line, left, right } = plot;
  const places = spreadLabels(
    limits.map(({ value }) => plot.y(value)),
    line * 0.95,
    [plot.top, plot.bottom],
  );
  return limits.map(({ value, isCritical }, index) => {
    const y = plot.y(value);
    const place = places[index] ?? y;
    const style = isCritical ? styles.criticalLimit : styles.limit;
    return (
      <g key={`${value} ${isCritical}`} data-limit={isCritical ? 'critical' : 'range'}>
        <line
          className={isCritical ? styles.criticalEdge : styles.bandEdge}
          x1={left}
          x2={right}
          y1={y}
          y2={y}
        />
        {isCritical && <StatusGlyph status="critical" x={right + line * 0.5} y={place} scale={line / 20} />}
        <text className={style} x={right + line * (isCritical ? 1 : 0.375)} y={place} dy="0.32em">
          {formatNumber(value)}
        </text>
      </g>
    );
  });
}

/** The pattern of a band beside its words. */
export function BandSwatch({ id, index }: { id: string; index: number }) {
  return (
    <svg className={styles.swatch} viewBox="0 0 24 16" aria-hidden="true">
      <BandFills id={id} />
      <rect
        className={styles.swatchEdge}
        x="0.5"
        y="0.5"
        width="23"
        height="15"
        rx="3"
        fill={fillOf(id, index)}
      />
    </svg>
  );
}
