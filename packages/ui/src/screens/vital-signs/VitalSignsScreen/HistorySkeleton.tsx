import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Stack } from '../../../components/Stack/Stack';

/** The place of a page of readings. */
export function HistorySkeleton() {
  return (
    <Stack space={4}>
      {['a', 'b', 'c', 'd', 'e'].map((row) => (
        <Skeleton key={row} height="2.25rem" />
      ))}
    </Stack>
  );
}
