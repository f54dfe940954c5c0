import { useId } from 'react';
import { StatusBadge } from '../../components/StatusBadge/StatusBadge';
import * as shared from '../private/chart.css';
import { FillPatterns } from '../private/fills';
import type { Unit } from '../private/unit';
import * as styles from './BarChart.css';
import { BarShape } from './BarShape';
import { type Arrangement, type BarGroup, totalOf } from './bars';
import { layOutRow } from './geometry';
import { writeOrGap } from './words';

export type BarRowsProps = {
  groups: readonly BarGroup[];
  unit: Unit;
  seriesCount: number;
  arrangement: Arrangement;
  reference?: number;
  /** Room for the bars in px, and how large people set their text; null before it is known. */
  size: { width: number; rem: number } | null;
  active: number | null;
  onPoint: (index: number | null) => void;
};

/** Bars that lie, each below its own words: names of any length have room, and values stand beside them. */
export function BarRows({ groups, unit, seriesCount, size, active, onPoint, ...options }: BarRowsProps) {
  const patterns = useId();
  return (
    // The slider and the table say it all; rows would say it a third time.
    <div className={styles.rows} aria-hidden="true" onPointerLeave={() => onPoint(null)}>
      {groups.map((group, index) => {
        const row = size && layOutRow(group, { ...options, groups, seriesCount, ...size });
        return (
          <div
            key={group.label}
            className={styles.row}
            data-active={index === active || undefined}
            onPointerMove={() => onPoint(index)}
            onPointerDown={() => onPoint(index)}
          >
            <span className={styles.rowName}>{group.label}</span>
            <span className={styles.rowValue}>
              {group.status && <StatusBadge status={group.status} worst={group.worst} />}
              {seriesCount === 1 && writeOrGap(group.values[0], unit)}
              {seriesCount > 1 && options.arrangement === 'stacked' && writeOrGap(totalOf(group), unit)}
            </span>
            <div className={styles.rowBars} style={row ? { blockSize: row.height } : undefined}>
              {row && size && (
                <svg className={shared.drawing} width={size.width} height={row.height} aria-hidden="true">
                  <FillPatterns
                    id={`${patterns}-${index}`}
                    indices={Array.from({ length: seriesCount }, (_, at) => at)}
                  />
                  {row.bars.map((bar) => (
                    <BarShape key={bar.series} bar={bar} patterns={`${patterns}-${index}`} />
                  ))}
                  <line className={shared.baseline} x1={row.zero} x2={row.zero} y1={-2} y2={row.height + 2} />
                  {row.reference !== null &&
                    [shared.referenceGround, shared.reference].map((line) => (
                      <line
                        key={line}
                        className={line}
                        x1={row.reference ?? 0}
                        x2={row.reference ?? 0}
                        y1={-4}
                        y2={row.height + 4}
                      />
                    ))}
                </svg>
              )}
            </div>
          </div>
        );
      })}
    </div>
  );
}
