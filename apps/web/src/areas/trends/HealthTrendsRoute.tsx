import { Skeleton } from '@nadi/ui/components/Skeleton';
import { Suspense } from 'react';
import { latePart } from '../../kernel/shell/late-part';

const HealthTrends = latePart(async () => (await import('./HealthTrends')).HealthTrends);

/** Shows the shape of the page at once; its charts and the rules of every type of reading come after it. */
export function HealthTrendsRoute() {
  return (
    <Suspense fallback={<Skeleton height="32rem" shape="block" />}>
      <HealthTrends />
    </Suspense>
  );
}
