import { useId } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Card } from '../../../components/Card/Card';
import { Heading } from '../../../components/Heading/Heading';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';

/** Says which accounts can be connected: none yet. */
export function AccountsCard({ text }: { text: string }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack space={2}>
        <Heading level={2} id={id}>
          {m.integrations_accounts()}
        </Heading>
        <Text>{text}</Text>
      </Stack>
    </Card>
  );
}
