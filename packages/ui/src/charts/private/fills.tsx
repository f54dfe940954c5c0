import { type ReactNode, useId } from 'react';
import * as styles from './fills.css';

/** The maximum number that people can tell apart. */
export const fillCount = 6;

type Fill = { className: string; ground?: string; pattern?: ReactNode };

/** Parts are told apart by their pattern; there are no two that only a colour tells apart. */
const fills: readonly Fill[] = [
  { className: styles.solid },
  {
    className: styles.edged,
    ground: styles.softGround,
    pattern: <path className={styles.thread} d="M-2 2 2 -2M-1 7 7 -1M4 8 8 4" />,
  },
  { className: styles.muted },
  {
    className: styles.edged,
    ground: styles.ground,
    pattern: (
      <>
        <circle className={styles.dot} cx="1.5" cy="1.5" r="1.3" />
        <circle className={styles.dot} cx="4.5" cy="4.5" r="1.3" />
      </>
    ),
  },
  {
    className: styles.edgedMuted,
    ground: styles.ground,
    pattern: <path className={styles.mutedThread} d="M0 3H6M3 0V6" />,
  },
  { className: styles.edgedMuted, ground: styles.ground, pattern: null },
];

const fillAt = (index: number): Fill => fills[index % fillCount] ?? { className: styles.solid };

/** The patterns of a drawing; `id` is its own. */
export function FillPatterns({ id, indices }: { id: string; indices: readonly number[] }) {
  return (
    <defs>
      {indices.map((index) => {
        const { ground, pattern } = fillAt(index);
        if (!ground) return null;
        return (
          <pattern key={index} id={`${id}-${index}`} width="6" height="6" patternUnits="userSpaceOnUse">
            <rect className={ground} width="6" height="6" />
            {pattern}
          </pattern>
        );
      })}
    </defs>
  );
}

/** The attributes that give a shape the fill of a series. */
export function fillProps(id: string, index: number): { className: string; fill?: string } {
  const { className, ground } = fillAt(index);
  return ground ? { className, fill: `url(#${id}-${index})` } : { className };
}

/** The series' pattern beside its name. */
export function Swatch({ index }: { index: number }) {
  const id = useId();
  return (
    <svg className={styles.swatch} viewBox="0 0 16 16" aria-hidden="true">
      <FillPatterns id={id} indices={[index]} />
      <rect x="1" y="1" width="14" height="14" rx="3" {...fillProps(id, index)} />
    </svg>
  );
}
