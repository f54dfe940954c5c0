import type { ReactNode } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Card } from '../../../components/Card/Card';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Link } from '../../../components/Link/Link';
import { Stack } from '../../../components/Stack/Stack';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import { type Clock, When } from '../../../components/When/When';
import { sayCount } from './say-waiting';
import type { Overview } from './types';

type ServiceProps = Pick<Overview, 'jobs' | 'frontendErrors'> & { clock: Clock };

/** Shows whether the server keeps up with its work, and whether pages fail. */
export function Service({ jobs, frontendErrors, clock }: ServiceProps) {
  return (
    <Card as="section" aria-labelledby="admin-service">
      <Stack space={4}>
        <Heading level={2} id="admin-service">
          {m.admin_dashboard_service()}
        </Heading>
        <DividedList aria-labelledby="admin-service">
          <State
            title={m.admin_dashboard_work()}
            tone={jobs.due === 0 ? 'done' : 'neutral'}
            state={
              jobs.due === 0 ? m.admin_dashboard_work_done() : sayCount(jobs.due, m.admin_dashboard_work_due)
            }
          >
            {jobs.oldestDueAt && (
              <Text size={14} tone="muted">
                {m.admin_dashboard_work_oldest()} <When at={jobs.oldestDueAt} clock={clock} />
              </Text>
            )}
          </State>
          <State
            title={m.admin_dashboard_errors()}
            tone={frontendErrors.count === 0 ? 'done' : 'attention'}
            state={
              frontendErrors.count === 0
                ? m.admin_dashboard_errors_none()
                : sayCount(frontendErrors.count, m.admin_dashboard_errors_count)
            }
          >
            {frontendErrors.newestAt && (
              <Text size={14} tone="muted">
                {m.admin_dashboard_newest()} <When at={frontendErrors.newestAt} clock={clock} />
              </Text>
            )}
            <Text size={14} tone="muted">
              {m.admin_dashboard_errors_help()}
            </Text>
            <Link href="/dashboard/admin?tab=system&view=audit" isAlone>
              {m.admin_dashboard_errors_read()}
            </Link>
          </State>
        </DividedList>
      </Stack>
    </Card>
  );
}

type StateProps = {
  title: string;
  state: string;
  tone: 'done' | 'neutral' | 'attention';
  children: ReactNode;
};

function State({ title, state, tone, children }: StateProps) {
  return (
    <DividedItem>
      <Stack space={1}>
        <Inline justify="between" space={2}>
          <Heading level={3} size={16}>
            {title}
          </Heading>
          <Tag tone={tone}>{state}</Tag>
        </Inline>
        {children}
      </Stack>
    </DividedItem>
  );
}
