import { decrypt, encrypt } from './cipher';
import { type KeyRing, keyNamed } from './ring';

/**
 * A text that only this server can read, to be kept in a column: the name of its key, a dot, and the rest.
 *
 * @param about bound to the content, such as the id of its row
 */
export const sealText = ([newest]: KeyRing, about: string, plain: string): string =>
  `${newest.id}.${encrypt(newest.key, Buffer.from(plain), about).toString('base64url')}`;

/** @throws if it was altered, or its key is no longer here */
export function unsealText(ring: KeyRing, about: string, sealed: string): string {
  const [id = '', rest = ''] = sealed.split('.');
  return decrypt(keyNamed(id, ring), Buffer.from(rest, 'base64url'), about).toString();
}

/** Returns the same text sealed with the newest key; null if it already is. */
export function resealText(ring: KeyRing, about: string, sealed: string): string | null {
  return sealed.startsWith(`${ring[0].id}.`) ? null : sealText(ring, about, unsealText(ring, about, sealed));
}
