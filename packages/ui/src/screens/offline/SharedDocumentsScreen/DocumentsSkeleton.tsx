import * as m from '../../../../generated/messages/messages';
import { Card } from '../../../components/Card/Card';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Stack } from '../../../components/Stack/Stack';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';

/** In the shape of three documents. */
export function DocumentsSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{m.loading()}</VisuallyHidden>
      <Card>
        <Stack space={8}>
          {['60%', '45%', '70%'].map((width) => (
            <Stack key={width} space={3}>
              <Skeleton width={width} />
              <Skeleton width="9rem" height="0.875rem" />
              <Skeleton width="14rem" height="2.75rem" />
            </Stack>
          ))}
        </Stack>
      </Card>
    </div>
  );
}
