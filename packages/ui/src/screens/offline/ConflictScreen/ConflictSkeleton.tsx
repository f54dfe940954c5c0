import * as m from '../../../../generated/messages/messages';
import { Card } from '../../../components/Card/Card';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Stack } from '../../../components/Stack/Stack';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';

/** In the shape of two versions of three fields. */
export function ConflictSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{m.loading()}</VisuallyHidden>
      <Stack space={6}>
        <Stack space={3}>
          <Skeleton width="min(24rem, 80%)" height="1.75rem" />
          <Skeleton width="min(36rem, 100%)" />
        </Stack>
        <Card>
          <Stack space={6}>
            {['9rem', '7rem', '11rem'].map((width) => (
              <Stack key={width} space={3}>
                <Skeleton width={width} />
                <Skeleton height="2.75rem" />
              </Stack>
            ))}
          </Stack>
        </Card>
      </Stack>
    </div>
  );
}
