import { Suspense, useEffect } from 'react';
import { selectLeaving } from '../kernel/outbox/leaving-slice';
import { selectUnsentCount } from '../kernel/outbox/outbox-selectors';
import { useAppSelector } from '../kernel/services/use-services';
import { lazyRoute } from '../kernel/shell/lazy-route';

// Most people have nothing unsent when they sign out.
const question = lazyRoute(async () => (await import('./SignOutQuestion')).SignOutQuestion);

/** Active on all pages: asks what to do with unsent entries before their person signs out. */
export function SignOutGate() {
  const hasUnsent = useAppSelector(selectUnsentCount) > 0;
  const isLeaving = useAppSelector(selectLeaving).phase !== 'not-asked';
  // There may be no network when it is needed.
  useEffect(() => {
    if (hasUnsent) void question.preload();
  }, [hasUnsent]);
  return isLeaving ? (
    <Suspense fallback={null}>
      <question.Screen />
    </Suspense>
  ) : null;
}
