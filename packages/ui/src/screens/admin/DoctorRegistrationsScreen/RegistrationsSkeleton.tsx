import * as m from '../../../../generated/messages/messages';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Stack } from '../../../components/Stack/Stack';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';

/** The queue's own shape, while it is on its way. */
export function RegistrationsSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{m.loading()}</VisuallyHidden>
      <Stack space={8}>
        {['first', 'second', 'third'].map((place) => (
          <Stack key={place} space={3}>
            <Skeleton width="14rem" height="1.375rem" />
            <Skeleton width="18rem" height="0.875rem" />
            <Skeleton height="4rem" shape="block" />
          </Stack>
        ))}
      </Stack>
    </div>
  );
}
