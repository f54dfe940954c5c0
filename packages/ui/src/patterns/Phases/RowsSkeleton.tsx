import { Skeleton } from '../../components/Skeleton/Skeleton';
import { Stack } from '../../components/Stack/Stack';

/** Shapes of a list that is on its way. */
export function RowsSkeleton({ rows = 3 }: { rows?: number }) {
  return (
    <Stack space={5}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places have no other identity.
        <Stack key={row} space={2}>
          <Skeleton width="14rem" />
          <Skeleton width="min(22rem, 100%)" height="0.875rem" />
        </Stack>
      ))}
    </Stack>
  );
}
