import type { NewPasskey, PasskeyOptions, PasskeySignIn } from '@nadi/contract/schema';

type Options = PasskeyOptions['options'];

/** The browser's passkey functions; each resolves with null if the person closes the dialog. */
export type Passkeys = {
  isSupported: boolean;
  make(options: Options): Promise<NewPasskey['credential'] | null>;
  use(options: Options): Promise<PasskeySignIn['credential'] | null>;
};

/** Fetched when first needed: most people sign in without a passkey. */
const calls = () => import('./passkey-calls');

/** The browser's own passkeys. */
export const browserPasskeys: Passkeys = {
  isSupported: typeof globalThis.PublicKeyCredential === 'function',
  make: async (options) => (await calls()).make(options),
  use: async (options) => (await calls()).use(options),
};
