import type { ClinicalStatus } from '../private/reading/reading';
import * as styles from './StatusMark.css';

export type StatusGlyphProps = {
  status: ClinicalStatus;
  /** Position of its centre, in the drawing's own units. @default 0 */
  x?: number;
  /** @default 0 */
  y?: number;
  /** 1 fills a square of 12. @default 1 */
  scale?: number;
};

const shapes: Record<ClinicalStatus, React.ReactNode> = {
  'in-range': <circle r="5" />,
  // The middle of a triangle's mass lies below the middle of its height.
  high: <path d="M0 -5.5 5.5 4.5h-11z" />,
  low: <path d="M0 5.5 5.5 -4.5h-11z" />,
  critical: <path d="M0 -5.8 5.8 0 0 5.8-5.8 0z" />,
  'not-assessed': <circle r="4.8" />,
};

/** The shape of a status as part of another drawing, such as a chart. */
export function StatusGlyph({ status, x = 0, y = 0, scale = 1 }: StatusGlyphProps) {
  return (
    <g
      className={styles.glyph[status]}
      data-status={status}
      transform={`translate(${x} ${y}) scale(${scale})`}
    >
      {shapes[status]}
    </g>
  );
}

export type StatusMarkProps = { status: ClinicalStatus };

/** The shape of a status alone, as large as the text beside it. It says nothing to a reader: a word must stand beside it. */
export function StatusMark({ status }: StatusMarkProps) {
  return (
    <svg className={styles.mark} viewBox="-6 -6 12 12" aria-hidden="true">
      <StatusGlyph status={status} />
    </svg>
  );
}
