import type { NewPasskey, PasskeyOptions, PasskeySignIn } from '@nadi/contract/schema';

type Options = PasskeyOptions['options'];

/** The browser's passkey functions; each resolves with null if the person closes the dialog. */
export type Passkeys = {
  isSupported: boolean;
  make(options: Options): Promise<NewPasskey['credential'] | null>;
  use(options: Options): Promise<PasskeySignIn['credential'] | null>;
};

/** Fetched when first needed: most people sign in without a passkey. */
const library = () => import('@simplewebauthn/browser');

/** The browser's own passkeys. */
export const browserPasskeys: Passkeys = {
  isSupported: typeof globalThis.PublicKeyCredential === 'function',
  async make(options) {
    const { startRegistration } = await library();
    // The server made these options with the same library, and the contract leaves their content to WebAuthn.
    const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
    return nullWhereClosed(startRegistration({ optionsJSON }));
  },
  async use(options) {
    const { startAuthentication } = await library();
    const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
    return nullWhereClosed(startAuthentication({ optionsJSON }));
  },
};

/** The browser reports a closed dialog and a timeout by the same error. */
async function nullWhereClosed<T, Known>(asking: Promise<T>): Promise<Known | null> {
  try {
    // Browsers add fields to a credential that the contract does not name; JSON leaves out undefined values.
    return JSON.parse(JSON.stringify(await asking)) as Known;
  } catch (error) {
    if (error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)) return null;
    throw error;
  }
}
