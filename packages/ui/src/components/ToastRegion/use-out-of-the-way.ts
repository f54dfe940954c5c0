import { type RefObject, useEffect } from 'react';

/** Has what lies over the page go to its other end where it would cover what has the focus (WCAG 2.4.11). */
export function useOutOfTheWay(over: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function look({ target }: FocusEvent) {
      const region = over.current;
      if (!region || !(target instanceof Element) || region.contains(target)) return;
      const [mine, focused] = [region.getBoundingClientRect(), target.getBoundingClientRect()];
      const isCovered =
        focused.top < mine.bottom &&
        focused.bottom > mine.top &&
        focused.left < mine.right &&
        focused.right > mine.left;
      // At once: until it is drawn anew, nobody would see where the focus is.
      if (isCovered) region.toggleAttribute('data-at-end');
    }
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [over]);
}
