import { Arc } from '@visx/shape';
import { FillPatterns, fillProps } from '../private/fills';
import * as styles from './Donut.css';
import type { Slice } from './parts';

export type DonutRingProps = {
  slices: readonly Slice[];
  /** Id of the patterns of this drawing. */
  patterns: string;
  active: number | null;
  onPoint: (index: number) => void;
};

const outer = 96;
const inner = 64;

/** The drawing alone; the slider over it, the list beside it and the table say what it shows. */
export function DonutRing({ slices, patterns, active, onPoint }: DonutRingProps) {
  const drawn = slices.filter(({ startAngle, endAngle }) => endAngle > startAngle);
  const marked = active === null ? undefined : slices[active];
  return (
    <svg className={styles.drawing} viewBox="-100 -100 200 200" aria-hidden="true">
      <FillPatterns id={patterns} indices={slices.map((_, index) => index)} />
      {slices.map(({ label, startAngle, endAngle }, index) => (
        <Arc
          key={label}
          {...fillProps(patterns, index)}
          innerRadius={inner}
          outerRadius={outer}
          startAngle={startAngle}
          endAngle={endAngle}
          onPointerEnter={() => onPoint(index)}
          onPointerDown={() => onPoint(index)}
        />
      ))}
      {drawn.length > 1 &&
        drawn.map(({ label, startAngle }) => (
          <line
            key={label}
            className={styles.parting}
            x1={(inner - 2) * Math.sin(startAngle)}
            y1={-(inner - 2) * Math.cos(startAngle)}
            x2={(outer + 2) * Math.sin(startAngle)}
            y2={-(outer + 2) * Math.cos(startAngle)}
          />
        ))}
      {marked && (
        <Arc
          className={styles.activePart}
          innerRadius={inner - 2}
          outerRadius={outer + 2}
          startAngle={marked.startAngle}
          endAngle={marked.endAngle}
          pointerEvents="none"
        />
      )}
    </svg>
  );
}
