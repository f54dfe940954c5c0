import { ringOf } from '../../../kernel/keys/ring';
import { resealText, sealText, unsealText } from '../../../kernel/keys/sealed-text';
import type { Secrets } from '../../../kernel/keys/secrets';

/** A secret that is put into another person's row cannot be opened. */
const about = (userId: string) => `two-step secret of ${userId}`;

/** The secret of an authenticator app as it is kept, led by the name of the key that opens it. */
export const sealSecret = (secret: string, userId: string, secrets: Secrets): string =>
  sealText(ringOf(secrets, 'twoStep'), about(userId), secret);

/** @throws where it was altered, is another's, or its key is not here any more */
export const openSecret = (sealed: string, userId: string, secrets: Secrets): string =>
  unsealText(ringOf(secrets, 'twoStep'), about(userId), sealed);

/** The same secret under the newest key; null where it has that already. */
export const resealSecret = (sealed: string, userId: string, secrets: Secrets): string | null =>
  resealText(ringOf(secrets, 'twoStep'), about(userId), sealed);
