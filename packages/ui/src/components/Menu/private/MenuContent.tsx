import type { RefObject } from 'react';
import { Menu as AriaMenu, MenuItem as AriaMenuItem, Popover } from 'react-aria-components/Menu';
import { Icon } from '../../Icon/Icon';
import type { MenuItem } from '../Menu';
import { item as itemStyle, menu, popover } from '../Menu.css';

export type MenuContentProps = {
  items: MenuItem[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  button: RefObject<HTMLButtonElement | null>;
  buttonId: string;
  /** Target of the focus: an item for keyboard users, the menu as a whole for others. */
  focus: 'first' | 'last' | 'menu';
};

/** The content that a menu's button opens. */
export function MenuContent({ items, isOpen, onOpenChange, button, buttonId, focus }: MenuContentProps) {
  return (
    <Popover
      // By this name dialogs know that an overlay is open in them.
      trigger="MenuTrigger"
      triggerRef={button}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement="bottom end"
      aria-labelledby={buttonId}
      className={popover}
    >
      <AriaMenu
        className={menu}
        items={items}
        aria-labelledby={buttonId}
        autoFocus={focus === 'menu' || focus}
        onClose={() => onOpenChange(false)}
      >
        {({ tone, icon, ...item }: MenuItem) => (
          <AriaMenuItem
            id={item.id}
            textValue={item.label}
            href={item.href}
            onAction={item.onAction}
            isDisabled={item.isDisabled}
            className={itemStyle}
            data-tone={tone}
          >
            {icon && <Icon icon={icon} />}
            {item.label}
          </AriaMenuItem>
        )}
      </AriaMenu>
    </Popover>
  );
}
