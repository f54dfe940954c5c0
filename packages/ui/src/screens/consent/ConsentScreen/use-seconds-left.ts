import { useEffect, useState } from 'react';

const second = 1_000;

const leftUntil = (end: string) => Math.max(0, Math.ceil((Date.parse(end) - Date.now()) / second));

/** Whole seconds until a moment of this device's clock, counted down while there are any. @param end RFC 3339 */
export function useSecondsLeft(end: string): number {
  const [left, setLeft] = useState({ end, seconds: leftUntil(end) });
  if (left.end !== end) setLeft({ end, seconds: leftUntil(end) });
  useEffect(() => {
    const timer = setInterval(() => {
      const seconds = leftUntil(end);
      setLeft({ end, seconds });
      if (seconds === 0) clearInterval(timer);
    }, second);
    return () => clearInterval(timer);
  }, [end]);
  return left.end === end ? left.seconds : leftUntil(end);
}
