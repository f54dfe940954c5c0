import { Skeleton } from '../../components/Skeleton/Skeleton';
import { Stack } from '../../components/Stack/Stack';

/** Shapes of a form that is on its way. */
export function FieldsSkeleton({ fields }: { fields: number }) {
  return (
    <Stack space={6}>
      {Array.from({ length: fields }, (_, field) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places have no other identity.
        <Stack key={field} space={2}>
          <Skeleton width="8rem" />
          <Skeleton height="2.75rem" shape="block" />
        </Stack>
      ))}
    </Stack>
  );
}
