import type { ReactNode } from 'react';
import { formatNumber } from '../private/reading/format-number';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './Badge.css';

export type BadgeProps = {
  /** The count. Nothing is shown for 0. */
  count: number;
  /** The most that is written out; more is "99+". @default 99 */
  max?: number;
  /** Name of the counted items, for screen readers: "3 new notifications". Leave it out if words beside it say so. */
  label?: string;
  /** `accent` is new, `neutral` is just so many, `critical` must be dealt with. @default 'accent' */
  tone?: keyof typeof styles.tone;
  /** The element that it counts for, an icon or an avatar: the badge is at its corner. Without it, the badge is in the line. */
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
