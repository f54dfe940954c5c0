import type { Toast } from '@nadi/ui/toasts';
import { Suspense } from 'react';
import { latePart } from './late-part';
import { useIdle } from './use-idle';

const load = () => import('@nadi/ui/components/ToastRegion');
const Region = latePart(async () => (await load()).ToastRegion);

/** Shows a message for a moment. */
export function tell(toast: Toast): void {
  // If even this cannot be loaded, the page reports it.
  load().then(
    ({ showToast }) => showToast(toast),
    () => undefined,
  );
}

/** Shows for a moment that something went wrong. */
export const tellOfError = (message: string): void => tell({ tone: 'error', message });

/** The place of toasts. Its code is loaded after the page: there are no messages before. */
export function Toasts() {
  return useIdle() ? (
    <Suspense>
      <Region />
    </Suspense>
  ) : null;
}
