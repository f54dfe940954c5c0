import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Inline } from '../../../components/Inline/Inline';
import { Link } from '../../../components/Link/Link';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { showToast } from '../../../components/ToastRegion/toasts';
import { Page } from '../../../patterns/Page/Page';
import type { Saved } from '../../../patterns/state';
import { useSave } from '../../../patterns/use-save';

/**
 * `refused` by the person, the provider or for the account; `over` if the beginning ended; `offline` before anything was sent; `unknown` if no answer
 * came and the accounts could not be looked at.
 */
export type CallbackState =
  | { phase: 'pending' | 'over' | 'offline' | 'unknown' }
  | { phase: 'refused'; message: string | null };

export type CallbackScreenProps = {
  state: CallbackState;
  integrationsHref: string;
  /** Leads to the page of the provider again; null if the address names no provider. */
  onBeginAgain: (() => Promise<Saved>) | null;
  /** Sends the same again: nothing was sent yet. */
  onTryAgain: () => void;
};

const titles = {
  pending: m.connection_completing_title,
  refused: m.connection_not_done,
  over: m.connection_not_done,
  offline: m.connection_offline_title,
  unknown: m.connection_unknown_title,
} as const;
const words = {
  pending: m.connection_completing,
  refused: m.connection_refused,
  over: m.connection_over,
  offline: m.connection_offline,
  unknown: m.connection_unknown,
} as const;

/** Shows that a connection is being completed after the provider sent the person back, or why it was not. */
export function CallbackScreen({ state, integrationsHref, onBeginAgain, onTryAgain }: CallbackScreenProps) {
  const { phase } = state;
  const canBegin = phase === 'refused' || phase === 'over';
  return (
    <Page title={titles[phase]()} up={{ href: integrationsHref, label: m.integrations_title() }}>
      <Stack space={3}>
        <Text>{(phase === 'refused' && state.message) || words[phase]()}</Text>
        {phase !== 'pending' && (
          <Inline space={3}>
            {canBegin && onBeginAgain && <BeginAgain onBeginAgain={onBeginAgain} />}
            {phase === 'offline' && <Button onPress={onTryAgain}>{m.connection_try_again()}</Button>}
            <Link href={integrationsHref} isAlone>
              {m.connection_back()}
            </Link>
          </Inline>
        )}
      </Stack>
    </Page>
  );
}

function BeginAgain({ onBeginAgain }: { onBeginAgain: () => Promise<Saved> }) {
  const begin = useSave<object, never>(() => undefined);
  const tell = async () => {
    const begun = await onBeginAgain();
    if (!begun.ok) showToast({ tone: 'error', message: begun.message ?? m.not_saved() });
    return begun;
  };
  return (
    <Button needs="guardian" isPending={begin.isPending} onPress={() => void begin.save(tell)}>
      {m.connection_begin_again()}
    </Button>
  );
}
