import { providers } from '@nadi/domain/integrations/providers';
import * as m from '@nadi/ui/messages';
import { CallbackScreen, type CallbackScreenProps } from '@nadi/ui/screens/integrations/CallbackScreen';
import { showToast } from '@nadi/ui/toasts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { completeHealthConnection } from './online-writes';

const integrationsHref = '/dashboard/integrations';

/** Completes a connection when the provider has sent the person back. */
export function CallbackRoute() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const complete = useOnlineWrite(completeHealthConnection);
  const [state, setState] = useState<CallbackScreenProps['state']>({ phase: 'pending' });
  const isBegun = useRef(false);

  async function send(): Promise<void> {
    const [code, iss] = [address.get('code'), address.get('iss')];
    const outcome = await complete({
      state: address.get('state') ?? '',
      ...(code && { code }),
      ...(iss && { iss }),
    });
    if (!outcome.ok) {
      const saved = savedOf(outcome, () => ({}));
      const fault = saved.ok ? null : Object.values(saved.fieldErrors ?? {})[0];
      setState({
        phase: 'refused',
        message: code ? (fault ?? (saved.ok ? null : saved.message) ?? null) : null,
      });
      return;
    }
    const { provider } = outcome.data.data;
    showToast({ tone: 'success', message: m.connection_done({ name: providers[provider].name }) });
    navigate(integrationsHref, { replace: true });
  }
  const begin = useEffectEvent(() => void send());
  useEffect(() => {
    // The code is for one use.
    if (isBegun.current) return;
    isBegun.current = true;
    begin();
  }, []);
  return <CallbackScreen state={state} integrationsHref={integrationsHref} />;
}
