import type { HealthConnectionCompletion } from '@nadi/contract/schema';
import { type ProviderId, providerIds, providers } from '@nadi/domain/integrations/providers';
import * as m from '@nadi/ui/messages';
import {
  CallbackScreen,
  type CallbackState,
  callbackTitle,
} from '@nadi/ui/screens/integrations/CallbackScreen';
import { showToast } from '@nadi/ui/toasts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { selectIsOffline } from '../../kernel/connectivity/connectivity-slice';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { useAppSelector, useServices } from '../../kernel/services/use-services';
import { useTitle } from '../../kernel/shell/use-title';
import { beginHealthConnection, completeHealthConnection } from './online-writes';

const integrationsHref = '/dashboard/integrations';

const findProvider = (named: string | undefined): ProviderId | null =>
  providerIds.find((id) => id === named) ?? null;

/** Completes a connection when the provider has sent the person back. */
export function CallbackRoute() {
  const provider = findProvider(useParams().provider);
  const [address, setAddress] = useSearchParams();
  const navigate = useNavigate();
  const { api, navigation, store } = useServices();
  const complete = useOnlineWrite(completeHealthConnection);
  const begin = useOnlineWrite(beginHealthConnection);
  const [state, setState] = useState<CallbackState>({ phase: 'pending' });
  const isOffline = useAppSelector(selectIsOffline);
  useTitle(callbackTitle(state));
  const brought = useRef<HealthConnectionCompletion | null>(null);

  function tellDone(of: ProviderId): void {
    showToast({ tone: 'success', message: m.connection_done({ name: providers[of].name }) });
    navigate(integrationsHref, { replace: true });
  }

  /** Looks if the account is connected: an answer that said so may have been lost, and its beginning is used up. */
  async function look(of: ProviderId): Promise<void> {
    const data = await api.GET('/health-providers').then(
      (answer) => answer.data?.data,
      () => undefined,
    );
    const connection = data?.find(({ id }) => id === of)?.connection;
    if (connection?.status === 'connected') tellDone(of);
    else setState({ phase: data ? 'over' : 'unknown' });
  }

  async function send(): Promise<void> {
    const sent = brought.current;
    if (!sent || !provider) return setState({ phase: 'refused', message: null, canBeginAgain: false });
    // The page was loaded again: the code is not in its address any more.
    if (sent.state === '') return look(provider);
    if (selectIsOffline(store.getState())) return setState({ phase: 'offline' });
    setState({ phase: 'pending' });
    const outcome = await complete(sent);
    if (outcome.ok) return tellDone(sent.provider);
    const { fieldErrors, message } = outcome.failure;
    if (outcome.isUnanswered || fieldErrors?.state) return look(sent.provider);
    if (!fieldErrors?.code) return setState({ phase: 'failed', message });
    // Without a code, it is the person who refused.
    const said = sent.code ? fieldErrors.code : null;
    setState({ phase: 'refused', message: said, canBeginAgain: !outcome.codes.includes('another-account') });
  }

  const start = useEffectEvent(() => {
    const [code, iss] = [address.get('code'), address.get('iss')];
    if (provider)
      brought.current = {
        ...{ provider, state: address.get('state') ?? '' },
        ...(code && { code }),
        ...(iss && { iss }),
      };
    // The code is for one use: it stays neither in the address nor in the history.
    setAddress({}, { replace: true });
    void send();
  });
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    start();
  }, []);

  async function beginAgain(of: ProviderId) {
    const outcome = await begin({ provider: of });
    if (outcome.ok) navigation.leave(outcome.data.data.authorizeUrl);
    return savedOf(outcome, () => ({}));
  }
  return (
    <CallbackScreen
      state={state}
      integrationsHref={integrationsHref}
      onBeginAgain={provider && (() => beginAgain(provider))}
      isOffline={isOffline}
      onTryAgain={() => void send()}
    />
  );
}
