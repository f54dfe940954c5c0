import * as m from '@nadi/ui/messages';
import type { PasswordGate } from '../../../kernel/page/use-password-gate';
import { useServices } from '../../../kernel/services/use-services';
import { useAction } from './use-action';

/** Adds and removes passkeys. */
export function usePasskeys(gate: PasswordGate, readAgain: () => void) {
  const { api, passkeys } = useServices();
  const action = useAction(gate);

  /** Gets the server's options, creates the browser's passkey, and registers it with the server. */
  async function add(name: string) {
    const begun = await api.POST('/auth/passkeys/options');
    if (!begun.data) return { error: begun.error };
    const { challengeId, options } = begun.data.data;
    const credential = await passkeys.make(options).catch(() => null);
    if (!credential) return { error: new Error(m.app_passkey_not_made()) };
    return api.POST('/auth/passkeys', { body: { challengeId, name, credential } });
  }

  return {
    action: action.state,
    isPasskeySupported: passkeys.isSupported,
    onAddPasskey: (name: string) => action.run(() => add(name), readAgain),
    onRemovePasskey: (id: string) =>
      action.run(() => api.DELETE('/auth/passkeys/{id}', { params: { path: { id } } }), readAgain),
  };
}
