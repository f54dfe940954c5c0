import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { ButtonBase, type ButtonBaseProps } from '../private/ButtonBase/ButtonBase';
import { PendingIcon } from '../private/PendingIcon/PendingIcon';

export type ButtonProps = ButtonBaseProps & {
  /** The action, with a verb: "Save reading". */
  children: ReactNode;
  /** `small` is for rows and bars; it is as easy to touch. @default 'medium' */
  size?: 'medium' | 'small';
  icon?: LucideIcon;
  isFullWidth?: boolean;
};

/** Does something or, with `href`, leads somewhere. */
export function Button({ children, size = 'medium', icon, isFullWidth, ...base }: ButtonProps) {
  return (
    <ButtonBase {...base} size={size} isFullWidth={isFullWidth}>
      {base.isPending ? <PendingIcon /> : icon && <Icon icon={icon} />}
      {children}
    </ButtonBase>
  );
}
