import type { ReactNode } from 'react';
import { item, list } from './DividedList.css';

export type DividedListProps = {
  /** Name of the list, for screen readers; or `aria-labelledby`, if a heading names it. */
  label?: string;
  'aria-labelledby'?: string;
  /** Each a `DividedItem`. */
  children: ReactNode;
};

/** Things of one kind below each other, with a hairline between. */
export function DividedList({ label, children, ...aria }: DividedListProps) {
  return (
    <ul {...aria} aria-label={label} className={list}>
      {children}
    </ul>
  );
}

export type DividedItemProps = { children: ReactNode };

/** One thing of a `DividedList`. */
export function DividedItem({ children }: DividedItemProps) {
  return <li className={item}>{children}</li>;
}
