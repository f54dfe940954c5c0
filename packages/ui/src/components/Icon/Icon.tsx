import type { LucideIcon } from 'lucide-react';
import { icon as style } from './Icon.css';

export type IconProps = {
  icon: LucideIcon;
  /** Side in px at the browser's default. @default 20 */
  size?: 16 | 20 | 24;
  /** Meaning for people who do not see it. Leave it out if words beside it say the same. */
  label?: string;
};

/** One of lucide's icons at the weight of our letters. */
export function Icon({ icon: Drawing, size = 20, label }: IconProps) {
  return (
    <Drawing
      className={style}
      size={`${size / 16}rem`}
      strokeWidth={1.75}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
