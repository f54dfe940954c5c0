import { EllipsisVertical, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem as AriaMenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { ButtonBase } from '../private/ButtonBase/ButtonBase';
import { item as itemStyle, menu, popover } from './Menu.css';

export type MenuItem = {
  id: string;
  label: string;
  icon?: LucideIcon;
  /** `critical` destroys something. */
  tone?: 'ink' | 'critical';
  isDisabled?: boolean;
} & ({ onAction: () => void; href?: never } | { href: string; onAction?: never });

export type MenuProps = {
  items: MenuItem[];
} & (
  | {
      /** Name of the button that opens it: "More for the reading of 18 Nov". */
      label: string;
      /** Face of that button. @default three dots */
      icon?: LucideIcon;
      trigger?: never;
    }
  | {
      /** Face of the button that opens it, in place of an icon. Its words name it. */
      trigger: ReactNode;
      label?: never;
      icon?: never;
    }
);

/** Further things to do with something, behind a button. */
export function Menu({ label, icon = EllipsisVertical, trigger, items }: MenuProps) {
  return (
    <MenuTrigger>
      {label === undefined ? (
        <ButtonBase tone="quiet" size="trigger">
          {trigger}
        </ButtonBase>
      ) : (
        <IconButton icon={icon} label={label} />
      )}
      <Popover placement="bottom end" className={popover}>
        <AriaMenu className={menu} items={items}>
          {({ tone, icon: itemIcon, ...item }: MenuItem) => (
            <AriaMenuItem
              id={item.id}
              textValue={item.label}
              href={item.href}
              onAction={item.onAction}
              isDisabled={item.isDisabled}
              className={itemStyle}
              data-tone={tone}
            >
              {itemIcon && <Icon icon={itemIcon} />}
              {item.label}
            </AriaMenuItem>
          )}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
