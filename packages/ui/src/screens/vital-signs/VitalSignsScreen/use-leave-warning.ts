import { useEffect } from 'react';

/** Lets the browser ask before the page is left, while something stands on it and nowhere else. */
export function useLeaveWarning(isOnlyHere: boolean): void {
  useEffect(() => {
    if (!isOnlyHere) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isOnlyHere]);
}
