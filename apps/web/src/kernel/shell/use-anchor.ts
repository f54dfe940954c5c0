import { useEffect } from 'react';

/** Maximum wait for the code of a page that has the anchor, in milliseconds. */
const timeoutMs = 3_000;

/** Scrolls to what an address names, as a browser does that loads a page. */
export function useAnchor(pathname: string, hash: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may have the same anchor
  useEffect(() => {
    if (hash === '') return undefined;
    const begun = performance.now();
    const timer = setInterval(() => {
      const place = document.getElementById(hash.slice(1));
      place?.scrollIntoView();
      if (place || performance.now() - begun > timeoutMs) clearInterval(timer);
    }, 50);
    return () => clearInterval(timer);
  }, [pathname, hash]);
}
