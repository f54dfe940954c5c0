import type { ReactNode } from 'react';
import { formatNumber } from '../private/reading/format-number';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './Badge.css';

export type BadgeProps = {
  /** How many. Nothing is shown for 0. */
  count: number;
  /** The most that is written out; more is "99+". @default 99 */
  max?: number;
  /** What is counted, for screen readers: "3 new notifications". Left out where words beside it say so. */
  label?: string;
  /** `accent` is new, `neutral` is just so many, `critical` must be dealt with. @default 'accent' */
  tone?: keyof typeof styles.tone;
  /** What it counts, an icon or an avatar: the badge stands at its corner. Without it, the badge stands in the line. */
  children?: ReactNode;
};

/** A count beside a thing. */
export function Badge({ count, max = 99, label, tone = 'accent', children }: BadgeProps) {
  const badge = count > 0 && (
    <>
      <span
        aria-hidden
        className={`${styles.badge} ${styles.tone[tone]} ${children === undefined ? '' : styles.corner}`}
      >
        {count > max ? `${formatNumber(max)}+` : formatNumber(count)}
      </span>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </>
  );
  if (children === undefined) return badge;
  return (
    <span className={styles.beside}>
      {children}
      {badge}
    </span>
  );
}
