import type { ReactNode } from 'react';
import { high } from './AgeLine.css';
import { SharedPlace } from './SharedPlace';

type AgeLineProps = {
  /** A `ReadAge`, while what is shown is not fresh. */
  age?: ReactNode;
  /** The line that is shown otherwise, about the page. */
  children?: ReactNode;
};

/**
 * The line beside a page's title that tells how old the page is, and something less pressing while it is fresh. The network comes
 * and goes while people read: it keeps its height, so that nothing below it moves.
 */
export function AgeLine({ age, children }: AgeLineProps) {
  return (
    <div className={high}>
      <SharedPlace instead={age}>{children}</SharedPlace>
    </div>
  );
}
