import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { outcomesForgotten } from '../features/session/session-slice';
import { mobileMenuOpened } from '../features/ui/ui-slice';
import { useAppDispatch } from './use-services';

/**
 * What a browser does when a page is loaded: the reading begins at the new page's heading, and what belonged to the old one is gone.
 * Filters in the query string are the same page.
 */
export function usePageChange(): void {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    dispatch(outcomesForgotten());
    dispatch(mobileMenuOpened(false));
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname, dispatch]);
}
