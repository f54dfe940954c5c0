import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

// The server lays nothing out, and warns about layout effects.
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Tells whether the window is narrower, so that all in it is too: known without laying anything out. */
const isWindowNarrower = (least: number): boolean =>
  typeof window !== 'undefined' &&
  typeof window.matchMedia === 'function' &&
  window.matchMedia(`(max-width: ${least - 0.01}em)`).matches;

/**
 * Tells whether an element is drawn narrower than this many times the text's size; false where nothing is laid out. On a phone it is
 * known before anything is drawn: what was drawn in the other form first would be drawn twice, at once and in one piece.
 */
export function useIsNarrower(ref: RefObject<HTMLElement | null>, least: number): boolean {
  const [isNarrower, setIsNarrower] = useState(() => isWindowNarrower(least));
  useBeforePaint(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width } = element;
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      if (width > 0) setIsNarrower(width / rem < least);
    };
    if (!isWindowNarrower(least)) measure();
    // It tells the first size too, once the page is laid out anyway.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, least]);
  return isNarrower;
}
