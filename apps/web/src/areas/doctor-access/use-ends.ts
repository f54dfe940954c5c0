import { useEffect, useRef } from 'react';

/** Browsers hold no timer for longer. */
const longest = 2 ** 31 - 1;

/** Calls back when the next of these accesses ends by the clock. */
export function useEnds(
  granted: readonly { allowed: { accessUntil: string } | null }[],
  onEnd: () => void,
): void {
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  const now = Date.now();
  const next = granted
    .flatMap(({ allowed }) => (allowed ? Date.parse(allowed.accessUntil) : []))
    // On a clock that is fast it has ended long ago; the server knows better.
    .filter((until) => until > now)
    .sort((a, b) => a - b)[0];
  useEffect(() => {
    if (next === undefined) return;
    const timer = setTimeout(() => end.current(), Math.min(next - Date.now(), longest));
    return () => clearTimeout(timer);
  }, [next]);
}
