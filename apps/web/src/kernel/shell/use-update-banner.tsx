import { type ReactNode, Suspense } from 'react';
import { selectUnsentCount } from '../outbox/outbox-selectors';
import { useAppDispatch, useAppSelector } from '../services/use-services';
import { updatePutOff, updateRequested } from '../worker/worker-requests';
import { selectIsUpdateOffered, selectIsUpdating } from '../worker/worker-selectors';
import { latePart } from './late-part';

/** Most visits see no new version. */
const Banner = latePart(async () => (await import('@nadi/ui/components/UpdateBanner')).UpdateBanner);

/** Returns the banner while a new version is offered; otherwise null. */
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
