import type { ReactNode, Ref } from 'react';
import { heading } from './Heading.css';

export type HeadingProps = {
  /** Its place in the page's outline; a page has one of level 1. */
  level: 1 | 2 | 3 | 4;
  /** Size in px; by default the level's own: 36, 22, 18, 16. */
  size?: keyof typeof heading;
  children: ReactNode;
  id?: string;
  /** Lets script move the focus here, for screens that change without a page load. */
  isFocusTarget?: boolean;
  ref?: Ref<HTMLHeadingElement>;
};

const sizeOfLevel = { 1: 36, 2: 22, 3: 18, 4: 16 } as const;

/** A heading: its level is its place in the outline, its size is how loud it is. */
export function Heading({
  level,
  size = sizeOfLevel[level],
  children,
  id,
  isFocusTarget,
  ref,
}: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element ref={ref} id={id} className={heading[size]} tabIndex={isFocusTarget ? -1 : undefined}>
      {children}
    </Element>
  );
}
