import { type PointerEvent, useRef } from 'react';

/** How far a finger goes before it is meant, in px. */
const least = 40;

export type Stroke = { x: number; y: number };

/** Which way a stroke leads: 1 on, -1 back, 0 where it was none. What goes up or down scrolls the page. */
export function wayOf(from: Stroke, to: Stroke, isRightToLeft: boolean): -1 | 0 | 1 {
  const along = to.x - from.x;
  if (Math.abs(along) < least || Math.abs(along) <= Math.abs(to.y - from.y)) return 0;
  return along < 0 === isRightToLeft ? -1 : 1;
}

/** What an element needs to be swiped. A mouse selects text instead. */
export function useSwipe(onSwipe: (way: -1 | 1) => void) {
  const from = useRef<Stroke | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      from.current = event.pointerType === 'mouse' ? null : { x: event.clientX, y: event.clientY };
    },
    onPointerCancel: () => {
      from.current = null;
    },
    onPointerUp: (event: PointerEvent) => {
      if (!from.current) return;
      const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
      const way = wayOf(from.current, { x: event.clientX, y: event.clientY }, isRightToLeft);
      from.current = null;
      if (way !== 0) onSwipe(way);
    },
  };
}
