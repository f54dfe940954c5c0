import { type RefObject, useEffect, useState } from 'react';

/** Tells whether an element holds more than it shows, and so is scrolled. */
export function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      // Parts of a pixel are rounded apart.
      setOverflows(scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const content of element.children) observer.observe(content);
    return () => observer.disconnect();
  }, [ref]);
  return overflows;
}
