import { motif } from '@nadi/brand/logo';
import { drawing, fading, frame, height, line, moving, resting, steady, water } from './PulseRiver.css';

export type PulseRiverProps = {
  /** 64, 104 or 172 px high; as wide as there is room. @default 'medium' */
  size?: keyof typeof height;
  /** A beat runs along it, while something is on its way. */
  isMoving?: boolean;
  /** Fades out to both sides, beside words. @default false */
  isFading?: boolean;
};

/** Scale of each size, relative to the drawing. */
const scaleOf = { small: 64 / 172, medium: 104 / 172, large: 1 };

/** The motif: a pulse line that becomes a river. For the logo's neighbours: loading, empty, signing in. Nowhere else. */
export function PulseRiver({ size = 'medium', isMoving, isFading }: PulseRiverProps) {
  const still = `${line} ${steady} ${isMoving ? resting : ''}`;
  return (
    <div aria-hidden className={`${frame} ${height[size]} ${isFading ? fading : ''}`}>
      <svg className={drawing} viewBox={`0 0 ${motif.width} ${motif.height}`} aria-hidden="true">
        <path className={water} d={motif.river + motif.bank} />
        <path className={still} d={motif.river} strokeWidth={motif.riverStrokeWidth} />
        <path className={still} d={motif.line} strokeWidth={motif.strokeWidth} />
        {isMoving && (
          <path
            className={`${line} ${moving}`}
            // Without the run-up, so that the beat spends its time where it is seen.
            d={motif.line.replace(/^M-?\d+/, 'M-120')}
            pathLength={100}
            strokeWidth={motif.strokeWidth / scaleOf[size]}
          />
        )}
      </svg>
    </div>
  );
}
