import type { RefObject } from 'react';

/** Gives the keyboard a place to go on from, where what had the focus is gone: a row that was removed, a button that was replaced. */
export function focusIfLost(place: RefObject<HTMLElement | null>): void {
  // After the dialog that is closing has tried to give the focus back.
  setTimeout(() => {
    if (document.activeElement === document.body) place.current?.focus();
  });
}
