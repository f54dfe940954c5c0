import * as m from '../../../../generated/messages/messages';
import { Card } from '../../../components/Card/Card';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Link } from '../../../components/Link/Link';
import { formatNumber } from '../../../components/private/reading/format-number';
import { Stack } from '../../../components/Stack/Stack';
import { type Clock, When } from '../../../components/When/When';
import { Fact, Facts } from '../../private/Facts';
import type { Analytics } from './types';

/** The contract counts no further. */
const most = 1_000;

type QueuesProps = { queues: Analytics['queues']; clock: Clock };

/** Returns what waits at this moment. */
export function Queues({ queues, clock }: QueuesProps) {
  const { jobsDue, oldestDueAt, jobsFailed, registrationsWaiting, oldestRegistrationAt } = queues;
  return (
    <Card as="section">
      <Stack space={4}>
        <Heading level={2} size={18}>
          {m.analytics_queues()}
        </Heading>
        <Facts>
          <Fact term={m.analytics_jobs_due()}>
            <Waiting count={jobsDue} since={oldestDueAt} clock={clock} />
          </Fact>
          <Fact term={m.analytics_jobs_failed()}>
            <Waiting count={jobsFailed} since={null} clock={clock} />
          </Fact>
          <Fact term={m.analytics_registrations()}>
            <Waiting count={registrationsWaiting} since={oldestRegistrationAt} clock={clock} />
          </Fact>
        </Facts>
        <Inline space={5}>
          <Link href="/dashboard/admin?tab=system" isAlone>
            {m.analytics_open_jobs()}
          </Link>
          <Link href="/dashboard/admin?tab=users" isAlone>
            {m.analytics_open_registrations()}
          </Link>
        </Inline>
      </Stack>
    </Card>
  );
}

function Waiting({ count, since, clock }: { count: number; since: string | null; clock: Clock }) {
  if (count === 0) return m.analytics_nothing_waits();
  return (
    <>
      {count < most ? formatNumber(count) : m.analytics_or_more({ count: formatNumber(most) })}
      {since && (
        <>
          {', '}
          {m.analytics_since()} <When at={since} clock={clock} />
        </>
      )}
    </>
  );
}
