import type { LucideIcon } from 'lucide-react';
import { Icon } from '../Icon/Icon';
import { ButtonBase, type ButtonBaseProps } from '../private/ButtonBase/ButtonBase';
import { PendingIcon } from '../private/PendingIcon/PendingIcon';

export type IconButtonProps = ButtonBaseProps & {
  icon: LucideIcon;
  /** The action, in words: not everyone knows the icon. */
  label: string;
};

/** A button with room for an icon only. @default tone 'quiet' */
export function IconButton({ icon, label, tone = 'quiet', ...base }: IconButtonProps) {
  return (
    <ButtonBase {...base} tone={tone} size="square" aria-label={label}>
      {base.isPending ? <PendingIcon /> : <Icon icon={icon} />}
    </ButtonBase>
  );
}
