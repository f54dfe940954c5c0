import { useEffect, useState } from 'react';

export type More = 'start' | 'end' | 'both' | undefined;

/** On which sides a thing that scrolls sideways has more than is seen. */
export function moreOf({
  scrollLeft,
  scrollWidth,
  clientWidth,
}: Pick<HTMLElement, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>): More {
  // From right to left, it counts down from 0; positions may be fractions.
  const passed = Math.abs(scrollLeft);
  const isStart = passed > 1;
  const isEnd = scrollWidth - clientWidth - passed > 1;
  if (isStart && isEnd) return 'both';
  if (isStart) return 'start';
  return isEnd ? 'end' : undefined;
}

/**
 * The same, kept up while it is scrolled and while its room or its content changes: a font that comes late, or a count, makes what it
 * holds wider without changing its own size. Null is not drawn yet.
 */
export function useMore(element: HTMLElement | null): More {
  const [more, setMore] = useState<More>();
  useEffect(() => {
    if (!element) return;
    const look = () => setMore(moreOf(element));
    look();
    element.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    const observeAll = () => {
      for (const one of [element, ...element.children]) observer.observe(one);
    };
    observeAll();
    const children = new MutationObserver(observeAll);
    children.observe(element, { childList: true });
    return () => {
      element.removeEventListener('scroll', look);
      observer.disconnect();
      children.disconnect();
    };
  }, [element]);
  return more;
}
