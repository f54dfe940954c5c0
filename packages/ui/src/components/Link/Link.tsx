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
};

/** A link within text. What looks like a button and leads somewhere is a `Button` with `href`. */
export function Link({ href, children, tone = 'river', isExternal }: LinkProps) {
  return (
    <AriaLink
      href={href}
      className={link({ tone })}
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {children}
    </AriaLink>
  );
}
