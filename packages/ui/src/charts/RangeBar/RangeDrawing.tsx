import type { ClinicalStatus } from '../../components/private/reading/reading';
import type { Size } from '../../components/private/use-size';
import { StatusGlyph } from '../../components/StatusMark/StatusMark';
import { type Unit, writeNumber } from '../private/unit';
import type { RangePlot, Segment } from './geometry';
import * as styles from './RangeBar.css';

export type RangeDrawingProps = {
  plot: RangePlot;
  size: Size;
  unit: Unit;
  /** Null where there is no value that could have one. */
  status: ClinicalStatus | null;
};

/** The drawing alone: what it shows stands around it in words. */
export function RangeDrawing({ plot, size: { width, height, rem }, unit, status }: RangeDrawingProps) {
  const top = rem * 1.125;
  const thickness = rem * 0.875;
  return (
    <svg className={styles.drawing} width={width} height={height} aria-hidden="true">
      {plot.segments.map((segment, index) => (
        <Band
          key={segment.x}
          segment={segment}
          top={top}
          thickness={thickness}
          // A value that is not assessed must not look as if these bands had assessed it.
          status={status === 'not-assessed' ? 'not-assessed' : segment.band.interpretation}
          pin={plot.marker && !plot.marker.beyond ? plot.marker.x : null}
          isLast={index === plot.segments.length - 1}
        />
      ))}
      {plot.edges.map(({ x, value }) => (
        <text key={value} className={styles.number} x={x} y={top + thickness + rem * 1.125}>
          {writeNumber(value, unit)}
        </text>
      ))}
      {plot.marker && status && (
        <Marker marker={plot.marker} status={status} top={top} bottom={top + thickness + 3} width={width} />
      )}
    </svg>
  );
}

type BandProps = {
  segment: Segment;
  top: number;
  thickness: number;
  status: ClinicalStatus;
  /** Position of the value; the shape of the band would only be in its way. */
  pin: number | null;
  isLast: boolean;
};

function Band({ segment: { x, width, band }, top, thickness, status, pin, isLast }: BandProps) {
  // A gap where bands meet, so that two of one colour are still two.
  const drawn = Math.max(1, width - (isLast ? 0 : 2));
  const middle = x + drawn / 2;
  const hasShape = drawn >= 24 && (pin === null || Math.abs(pin - middle) > 10);
  return (
    <g>
      <rect className={styles.segment[status]} x={x} y={top} width={drawn} height={thickness} rx="2" />
      <rect
        className={styles.underline[status]}
        x={x}
        y={top + thickness - 3}
        width={drawn}
        height="3"
        rx="1"
      />
      {hasShape && (
        <StatusGlyph status={band.interpretation} x={middle} y={top + (thickness - 3) / 2} scale={0.55} />
      )}
    </g>
  );
}

type MarkerProps = {
  marker: NonNullable<RangePlot['marker']>;
  status: ClinicalStatus;
  top: number;
  bottom: number;
  width: number;
};

function Marker({ marker: { x, beyond }, status, top, bottom, width }: MarkerProps) {
  // The pin keeps its whole width at both ends.
  const at = Math.min(width - 2, Math.max(2, x));
  const middle = top - 8;
  if (beyond) {
    const way = beyond === 'above' ? 1 : -1;
    return (
      <>
        <StatusGlyph status={status} x={at - way * 24} y={middle} />
        <path
          className={styles.arrow}
          d={`M${at - way * 14} ${middle}H${at}M${at - way * 5} ${middle - 5}L${at} ${middle}L${at - way * 5} ${middle + 5}`}
        />
      </>
    );
  }
  return (
    <>
      <line className={styles.pinGround} x1={at} x2={at} y1={top} y2={bottom} />
      <line className={styles.pin} x1={at} x2={at} y1={top - 1} y2={bottom} />
      <StatusGlyph status={status} x={Math.min(width - 6, Math.max(6, x))} y={middle} />
    </>
  );
}
