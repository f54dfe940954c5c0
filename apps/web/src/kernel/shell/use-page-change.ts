import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch } from '../services/use-services';
import { outcomesForgotten } from '../session/session-slice';
import { mobileMenuOpened } from '../ui/ui-slice';

/**
 * Does what a browser does when a page is loaded: reading starts at the new page's heading, and parts of the old page are gone.
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

/** Maximum wait for the heading of a page, in milliseconds. */
const timeoutMs = 5_000;

/** Some pages are named by data that they read, so their heading may come later. A person who has moved on meanwhile is left alone. */
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
  const timer = setTimeout(stop, timeoutMs);
  changes.observe(document.body, { childList: true, subtree: true });
  return stop;
}
