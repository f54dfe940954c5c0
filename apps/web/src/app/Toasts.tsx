import { lazy, Suspense, useEffect, useState } from 'react';

const load = () => import('@nadi/ui/components/ToastRegion');
const Region = lazy(async () => ({ default: (await load()).ToastRegion }));

/** Says for a moment that something went wrong. */
export function tellOfError(message: string): void {
  // Where even this cannot be loaded, the page tells of it.
  load().then(
    ({ showToast }) => showToast({ tone: 'error', message }),
    () => undefined,
  );
}

/** Where toasts appear. Its code comes when the page is there: nothing is told before. */
export function Toasts() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), 1_000);
    return () => clearTimeout(timer);
  }, []);
  return isIdle ? (
    <Suspense>
      <Region />
    </Suspense>
  ) : null;
}
