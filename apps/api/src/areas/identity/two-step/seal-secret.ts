import { ringOf } from '../../../kernel/keys/ring';
import { resealText, sealText, unsealText } from '../../../kernel/keys/sealed-text';
import type { Secrets } from '../../../kernel/keys/secrets';

/** Binds a secret to its person: in another person's row it cannot be opened. */
const about = (userId: string) => `two-step secret of ${userId}`;

/** The secret of an authenticator app as it is kept, led by the name of the key that opens it. */
export const sealSecret = (secret: string, userId: string, secrets: Secrets): string =>
  sealText(ringOf(secrets, 'twoStep'), about(userId), secret);

/** @throws if it was altered, belongs to another person, or its key is no longer here */
export const openSecret = (sealed: string, userId: string, secrets: Secrets): string =>
  unsealText(ringOf(secrets, 'twoStep'), about(userId), sealed);

/** Returns the same secret sealed with the newest key; null if it already is. */
export const resealSecret = (sealed: string, userId: string, secrets: Secrets): string | null =>
  resealText(ringOf(secrets, 'twoStep'), about(userId), sealed);
