import { Button } from '@nadi/ui/components/Button';
import { Heading } from '@nadi/ui/components/Heading';
import { Stack } from '@nadi/ui/components/Stack';
import { Text } from '@nadi/ui/components/Text';
import { AuthLayout } from '@nadi/ui/layouts/AuthLayout';
import * as m from '@nadi/ui/messages';
import { useAppDispatch } from '../services/use-services';
import { sessionStarted } from '../session/session-requests';
import { useTitle } from './use-title';

/** The server cannot identify the user; no one is signed out because of that. */
export function Unreachable({ message }: { message: string }) {
  const dispatch = useAppDispatch();
  useTitle(m.app_unreachable_title());
  return (
    <AuthLayout>
      <Stack space={6}>
        <Heading level={1} size={28} isFocusTarget>
          {m.app_unreachable_title()}
        </Heading>
        <Stack space={3}>
          <Text>{message}</Text>
          <Text tone="muted">{m.app_unreachable_kept()}</Text>
        </Stack>
        <Button isFullWidth onPress={() => dispatch(sessionStarted())}>
          {m.try_again()}
        </Button>
      </Stack>
    </AuthLayout>
  );
}
