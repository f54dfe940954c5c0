import { createECDH, hkdfSync } from 'node:crypto';
import type { Keys, Secrets } from '../keys/secrets';

/** The key with which this installation signs what it sends to push services (VAPID, RFC 8292), in base64url. */
export type VapidKeys = { publicKey: string; privateKey: string };

const known = new WeakMap<Keys, VapidKeys>();

/** Returns the keys of the newest secret: browsers subscribe with its public half. */
export function vapidKeys(keys: Keys): VapidKeys {
  const found = known.get(keys) ?? derive(keys.push);
  known.set(keys, found);
  return found;
}

/** Returns the keys of the secret with which a browser subscribed; the newest if that is no longer here. */
export const vapidKeysFor = (publicKey: string | null, secrets: Secrets): VapidKeys =>
  [secrets, ...secrets.previous].map(vapidKeys).find((keys) => keys.publicKey === publicKey) ??
  vapidKeys(secrets);

/** A point of the curve P-256: nearly every number of 32 bytes is a private key, and the next is taken in place of one that is not. */
function derive(seed: Buffer): VapidKeys {
  for (let turn = 0; ; turn += 1) {
    const ecdh = createECDH('prime256v1');
    try {
      ecdh.setPrivateKey(Buffer.from(hkdfSync('sha256', seed, 'nadi', `vapid ${turn}`, 32)));
    } catch {
      continue;
    }
    const text = (key: Buffer) => key.toString('base64url');
    return { publicKey: text(ecdh.getPublicKey()), privateKey: text(ecdh.getPrivateKey()) };
  }
}
