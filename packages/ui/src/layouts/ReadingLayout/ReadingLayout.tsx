import type { ReactNode } from 'react';
import { page } from './ReadingLayout.css';

export type ReadingLayoutProps = {
  /** The text, with its own heading of level 1. */
  children: ReactNode;
};

/** One column within the `PublicLayout`, for a page that is read from top to bottom. */
export function ReadingLayout({ children }: ReadingLayoutProps) {
  return <div className={page}>{children}</div>;
}
