import type { ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css';

export type VisuallyHiddenProps = {
  children: ReactNode;
  /** @default 'span' */
  as?: 'span' | 'div' | 'h2' | 'caption';
  id?: string;
};

/** Words for screen readers where eyes are told by a shape or by place. */
export function VisuallyHidden({ children, as: Element = 'span', id }: VisuallyHiddenProps) {
  return (
    <Element id={id} className={visuallyHidden}>
      {children}
    </Element>
  );
}
