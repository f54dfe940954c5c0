import { examples } from '@nadi/contract/examples';
import type { Passkeys } from '../../apps/web/src/kernel/browser/passkeys';

const { credential: made } = examples.registerPasskey.request.asha;
const { credential: used } = examples.signInWithPasskey.request.asha;

/** A browser whose person always says yes, with the one passkey of the contract's examples. */
export const examplePasskeys: Passkeys = {
  isSupported: true,
  make: async () => ({ ...made, response: { ...made.response, transports: [...made.response.transports] } }),
  use: async () => used,
};
