import { type RefObject, useEffect, useState } from 'react';

/**
 * Tells whether what came to stand above the page lies over it. It does while it would otherwise move what somebody reads or is about to
 * press; it takes a place of its own, and pushes the rest down, once the keyboard comes to what it lies on.
 */
export function useFloating(place: RefObject<HTMLElement | null>, isShown: boolean): boolean {
  // Content that is there from the start moves nothing.
  const [isFloating, setFloating] = useState(!isShown);

  useEffect(() => {
    const element = place.current;
    if (!isShown || !element) {
      setFloating(true);
      return;
    }
    function makeWay() {
      const focused = document.activeElement;
      if (!element || !focused || focused === document.body || element.contains(focused)) return;
      // The page itself has the focus after it was opened, and is not hidden by what lies on its edge.
      if (focused.matches('main, h1')) return;
      const ours = element.getBoundingClientRect();
      const theirs = focused.getBoundingClientRect();
      const isBeneath =
        theirs.top < ours.bottom &&
        theirs.bottom > ours.top &&
        theirs.left < ours.right &&
        theirs.right > ours.left;
      if (isBeneath) setFloating(false);
    }
    // Its content is fetched when it is first needed.
    const size = new ResizeObserver(makeWay);
    size.observe(element);
    document.addEventListener('focusin', makeWay);
    return () => {
      size.disconnect();
      document.removeEventListener('focusin', makeWay);
    };
  }, [place, isShown]);

  return isShown && isFloating;
}
