import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Maximum wait for a page to grow to the position where it was left, in milliseconds. */
const timeoutMs = 2_000;

/** Scrolls new pages to the top, and earlier ones to where they were left. */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation();
  const isReturning = useNavigationType() === 'POP';
  const positions = useRef(new Map<string, number>());
  const shown = useRef({ key, pathname });

  useEffect(() => {
    const { scrollRestoration } = window.history;
    window.history.scrollRestoration = 'manual';
    const remember = () => positions.current.set(shown.current.key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      window.removeEventListener('scroll', remember);
      window.history.scrollRestoration = scrollRestoration;
    };
  }, []);

  useLayoutEffect(() => {
    const isSamePage = shown.current.pathname === pathname;
    shown.current = { key, pathname };
    const target = isReturning ? positions.current.get(key) : isSamePage ? undefined : 0;
    if (target === undefined) return undefined;
    return scrollWhenTallEnough(target);
  }, [key, pathname, isReturning]);
}

/** Data from the server makes a page taller; a person who scrolls meanwhile is left alone. */
function scrollWhenTallEnough(target: number): () => void {
  const isThere = () => {
    window.scrollTo(0, target);
    return Math.abs(window.scrollY - target) < 2;
  };
  if (isThere()) return () => undefined;
  const growth = new ResizeObserver(() => {
    if (isThere()) stop();
  });
  const timer = setTimeout(() => stop(), timeoutMs);
  const byHand = ['wheel', 'touchstart', 'keydown'] as const;
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const name of byHand) window.removeEventListener(name, stop);
  };
  growth.observe(document.body);
  for (const name of byHand) window.addEventListener(name, stop, { passive: true });
  return stop;
}
