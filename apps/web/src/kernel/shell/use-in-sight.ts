import { useCallback, useEffect, useRef } from 'react';

/** Tells whether what called this is still on the page; asked when an answer comes that it may not have waited for. */
export function useInSight(): () => boolean {
  const isInSight = useRef(true);
  useEffect(() => {
    isInSight.current = true;
    return () => {
      isInSight.current = false;
    };
  }, []);
  return useCallback(() => isInSight.current, []);
}
