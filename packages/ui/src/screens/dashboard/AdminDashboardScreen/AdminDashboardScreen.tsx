import type { ReactNode } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Grid } from '../../../components/Grid/Grid';
import { Heading } from '../../../components/Heading/Heading';
import { latePart, useLateNow } from '../../../components/private/use-late';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import type { Clock } from '../../../components/When/When';
import { Phases } from '../../../patterns/Phases/Phases';
import type { Loaded } from '../../../patterns/state';
import { DashboardHeadline } from '../DashboardHeadline';
import * as styles from './AdminDashboardScreen.css';
import { Decisions } from './Decisions';
import { Service } from './Service';
import { countWaiting, sayWaiting, write } from './say-waiting';
import type { Overview } from './types';

export type AdminDashboardScreenProps = {
  state: Loaded<Overview>;
  clock: Clock;
  onRetry: () => void;
};

// At the end of the page.
const moreWays = latePart(async () => (await import('../MoreWays/MoreWays')).MoreWays);

/** An administrator's first page: the decisions that wait, the state of the service, today in figures, and how many people there are. */
export function AdminDashboardScreen({ state, clock, onRetry }: AdminDashboardScreenProps) {
  const MoreWays = useLateNow(moreWays, state.phase === 'ready');
  return (
    <Phases
      state={state}
      skeleton={<AdminDashboardSkeleton />}
      failed={{ title: m.dashboard_failed_title(), text: m.dashboard_failed() }}
      onRetry={onRetry}
    >
      {({ jobs, frontendErrors, today: { visits, ordersPlaced, timeZone }, people, ...overview }) => (
        <Stack space={8}>
          <DashboardHeadline clock={clock} title={sayWaiting(countWaiting(overview))} />
          <Grid columns={{ wide: 'main-aside' }} align="start">
            <Decisions overview={overview} clock={clock} />
            <Service jobs={jobs} frontendErrors={frontendErrors} clock={clock} />
          </Grid>
          <section aria-labelledby="admin-today">
            <Stack space={4}>
              <Heading level={2} id="admin-today">
                {m.admin_dashboard_today()}
              </Heading>
              <dl className={styles.figures}>
                <Figure label={m.admin_dashboard_visits_planned()} count={visits.planned} />
                <Figure label={m.admin_dashboard_visits_held()} count={visits.held} />
                <Figure label={m.admin_dashboard_visits_cancelled()} count={visits.cancelled} />
                <Figure label={m.admin_dashboard_visits_missed()} count={visits.missed} />
                <Figure label={m.admin_dashboard_orders_placed()} count={ordersPlaced} />
              </dl>
              <Text size={14} tone="muted">
                {m.admin_dashboard_today_help({ zone: timeZone })}
              </Text>
            </Stack>
          </section>
          <section aria-labelledby="admin-people">
            <Stack space={4}>
              <Heading level={2} id="admin-people">
                {m.admin_dashboard_people()}
              </Heading>
              <dl className={styles.figures}>
                <Figure label={m.admin_dashboard_patients()} count={people.patients} />
                <Figure label={m.admin_dashboard_doctors()} count={people.doctors} />
                <Figure label={m.admin_dashboard_administrators()} count={people.administrators} />
              </dl>
              <Text size={14} tone="muted">
                {m.admin_dashboard_people_help()}
              </Text>
            </Stack>
          </section>
          {MoreWays ? <MoreWays of="ADMIN" /> : <Skeleton height="14rem" shape="block" />}
        </Stack>
      )}
    </Phases>
  );
}

function Figure({ label, count }: { label: ReactNode; count: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{write(count)}</dd>
    </div>
  );
}

/** The dashboard's own shape while it is on its way. */
function AdminDashboardSkeleton() {
  return (
    <Stack space={8}>
      <Stack space={3}>
        <Skeleton width="9rem" />
        <Skeleton width="min(30rem, 100%)" height="2.25rem" />
      </Stack>
      <Grid columns={{ wide: 'main-aside' }} align="start">
        <Skeleton height="13rem" shape="block" />
        <Skeleton height="10rem" shape="block" />
      </Grid>
      <Skeleton height="8rem" shape="block" />
    </Stack>
  );
}
