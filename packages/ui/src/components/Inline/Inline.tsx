import type { ReactNode } from 'react';
import type { Space } from '../../theme/tokens';
import { space as gap, inline } from './Inline.css';

export type InlineProps = {
  children: ReactNode;
  /** Space between the children, in steps of 4 px. @default 2 */
  space?: Space;
  /** @default 'center' */
  align?: 'start' | 'center' | 'end' | 'baseline';
  /** @default 'start' */
  justify?: 'start' | 'center' | 'between' | 'end';
  /** Goes on in a new line where there is no room. @default true */
  isWrapping?: boolean;
  /** @default 'div' */
  as?: 'div' | 'span' | 'header' | 'footer' | 'ul' | 'ol' | 'li';
};

/** Puts things beside each other. */
export function Inline({
  children,
  space = 2,
  align = 'center',
  justify = 'start',
  isWrapping = true,
  as: Element = 'div',
}: InlineProps) {
  return <Element className={`${inline({ align, justify, isWrapping })} ${gap[space]}`}>{children}</Element>;
}
