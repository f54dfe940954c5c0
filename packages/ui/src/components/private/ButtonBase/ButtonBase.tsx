import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Link as AriaLink } from 'react-aria-components/Link';
import { type ActingLevel, useMay } from '../../../acting';
import { button } from './ButtonBase.css';

export type ButtonBaseProps = {
  /** Emphasis; `critical` destroys or ends something. One primary button in a view. @default 'primary' */
  tone?: 'primary' | 'secondary' | 'quiet' | 'critical';
  /** Its work is under way: it keeps the focus, says so and cannot be pressed again. */
  isPending?: boolean;
  isDisabled?: boolean;
  onPress?: () => void;
  /** @default 'button' */
  type?: 'button' | 'submit' | 'reset';
  /** Leads there instead of doing something: it becomes a link. */
  href?: string;
  /** Takes the focus when it appears; for dialogs and screens of one action only. */
  autoFocus?: boolean;
  /** True if what it opens is open; only for buttons that open something in the page. */
  isExpanded?: boolean;
  /** Id of what must be known to press it, such as the question that it answers; read after its name. */
  describedBy?: string;
  /** The level that a person who acts for another needs; without it the button is hidden. @default no level */
  needs?: ActingLevel;
};

type Inside = {
  children: ReactNode;
  size: 'medium' | 'small' | 'square' | 'trigger';
  isFullWidth?: boolean;
  'aria-label'?: string;
};

/** The common base of `Button` and `IconButton`. */
export function ButtonBase({
  tone = 'primary',
  size,
  isFullWidth,
  isPending,
  type = 'button',
  href,
  isExpanded,
  describedBy,
  needs = 'view',
  ...rest
}: ButtonBaseProps & Inside) {
  const isAllowed = useMay(needs);
  const className = button({ tone, size, isFullWidth });
  if (!isAllowed) return null;
  if (href === undefined)
    return (
      <AriaButton
        {...rest}
        type={type}
        isPending={isPending}
        aria-expanded={isExpanded}
        aria-describedby={describedBy}
        className={className}
      />
    );
  return <AriaLink {...rest} href={href} aria-describedby={describedBy} className={className} />;
}
