import type { FocusEvent } from 'react';

/**
 * Brings into sight what the keyboard came to. Radix moves the focus without scrolling where it goes round, and of a radio or a box the
 * browser scrolls only to a control that is not seen, whose label may then lie under what stays in place.
 */
export function showFocus({ target }: FocusEvent<HTMLElement>): void {
  // A press has seen what it presses, which must not move under it.
  if (!target.matches(':focus-visible') || target.matches('[tabindex="-1"]')) return;
  (target.closest('label') ?? target).scrollIntoView({ block: 'nearest' });
}
