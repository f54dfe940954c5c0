import { useEffect, useState } from 'react';

/** Shows all rows first, then opens the browser's own print dialog, and goes back once it is closed. */
export function usePrintWhole() {
  const [isWhole, setIsWhole] = useState(false);
  useEffect(() => {
    if (!isWhole) return;
    const end = () => setIsWhole(false);
    window.addEventListener('afterprint', end);
    // Once it is drawn.
    const frame = requestAnimationFrame(() => window.print());
    return () => {
      window.removeEventListener('afterprint', end);
      cancelAnimationFrame(frame);
    };
  }, [isWhole]);
  return { isWhole, print: () => setIsWhole(true) };
}
