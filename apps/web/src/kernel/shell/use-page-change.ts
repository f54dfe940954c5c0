import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch } from '../services/use-services';
import { outcomesForgotten } from '../session/session-slice';
import { mobileMenuOpened } from '../ui/ui-slice';

/**
 * What a browser does when a page is loaded: the reading begins at the new page's heading, and what belonged to the old one is gone.
 * Filters in the query string are the same page.
 */
export function usePageChange(): void {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    dispatch(outcomesForgotten());
    dispatch(mobileMenuOpened(false));
    return focusHeading();
  }, [pathname, dispatch]);
}

/** How long a page may take to have its heading, in milliseconds. */
const patience = 5_000;

/** Some pages are named by what they read, so their heading may be later than they. Who went on meanwhile is left alone. */
function focusHeading(): () => void {
  const isDone = () => {
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    return heading !== null;
  };
  if (isDone()) return () => undefined;
  const stop = () => {
    changes.disconnect();
    clearTimeout(timer);
  };
  const changes = new MutationObserver(() => {
    if (document.activeElement !== document.body || isDone()) stop();
  });
  const timer = setTimeout(stop, patience);
  changes.observe(document.body, { childList: true, subtree: true });
  return stop;
}
