import { Plus } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Heading } from '../../../components/Heading/Heading';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';

/** The one thing to do next. */
export function NextStep({ title, help, addHref }: { title: string; help: string; addHref: string }) {
  return (
    <Card as="section" tone="deep" aria-labelledby="dashboard-next">
      <Stack space={4} align="start">
        <Stack space={1}>
          <Text size={14} tone="on-deep">
            {m.dashboard_next()}
          </Text>
          <Heading level={2} id="dashboard-next">
            {title}
          </Heading>
          <Text size={14} tone="on-deep">
            {help}
          </Text>
        </Stack>
        <Button needs="manage" tone="secondary" icon={Plus} href={addHref}>
          {m.dashboard_next_action()}
        </Button>
      </Stack>
    </Card>
  );
}
