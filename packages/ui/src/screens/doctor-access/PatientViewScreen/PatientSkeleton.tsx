import { Grid } from '../../../components/Grid/Grid';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Stack } from '../../../components/Stack/Stack';

/** The record's own shape while it is on its way. */
export const PatientSkeleton = () => (
  <Stack space={6}>
    <Skeleton height="6rem" shape="block" />
    <Grid columns={{ narrow: 1, wide: 'main-aside' }}>
      <Skeleton height="22rem" shape="block" />
      <Skeleton height="16rem" shape="block" />
    </Grid>
  </Stack>
);
