import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { type Clock, When } from '../../../components/When/When';
import { sayDay } from '../../../words/moment';
import { sayCount, type ToDecide } from './say-waiting';

const tab = (name: string) => `/dashboard/admin?tab=${name}`;

type Row = {
  id: string;
  count: number;
  words: (inputs: { count: number; many: string }) => string;
  /** The moment that says how urgent it is, and the words before it. */
  at?: string | null;
  say?: () => string;
  /** The day by which it must be decided, `YYYY-MM-DD`. */
  dueOn?: string | null;
  action: () => string;
  href: string;
};

/** In the order of what a delay can do: access to a record without consent first. */
const rowsOf = ({
  emergencyAccesses,
  dataRequests,
  registrations,
  prescriptions,
  orders,
  failedJobs,
}: ToDecide): readonly Row[] => [
  {
    ...{ id: 'accesses', count: emergencyAccesses.waiting, at: emergencyAccesses.oldestAt },
    ...{ words: m.admin_dashboard_accesses, say: m.admin_dashboard_oldest },
    ...{ action: m.admin_dashboard_review, href: tab('healthcare') },
  },
  {
    ...{ id: 'requests', count: dataRequests.waiting, dueOn: dataRequests.dueOn },
    words: m.admin_dashboard_requests,
    ...{ action: m.admin_dashboard_open_requests, href: `${tab('users')}&view=requests` },
  },
  {
    ...{ id: 'registrations', count: registrations.waiting, at: registrations.oldestAt },
    ...{ words: m.admin_dashboard_registrations, say: m.admin_dashboard_oldest },
    ...{ action: m.admin_dashboard_verify, href: tab('users') },
  },
  {
    ...{ id: 'prescriptions', count: prescriptions.waiting, at: prescriptions.oldestAt },
    ...{ words: m.admin_dashboard_prescriptions, say: m.admin_dashboard_oldest },
    ...{ action: m.admin_dashboard_open_orders, href: tab('business') },
  },
  {
    ...{ id: 'orders', count: orders.waiting, at: orders.oldestAt },
    ...{ words: m.admin_dashboard_orders, say: m.admin_dashboard_oldest },
    ...{ action: m.admin_dashboard_open_orders, href: tab('business') },
  },
  {
    ...{ id: 'jobs', count: failedJobs.waiting, at: failedJobs.newestAt },
    ...{ words: m.admin_dashboard_jobs, say: m.admin_dashboard_newest },
    ...{ action: m.admin_dashboard_open_jobs, href: tab('system') },
  },
];

/** Lists what waits, each with how long, and leads to where it is decided. */
export function Decisions({ overview, clock }: { overview: ToDecide; clock: Clock }) {
  const rows = rowsOf(overview).filter(({ count }) => count > 0);
  return (
    <Card as="section" aria-label={m.admin_dashboard_decisions()}>
      {rows.length === 0 ? (
        <Text tone="muted">{m.admin_dashboard_nothing_about()}</Text>
      ) : (
        <DividedList label={m.admin_dashboard_decisions()}>
          {rows.map(({ id, count, at, dueOn, words, say, action, href }, index) => (
            <DividedItem key={id}>
              <Inline justify="between" space={4}>
                <Stack space={1}>
                  <Heading level={2} size={18}>
                    {sayCount(count, words)}
                  </Heading>
                  {dueOn && (
                    <Text size={14} tone="muted">
                      {m.admin_dashboard_requests_due({ day: sayDay(dueOn) })}
                    </Text>
                  )}
                  {at && say && (
                    <Text size={14} tone="muted">
                      {say()} <When at={at} clock={clock} />
                    </Text>
                  )}
                </Stack>
                <Button tone={index === 0 ? 'primary' : 'secondary'} href={href}>
                  {action()}
                </Button>
              </Inline>
            </DividedItem>
          ))}
        </DividedList>
      )}
    </Card>
  );
}
