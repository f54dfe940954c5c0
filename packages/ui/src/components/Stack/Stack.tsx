import type { ReactNode } from 'react';
import type { Space } from '../../theme/tokens';
import { align as alignment, space as gap, stack } from './Stack.css';

export type StackProps = {
  children: ReactNode;
  /** Space between the children, in steps of 4 px. @default 4 */
  space?: Space;
  /** @default 'stretch' */
  align?: keyof typeof alignment;
  /** @default 'div' */
  as?: 'div' | 'section' | 'article' | 'header' | 'footer' | 'ul' | 'ol' | 'li' | 'dl' | 'fieldset' | 'span';
  /** Names a `section` by the heading inside it. */
  'aria-labelledby'?: string;
};

/** Puts things below each other. Space between things is said here, never by the things. */
export function Stack({ children, space = 4, align = 'stretch', as: Element = 'div', ...aria }: StackProps) {
  return (
    <Element {...aria} className={`${stack} ${gap[space]} ${alignment[align]}`}>
      {children}
    </Element>
  );
}
