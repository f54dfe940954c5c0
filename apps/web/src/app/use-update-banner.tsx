import { lazy, type ReactNode, Suspense } from 'react';
import { selectUnsentCount } from '../features/outbox/outbox-selectors';
import { updatePutOff, updateRequested } from '../features/worker/worker-requests';
import { selectIsUpdateOffered, selectIsUpdating } from '../features/worker/worker-selectors';
import { useAppDispatch, useAppSelector } from './use-services';

/** Most visits see no new version. */
const Banner = lazy(async () => ({
  default: (await import('@nadi/ui/components/UpdateBanner')).UpdateBanner,
}));

/** Tells of a new version while one is offered; else null. */
export function useUpdateBanner(): ReactNode {
  const dispatch = useAppDispatch();
  const isOffered = useAppSelector(selectIsUpdateOffered);
  const isUpdating = useAppSelector(selectIsUpdating);
  const unsent = useAppSelector(selectUnsentCount);
  if (!isOffered && !isUpdating) return null;
  return (
    <Suspense>
      <Banner
        unsent={unsent}
        isPending={isUpdating}
        onUpdate={() => dispatch(updateRequested())}
        onLater={() => dispatch(updatePutOff())}
      />
    </Suspense>
  );
}
