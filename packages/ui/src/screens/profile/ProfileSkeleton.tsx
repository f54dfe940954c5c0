import * as m from '../../../generated/messages/messages';
import { Card } from '../../components/Card/Card';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { Stack } from '../../components/Stack/Stack';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';

/** The form's own shape, while the profile is on its way. */
export function ProfileSkeleton({ fields }: { fields: number }) {
  const places = Array.from({ length: fields }, (_, index) => `place-${index}`);
  return (
    <div role="status">
      <VisuallyHidden>{m.loading()}</VisuallyHidden>
      <Card>
        <Stack space={6}>
          {places.map((place) => (
            <Stack key={place} space={2}>
              <Skeleton width="8rem" />
              <Skeleton height="2.75rem" shape="block" />
            </Stack>
          ))}
        </Stack>
      </Card>
    </div>
  );
}
