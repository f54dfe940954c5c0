import type { LucideIcon } from 'lucide-react';
import { Icon } from '../Icon/Icon';
import { ButtonBase, type ButtonBaseProps } from '../private/ButtonBase/ButtonBase';
import { PendingIcon } from '../private/PendingIcon/PendingIcon';

export type IconButtonProps = ButtonBaseProps & {
  icon: LucideIcon;
  /** What will happen, in words: the icon's meaning is not everybody's. */
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
