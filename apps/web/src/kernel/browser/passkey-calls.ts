import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { Passkeys } from './passkeys';

/** Makes a passkey. */
export const make: Passkeys['make'] = (options) => {
  // The server made these options with the same library, and the contract leaves their content to WebAuthn.
  const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
  return nullWhereClosed(startRegistration({ optionsJSON }));
};

/** Signs in with a passkey. */
export const use: Passkeys['use'] = (options) => {
  const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  return nullWhereClosed(startAuthentication({ optionsJSON }));
};

/** Returns null where the person closed the dialog: the browser reports that and a timeout by the same error. */
async function nullWhereClosed<T, Known>(asking: Promise<T>): Promise<Known | null> {
  try {
    // Browsers add fields to a credential that the contract does not name; JSON leaves out undefined values.
    return JSON.parse(JSON.stringify(await asking)) as Known;
  } catch (error) {
    if (error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)) return null;
    throw error;
  }
}
