import * as m from '../../../../generated/messages/messages';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Stack } from '../../../components/Stack/Stack';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';

/** In the shape of a question and two versions. */
export function ConflictSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{m.loading()}</VisuallyHidden>
      <Stack space={6}>
        <Skeleton width="min(24rem, 80%)" height="1.75rem" />
        <Skeleton height="18rem" shape="block" />
      </Stack>
    </div>
  );
}
