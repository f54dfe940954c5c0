import { useCallback, useEffect, useRef } from 'react';

/** Returns whether its caller is still on the page; for use when an answer arrives that the page may not have waited for. */
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
