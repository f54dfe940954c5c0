import { useEffect, useState } from 'react';

/** Milliseconds after which a page has most likely what it needs. */
const after = 1_000;

/** False while a page begins: what no one waits for is fetched afterwards. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), after);
    return () => clearTimeout(timer);
  }, []);
  return isIdle;
}
