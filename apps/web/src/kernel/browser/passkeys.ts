import type { NewPasskey, PasskeyOptions, PasskeySignIn } from '@nadi/contract/schema';

type Options = PasskeyOptions['options'];

/** What the browser knows of passkeys; each resolves with null where the person closes its question. */
export type Passkeys = {
  isSupported: boolean;
  make(options: Options): Promise<NewPasskey['credential'] | null>;
  use(options: Options): Promise<PasskeySignIn['credential'] | null>;
};

/** Fetched when it is first needed: most people sign in without. */
const library = () => import('@simplewebauthn/browser');

/** The browser's own passkeys. */
export const browserPasskeys: Passkeys = {
  isSupported: typeof globalThis.PublicKeyCredential === 'function',
  async make(options) {
    const { startRegistration } = await library();
    // The server made these options with the same library, and the contract leaves their inside to WebAuthn.
    const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
    return nullWhereClosed(startRegistration({ optionsJSON }));
  },
  async use(options) {
    const { startAuthentication } = await library();
    const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
    return nullWhereClosed(startAuthentication({ optionsJSON }));
  },
};

/** The browser tells of a closed question and of a time that ran out by the same error. */
async function nullWhereClosed<T, Known>(asking: Promise<T>): Promise<Known | null> {
  try {
    // Browsers add to a credential what the contract does not name; JSON leaves out what is undefined.
    return JSON.parse(JSON.stringify(await asking)) as Known;
  } catch (error) {
    if (error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)) return null;
    throw error;
  }
}
