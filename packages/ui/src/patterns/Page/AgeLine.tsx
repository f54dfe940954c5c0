import type { ReactNode } from 'react';
import { line, place } from './AgeLine.css';

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
    <div className={place}>
      <div className={line} data-hidden={age ? true : undefined}>
        {children}
      </div>
      {age && <div className={line}>{age}</div>}
    </div>
  );
}
