import { Card } from '../../../components/Card/Card';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Stack } from '../../../components/Stack/Stack';
import { plot, row, rows } from './HealthTrendsScreen.css';

/** The plots' own shape while they are on their way. */
export function TrendsSkeleton() {
  return (
    <Card>
      <div className={rows}>
        {['a', 'b', 'c'].map((measure) => (
          <div key={measure} className={row}>
            <Stack space={2}>
              <Skeleton width="60%" />
              <Skeleton width="80%" height="2rem" />
              <Skeleton width="70%" />
            </Stack>
            <div className={plot}>
              <Skeleton height="14rem" shape="block" />
            </div>
          </div>
        ))}
      </div>
    </Card>
  );
}
