import * as m from '../../../../generated/messages/messages';
import { Link } from '../../../components/Link/Link';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { Page } from '../../../patterns/Page/Page';

export type CallbackScreenProps = {
  /** `refused` by the person, the provider, or because the beginning is over; the message says why, if it is known. */
  state: { phase: 'pending' } | { phase: 'refused'; message: string | null };
  integrationsHref: string;
};

/** Shows that a connection is being completed after the provider sent the person back, or why it was not. */
export function CallbackScreen({ state, integrationsHref }: CallbackScreenProps) {
  const isPending = state.phase === 'pending';
  return (
    <Page
      title={isPending ? m.connection_completing_title() : m.connection_not_done()}
      up={{ href: integrationsHref, label: m.integrations_title() }}
    >
      {isPending ? (
        <Text>{m.connection_completing()}</Text>
      ) : (
        <Stack space={3}>
          <Text>{state.message ?? m.connection_refused()}</Text>
          <Link href={integrationsHref} isAlone>
            {m.connection_back()}
          </Link>
        </Stack>
      )}
    </Page>
  );
}
