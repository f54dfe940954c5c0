import type { ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css';

export type VisuallyHiddenProps = {
  children: ReactNode;
  /** @default 'span' */
  as?: 'span' | 'div' | 'h2' | 'caption';
};

/** Words for screen readers where eyes are told by a shape or by place. */
export function VisuallyHidden({ children, as: Element = 'span' }: VisuallyHiddenProps) {
  return <Element className={visuallyHidden}>{children}</Element>;
}
