import type { Toast } from '@nadi/ui/toasts';
import { lazy, Suspense, useEffect, useState } from 'react';

const load = () => import('@nadi/ui/components/ToastRegion');
const Region = lazy(async () => ({ default: (await load()).ToastRegion }));

/** Says for a moment what just happened. */
export function tell(toast: Toast): void {
  // Where even this cannot be loaded, the page tells of it.
  load().then(
    ({ showToast }) => showToast(toast),
    () => undefined,
  );
}

/** Says for a moment that something went wrong. */
export const tellOfError = (message: string): void => tell({ tone: 'error', message });

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
