import type { LucideIcon } from 'lucide-react';
import { Icon } from '../Icon/Icon';
import { tag, tone as toneOf } from './Tag.css';

export type TagProps = {
  /** One to three words; they alone must be enough. */
  children: string;
  /** For the meaning of a reading, use a `StatusBadge` instead. @default 'neutral' */
  tone?: keyof typeof toneOf;
  icon?: LucideIcon;
};

/** The state of an item, beside its name: "This device", "Waiting". */
export function Tag({ children, tone = 'neutral', icon }: TagProps) {
  return (
    <span className={`${tag} ${toneOf[tone]}`}>
      {icon && <Icon icon={icon} size={16} />}
      {children}
    </span>
  );
}
