import { type PointerEvent, useRef } from 'react';

/** Minimum movement of a finger for a swipe, in px. */
const least = 40;

export type Stroke = { x: number; y: number };

/** Direction of a stroke: 1 forward, -1 back, 0 if it was not a swipe. A vertical stroke scrolls the page. */
export function wayOf(from: Stroke, to: Stroke, isRightToLeft: boolean): -1 | 0 | 1 {
  const along = to.x - from.x;
  if (Math.abs(along) < least || Math.abs(along) <= Math.abs(to.y - from.y)) return 0;
  return along < 0 === isRightToLeft ? -1 : 1;
}

/** Props for an element that can be swiped. A mouse selects text instead. */
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
