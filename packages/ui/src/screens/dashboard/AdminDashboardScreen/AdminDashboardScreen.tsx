import type { ReactNode } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Divider } from '../../../components/Divider/Divider';
import { Grid } from '../../../components/Grid/Grid';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { formattingLocale } from '../../../components/private/reading/locale';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { type Clock, When } from '../../../components/When/When';
import { Phases } from '../../../patterns/Phases/Phases';
import type { Loaded } from '../../../patterns/state';
import { sayDay } from '../../../words/moment';
import { DashboardHeadline } from '../DashboardHeadline';
import { MoreWays } from '../MoreWays/MoreWays';
import * as styles from './AdminDashboardScreen.css';

/** Counts what waits up to the contract's end; then there are as many or more. */
type Overview = {
  registrations: { waiting: number; oldestAt: string | null };
  /** `dueOn` is the earliest last day, `YYYY-MM-DD`. */
  dataRequests: { waiting: number; dueOn: string | null };
  failedJobs: { waiting: number; newestAt: string | null };
  frontendErrors: { count: number; newestAt: string | null };
  people: { patients: number; doctors: number; administrators: number };
};

export type AdminDashboardScreenProps = {
  state: Loaded<Overview>;
  clock: Clock;
  onRetry: () => void;
};

/** An administrator's first page: the decisions that wait, whether the app is well, and how many people there are. */
export function AdminDashboardScreen({ state, clock, onRetry }: AdminDashboardScreenProps) {
  return (
    <Phases
      state={state}
      skeleton={<AdminDashboardSkeleton />}
      failed={{ title: m.dashboard_failed_title(), text: m.dashboard_failed() }}
      onRetry={onRetry}
    >
      {({ registrations, dataRequests, failedJobs, frontendErrors, people }) => (
        <Stack space={8}>
          <DashboardHeadline
            clock={clock}
            title={sayWaiting(registrations.waiting + dataRequests.waiting + failedJobs.waiting)}
          />
          <Grid columns={{ wide: 'main-aside' }} align="start">
            <Card as="section" aria-label={m.admin_dashboard_decisions()}>
              <Stack space={5}>
                <Decision
                  title={sayCount(registrations.waiting, m.admin_dashboard_registrations)}
                  at={registrations.oldestAt}
                  say={m.admin_dashboard_oldest}
                  none={m.admin_dashboard_registrations_none()}
                  clock={clock}
                  action={m.admin_dashboard_verify()}
                  href="/dashboard/admin?tab=users"
                />
                <Divider />
                <Decision
                  title={sayCount(dataRequests.waiting, m.admin_dashboard_requests)}
                  due={dataRequests.dueOn}
                  none={m.admin_dashboard_requests_none()}
                  clock={clock}
                  action={m.admin_dashboard_open_requests()}
                  href="/dashboard/admin?tab=users&view=requests"
                />
                <Divider />
                <Decision
                  title={sayCount(failedJobs.waiting, m.admin_dashboard_jobs)}
                  at={failedJobs.newestAt}
                  say={m.admin_dashboard_newest}
                  none={m.admin_dashboard_jobs_none()}
                  clock={clock}
                  action={m.admin_dashboard_open_jobs()}
                  href="/dashboard/admin?tab=system"
                />
              </Stack>
            </Card>
            <Card as="section">
              <Stack space={2}>
                <Heading level={2}>{m.admin_dashboard_errors()}</Heading>
                <Text>{sayCount(frontendErrors.count, m.admin_dashboard_errors_count)}</Text>
                {frontendErrors.newestAt && (
                  <Text size={14} tone="muted">
                    {m.admin_dashboard_newest()} <When at={frontendErrors.newestAt} clock={clock} />
                  </Text>
                )}
                <Text size={14} tone="muted">
                  {m.admin_dashboard_errors_help()}
                </Text>
              </Stack>
            </Card>
          </Grid>
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
          <MoreWays of="ADMIN" />
        </Stack>
      )}
    </Phases>
  );
}

/** The contract counts no further. */
const most = 1_000;

const write = (count: number): string => new Intl.NumberFormat(formattingLocale()).format(count);

const sayCount = (count: number, words: (inputs: { count: number; many: string }) => string): string =>
  words({ count, many: count < most ? write(count) : m.admin_dashboard_or_more({ many: write(most) }) });

const sayWaiting = (count: number): string =>
  count === 0 ? m.admin_dashboard_nothing() : sayCount(count, m.admin_dashboard_waiting);

type DecisionProps = {
  title: string;
  /** The moment that says how urgent it is. */
  at?: string | null;
  say?: () => string;
  /** The day that says it, in its place. */
  due?: string | null;
  /** In its place where nothing waits. */
  none: string;
  clock: Clock;
  action: string;
  href: string;
};

function Decision({ title, at = null, say, due = null, none, clock, action, href }: DecisionProps) {
  return (
    <Inline justify="between" space={4}>
      <Stack space={1}>
        <Heading level={2} size={18}>
          {title}
        </Heading>
        <Text size={14} tone="muted">
          {at ? (
            <>
              {say?.()} <When at={at} clock={clock} />
            </>
          ) : due ? (
            m.admin_dashboard_requests_due({ day: sayDay(due) })
          ) : (
            none
          )}
        </Text>
      </Stack>
      <Button tone={at || due ? 'primary' : 'secondary'} href={href}>
        {action}
      </Button>
    </Inline>
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
