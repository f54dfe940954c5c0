import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { link } from './Link.css';

export type LinkProps = {
  href: string;
  children: ReactNode;
  /** `ink` on tinted grounds, such as a banner. @default 'river' */
  tone?: 'river' | 'ink';
  /** Opens beside this page, for what must not be lost: a form half filled in, a visit under way. */
  isExternal?: boolean;
  /** Stands by itself and not in a sentence: as large to be touched as a button is. @default false */
  isAlone?: boolean;
  /** Leads to what the page shows now. @default false */
  isCurrent?: boolean;
  /** Called when it is followed. */
  onPress?: () => void;
};

/** A link within text. What looks like a button and leads somewhere is a `Button` with `href`. */
export function Link({ href, children, tone = 'river', isExternal, isAlone, isCurrent, onPress }: LinkProps) {
  return (
    <AriaLink
      href={href}
      onPress={onPress}
      className={link({ tone, isAlone, isCurrent })}
      {...(isCurrent && { 'aria-current': 'page' })}
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {children}
    </AriaLink>
  );
}
