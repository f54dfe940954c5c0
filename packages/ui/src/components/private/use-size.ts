import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

export type Size = {
  width: number;
  height: number;
  /** The person's text size, in px. */
  rem: number;
};

// The server lays nothing out, and warns about layout effects.
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * The drawn size of an element; null before that is known, and without layout.
 *
 * @param at `before-paint`, the first time, has the browser lay out the page at once, for what would move others when it comes
 */
export function useSize(
  ref: RefObject<HTMLElement | null>,
  at: 'before-paint' | 'after-paint' = 'before-paint',
): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useBeforePaint(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      if (width > 0) setSize({ width, height, rem });
    };
    if (at === 'before-paint') measure();
    // It tells the first size too, once the page is laid out anyway.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, at]);
  return size;
}
