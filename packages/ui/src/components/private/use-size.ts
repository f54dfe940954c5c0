import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

export type Size = {
  width: number;
  height: number;
  /** How large people set their text, in px. */
  rem: number;
};

// The server lays nothing out, and warns about layout effects.
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** How large an element is drawn, known before the first paint; null before that and where nothing is laid out. */
export function useSize(ref: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useBeforePaint(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      if (width > 0) setSize({ width, height, rem });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
