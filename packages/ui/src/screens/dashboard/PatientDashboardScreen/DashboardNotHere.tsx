import { Plus } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { Heading } from '../../../components/Heading/Heading';
import { Stack } from '../../../components/Stack/Stack';

/** Offline, on a device that has not shown the dashboard before. */
export function DashboardNotHere({ addHref }: { addHref: string }) {
  return (
    <Stack space={6}>
      <Heading level={1}>{m.dashboard_title()}</Heading>
      <Card>
        <EmptyState
          title={m.dashboard_not_on_device_title()}
          action={
            <Button icon={Plus} href={addHref}>
              {m.dashboard_next_action()}
            </Button>
          }
        >
          {m.dashboard_not_on_device()}
        </EmptyState>
      </Card>
    </Stack>
  );
}
