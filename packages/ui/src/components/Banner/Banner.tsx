import { CircleCheck, Info, type LucideIcon, OctagonAlert, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '../../../generated/messages/messages';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { Text } from '../Text/Text';
import { banner, body, hanging, sign, tone as toneOf, words } from './Banner.css';

export type BannerProps = {
  /** `critical` interrupts screen readers; keep it for harm and loss. */
  tone: keyof typeof toneOf;
  /** The matter in a few words, before the rest in the same line. */
  title?: string;
  children?: ReactNode;
  icon?: LucideIcon;
  /** A `Button` or a `Link`. */
  action?: ReactNode;
  onDismiss?: () => void;
};

const iconOf = { info: Info, attention: TriangleAlert, critical: OctagonAlert, done: CircleCheck };

/** Tells of a state of things where it matters: offline, failed, done. What passes by itself is a toast. */
export function Banner({ tone, title, children, icon = iconOf[tone], action, onDismiss }: BannerProps) {
  return (
    <div role={tone === 'critical' ? 'alert' : 'status'} className={`${banner} ${toneOf[tone]}`}>
      <span className={sign[tone]}>
        <Icon icon={icon} />
      </span>
      <div className={body}>
        <div className={words}>
          {title && <Text as="strong">{title}</Text>} {children}
        </div>
        {action && <div className={hanging}>{action}</div>}
      </div>
      {onDismiss && (
        <span className={hanging}>
          <IconButton icon={X} label={m.banner_dismiss()} onPress={onDismiss} />
        </span>
      )}
    </div>
  );
}
