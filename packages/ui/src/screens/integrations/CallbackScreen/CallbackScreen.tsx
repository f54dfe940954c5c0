import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Link } from '../../../components/Link/Link';
import { Text } from '../../../components/Text/Text';
import { Page } from '../../../patterns/Page/Page';

export type CallbackScreenProps = {
  /** `refused` also where the beginning is over. */
  state: { phase: 'pending' } | { phase: 'refused'; message: string | null };
  integrationsHref: string;
};

/** Shows that a connection is being completed after the provider sent the person back, or why it was not. */
export function CallbackScreen({ state, integrationsHref }: CallbackScreenProps) {
  return (
    <Page title={m.integrations_title()} up={{ href: integrationsHref, label: m.integrations_title() }}>
      {state.phase === 'pending' ? (
        <Text>{m.connection_completing()}</Text>
      ) : (
        <Banner
          tone="attention"
          title={m.connection_not_done()}
          action={
            <Link href={integrationsHref} isAlone>
              {m.connection_back()}
            </Link>
          }
        >
          {state.message ?? m.connection_refused()}
        </Banner>
      )}
    </Page>
  );
}
