import type { ReactNode } from 'react';
import { Logo } from '../../components/Logo/Logo';
import { page } from './ReadingLayout.css';

export type ReadingLayoutProps = {
  /** The text, with its own heading of level 1. */
  children: ReactNode;
  /** Below the text: the way to other pages. */
  footer?: ReactNode;
};

/** Around a page that is read from top to bottom: the name, and one column. */
export function ReadingLayout({ children, footer }: ReadingLayoutProps) {
  return (
    <div className={page}>
      <header>
        <Logo />
      </header>
      <main>{children}</main>
      {footer && <footer data-print="hide">{footer}</footer>}
    </div>
  );
}
