import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { part, withParts } from '../../../components/private/with-parts';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';

/** The next steps, in words that do not reveal whether the address has an account. */
export function MailSent({ email, onRestart }: { email: string; onRestart: () => void }) {
  return (
    <>
      <Stack space={3}>
        <Text>
          {withParts(m.forgot_sent_address({ email: part(0) }), [
            <Text key="email" as="strong">
              {email}
            </Text>,
          ])}
        </Text>
        <Text>{m.forgot_sent_neutral()}</Text>
        <Text tone="muted">{m.forgot_sent_help()}</Text>
      </Stack>
      <Button tone="secondary" onPress={onRestart} isFullWidth>
        {m.forgot_sent_again()}
      </Button>
    </>
  );
}
