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
 * `over` if the beginning ended; `offline` before anything was sent; `unknown` if no answer came and the accounts could not be looked at; `refused` by
 * the person (without a message), the provider or for the account; `failed` if the request was refused for another reason.
 */
export type CallbackState =
  | { phase: 'pending' | 'over' | 'offline' | 'unknown' }
  /** `canBeginAgain` is false where that ends the same way: another account than before, or no provider (without a message). */
  | { phase: 'refused'; message: string | null; canBeginAgain: boolean }
  | { phase: 'failed'; message: string | null };

export type CallbackScreenProps = {
  state: CallbackState;
  isOffline: boolean;
  integrationsHref: string;
  /** Leads to the page of the provider again; null if the address names no provider. */
  onBeginAgain: (() => Promise<Saved>) | null;
  /** Sends the same again: nothing was sent yet. */
  onTryAgain: () => void;
};

const titles = {
  pending: m.connection_completing_title,
  refused: m.connection_not_done,
  failed: m.connection_not_done,
  over: m.connection_not_done,
  offline: m.connection_offline_title,
  unknown: m.connection_unknown_title,
} as const;

/** The title of the page, and of the document. */
export const callbackTitle = ({ phase }: CallbackState): string => titles[phase]();

function say(state: CallbackState, isOffline: boolean): string {
  switch (state.phase) {
    case 'pending':
      return m.connection_completing();
    case 'refused':
      return state.message ?? (state.canBeginAgain ? m.connection_refused() : m.connection_no_provider());
    case 'failed':
      return state.message ?? m.connection_not_completed();
    case 'over':
      return m.connection_over();
    case 'offline':
      return isOffline ? m.connection_offline() : m.connection_online_again();
    case 'unknown':
      return m.connection_unknown();
  }
}

const canBeginAgain = (state: CallbackState): boolean =>
  state.phase === 'refused' ? state.canBeginAgain : state.phase === 'failed' || state.phase === 'over';

/** Shows that a connection is being completed after the provider sent the person back, or why it was not. */
export function CallbackScreen(props: CallbackScreenProps) {
  const { state, isOffline, integrationsHref, onTryAgain } = props;
  const { phase } = state;
  const onBeginAgain = canBeginAgain(state) ? props.onBeginAgain : null;
  return (
    <Page title={callbackTitle(state)} up={{ href: integrationsHref, label: m.integrations_title() }}>
      <Stack space={3}>
        <div role="status">
          <Text>{say(state, isOffline)}</Text>
        </div>
        {onBeginAgain && isOffline && <Text tone="muted">{m.connection_begin_offline()}</Text>}
        {phase !== 'pending' && (
          <Inline space={3}>
            {onBeginAgain && <BeginAgain isOffline={isOffline} onBeginAgain={onBeginAgain} />}
            {phase === 'offline' && (
              <Button isDisabled={isOffline} onPress={onTryAgain}>
                {m.connection_try_again()}
              </Button>
            )}
            <Link href={integrationsHref} isAlone>
              {m.connection_back()}
            </Link>
          </Inline>
        )}
      </Stack>
    </Page>
  );
}

type BeginAgainProps = { isOffline: boolean; onBeginAgain: () => Promise<Saved> };

function BeginAgain({ isOffline, onBeginAgain }: BeginAgainProps) {
  const begin = useSave<object, never>(() => undefined);
  const tell = async () => {
    const begun = await onBeginAgain().catch((): Saved => ({ ok: false }));
    if (!begun.ok) showToast({ tone: 'error', message: begun.message ?? m.connection_not_begun() });
    return begun;
  };
  return (
    <Button
      needs="guardian"
      isPending={begin.isPending}
      isDisabled={isOffline}
      onPress={() => void begin.save(tell)}
    >
      {m.connection_begin_again()}
    </Button>
  );
}
