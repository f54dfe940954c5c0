import type { ReactNode } from 'react';
import { place } from './AppLayout.css';

export type AppLayoutProps = {
  /** The page, with its own layout. */
  children: ReactNode;
  /** What concerns the whole app, such as a new version; above every page, for whoever is here. */
  banner?: ReactNode;
};

/** Around all pages, of the signed-in and of others. */
export function AppLayout({ children, banner }: AppLayoutProps) {
  return (
    <>
      {banner && <div className={place}>{banner}</div>}
      {children}
    </>
  );
}
