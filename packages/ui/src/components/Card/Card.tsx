import type { ReactNode } from 'react';
import { card } from './Card.css';

export type CardProps = {
  children: ReactNode;
  /** `deep` is the one dark card of a page: the next thing to do. @default 'surface' */
  tone?: 'surface' | 'deep' | 'sunken';
  /** @default 'medium' */
  padding?: 'none' | 'small' | 'medium';
  /** Lies above the page: for the single card of a page, not for many. */
  isRaised?: boolean;
  /** @default 'div' */
  as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  /** Names a `section` by the heading inside it. */
  'aria-labelledby'?: string;
};

/** Holds what belongs together. */
export function Card({
  children,
  tone = 'surface',
  padding = 'medium',
  isRaised,
  as: Element = 'div',
  ...aria
}: CardProps) {
  return (
    <Element {...aria} className={card({ tone, padding, isRaised })}>
      {children}
    </Element>
  );
}
