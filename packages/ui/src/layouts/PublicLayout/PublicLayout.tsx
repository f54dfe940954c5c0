import type { ReactNode } from 'react';
import * as m from '../../../generated/messages/messages';
import { skip } from '../DashboardLayout/skip.css';
import { Footer } from './Footer';
import { main, page } from './PublicLayout.css';
import { TopBar, type TopBarProps } from './TopBar';

export type PublicLayoutProps = TopBarProps & {
  /** The screen, with its own heading of level 1; it says how wide it is. */
  children: ReactNode;
};

/** Around every page that anyone may open: the way through the site above, and all of its pages below. */
export function PublicLayout({ children, ...bar }: PublicLayoutProps) {
  return (
    <div className={page}>
      <a href="#main" className={skip} data-print="hide">
        {m.dashboard_layout_skip()}
      </a>
      <TopBar {...bar} />
      <main id="main" tabIndex={-1} className={main}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
