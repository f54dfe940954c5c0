import type { ReactNode } from 'react';
import { line, place } from './SharedPlace.css';

type SharedPlaceProps = {
  /** Shown in place of `children`, while there is something. */
  instead?: ReactNode;
  children?: ReactNode;
};

/** Shows one of two things in a place that is as high as the higher of them, so that nothing below it moves when they change. */
export function SharedPlace({ instead, children }: SharedPlaceProps) {
  return (
    <div className={place}>
      <div className={line} data-hidden={instead ? true : undefined}>
        {children}
      </div>
      {instead && <div className={line}>{instead}</div>}
    </div>
  );
}
