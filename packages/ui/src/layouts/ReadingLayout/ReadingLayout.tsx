import type { ReactNode } from 'react';
import { Logo } from '../../components/Logo/Logo';
import { page } from './ReadingLayout.css';

export type ReadingLayoutProps = {
  /** The text, with its own heading of level 1. */
  children: ReactNode;
};

/** Around a page that is read from top to bottom: the name, and one column. */
export function ReadingLayout({ children }: ReadingLayoutProps) {
  return (
    <div className={page}>
      <header>
        <Logo />
      </header>
      <main>{children}</main>
    </div>
  );
}
