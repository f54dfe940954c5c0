import * as m from '../../../../generated/messages/messages';
import { Card } from '../../../components/Card/Card';
import { Grid } from '../../../components/Grid/Grid';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Stack } from '../../../components/Stack/Stack';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { HistorySkeleton } from './HistorySkeleton';

/** The screen's own shape while it is on its way. */
export function VitalSignsSkeleton() {
  return (
    <Stack space={6}>
      <div role="status">
        <VisuallyHidden>{m.vitals_loading()}</VisuallyHidden>
      </div>
      <Grid columns={{ narrow: 2, wide: 4 }} space={4}>
        {['a', 'b', 'c', 'd'].map((card) => (
          <Card key={card} padding="small">
            <Stack space={2}>
              <Skeleton width="60%" />
              <Skeleton width="80%" height="2rem" />
              <Skeleton width="50%" height="1.5rem" />
              <Skeleton width="60%" />
            </Stack>
          </Card>
        ))}
      </Grid>
      <Card>
        <Stack space={5}>
          <Skeleton width="8rem" height="1.75rem" />
          <HistorySkeleton />
        </Stack>
      </Card>
    </Stack>
  );
}
