import { type ReactNode, useRef } from 'react';
import { card, place, withActing } from './AppLayout.css';
import { useFloating } from './use-floating';

export type AppLayoutProps = {
  /** The page, with its own layout. */
  children: ReactNode;
  /**
   * Tells what concerns the whole app, such as a new version; at the top of every page, for whoever is here. Where it comes while somebody
   * is at work, it lies over the page and moves nothing.
   */
  banner?: ReactNode;
  /** An `ActingBanner`, while the page is about another person. */
  acting?: ReactNode;
};

/** Around all pages, of the signed-in and of others. */
export function AppLayout({ children, banner, acting }: AppLayoutProps) {
  const top = useRef<HTMLDivElement>(null);
  const isFloating = useFloating(top, Boolean(banner));
  return (
    <>
      {banner && (
        <div ref={top} className={place} data-floating={isFloating || undefined}>
          <div className={card}>{banner}</div>
        </div>
      )}
      {acting ? (
        <div className={withActing}>
          {acting}
          {children}
        </div>
      ) : (
        children
      )}
    </>
  );
}
