import { EllipsisVertical, type LucideIcon } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Icon } from '../Icon/Icon';
import { button as buttonStyle } from '../private/ButtonBase/ButtonBase.css';
import { type OpenedAt, openingPress } from '../private/opening-press';
import { latePart, useLate } from '../private/use-late';
import type { MenuContentProps } from './private/MenuContent';

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

const content = latePart(async () => (await import('./private/MenuContent')).MenuContent);

/** Further things to do with something, behind a button. */
export function Menu({ label, icon = EllipsisVertical, trigger, items }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [focus, setFocus] = useState<MenuContentProps['focus']>('menu');

  const Content = useLate(content, { isOpen, onOpenChange: setOpen });

  const open = (at: OpenedAt) => {
    // Safari gives no focus to a pressed button, and what has it now gets it back in the end.
    button.current?.focus({ preventScroll: true });
    setFocus(at ?? 'menu');
    setOpen(!isOpen);
  };

  return (
    <>
      <AriaButton
        id={id}
        ref={button}
        className={buttonStyle({ tone: 'quiet', size: label === undefined ? 'trigger' : 'square' })}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        // The press would take the focus back from the menu that it has opened.
        preventFocusOnPress
        {...openingPress({ open, preload: content.preload })}
      >
        {label === undefined ? trigger : <Icon icon={icon} />}
      </AriaButton>
      {Content && (
        <Content
          items={items}
          isOpen={isOpen}
          onOpenChange={setOpen}
          button={button}
          buttonId={id}
          focus={focus}
        />
      )}
    </>
  );
}
