import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a dialog that is mounted while it asks: once told that it ended well, it moves the focus on when it goes. What opened it,
 * the row of a thing that was removed, goes too, at once or when the list was read again.
 */
export function useFocusWhenGone(place: RefObject<HTMLElement | null>): () => void {
  const hasEndedWell = useRef(false);
  useEffect(
    () => () => {
      if (hasEndedWell.current) setTimeout(() => place.current?.focus());
    },
    [place],
  );
  return () => {
    hasEndedWell.current = true;
  };
}
