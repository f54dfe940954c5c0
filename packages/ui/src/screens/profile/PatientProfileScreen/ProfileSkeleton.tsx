import * as m from '../../../../generated/messages/messages';
import { Card } from '../../../components/Card/Card';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Stack } from '../../../components/Stack/Stack';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';

const fields = ['first', 'last', 'birth', 'gender', 'phone'];

/** The form's own shape, while the profile is on its way. */
export function ProfileSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{m.loading()}</VisuallyHidden>
      <Card>
        <Stack space={6}>
          {fields.map((field) => (
            <Stack key={field} space={2}>
              <Skeleton width="8rem" />
              <Skeleton height="2.75rem" shape="block" />
            </Stack>
          ))}
        </Stack>
      </Card>
    </div>
  );
}
