import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

const subscribe = (onChange: () => void) => {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
};

/** Tells whether the person has asked for less motion; before that is known, as if they had. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => true,
  );
}

export type AutoPlay = {
  /** True if it moves on by itself, or will as soon as nobody looks closely. */
  isPlaying: boolean;
  setPlaying: (isPlaying: boolean) => void;
};

/**
 * Calls `onTurn` every so many seconds until somebody stops it. It waits while it is held: while somebody points at what is shown or
 * works in it, and while the page is out of sight.
 */
export function useAutoPlay(
  isWanted: boolean,
  seconds: number,
  isHeld: boolean,
  onTurn: () => void,
): AutoPlay {
  const [isPlaying, setPlaying] = useState(true);
  const turn = useRef(onTurn);
  turn.current = onTurn;
  const isRunning = isWanted && isPlaying && !isHeld;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') turn.current();
    }, seconds * 1000);
    return () => clearInterval(timer);
  }, [isRunning, seconds]);
  return { isPlaying: isWanted && isPlaying, setPlaying };
}
