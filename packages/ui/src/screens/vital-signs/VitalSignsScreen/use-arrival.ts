import { type RefObject, useEffect, useRef } from 'react';

/**
 * For what takes the place of a form inside the same dialog: brings its top into sight and the focus to it, since the form may
 * have been scrolled and the button that had the focus is gone.
 */
export function useArrival(): RefObject<HTMLDivElement | null> {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Radix gives the lost focus to the dialog once it has seen the change; this comes after it.
    const frame = requestAnimationFrame(() => {
      top.current?.scrollIntoView({ block: 'start' });
      top.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return top;
}
