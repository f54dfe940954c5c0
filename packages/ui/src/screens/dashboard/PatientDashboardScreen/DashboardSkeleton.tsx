import * as m from '../../../../generated/messages/messages';
import { Card } from '../../../components/Card/Card';
import { Grid } from '../../../components/Grid/Grid';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Stack } from '../../../components/Stack/Stack';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';

/** The dashboard's own shape while it is on its way. */
export function DashboardSkeleton() {
  return (
    <Stack space={8}>
      <div role="status">
        <VisuallyHidden>{m.dashboard_loading()}</VisuallyHidden>
      </div>
      <Stack space={3}>
        <Skeleton width="9rem" />
        <Skeleton width="min(34rem, 100%)" height="2.25rem" />
        <Skeleton width="min(26rem, 90%)" height="2.25rem" />
        <Skeleton width="min(28rem, 100%)" />
      </Stack>
      <Grid columns={{ wide: 'main-aside' }} align="start">
        <Card>
          <Stack space={5}>
            <Skeleton width="10rem" height="1.75rem" />
            <Skeleton width="14rem" height="3rem" />
            <Skeleton height="17rem" shape="block" />
          </Stack>
        </Card>
        <Card>
          <Stack space={5}>
            <Skeleton width="9rem" height="1.75rem" />
            <Skeleton height="3.5rem" />
            <Skeleton height="3.5rem" />
            <Skeleton height="3.5rem" />
          </Stack>
        </Card>
      </Grid>
    </Stack>
  );
}
