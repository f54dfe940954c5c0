import { createECDH, randomBytes } from 'node:crypto';

/** A browser's subscription with keys of its own, and what is needed to read what is sent to it. */
export function subscriptionAt(endpoint: string) {
  const ecdh = createECDH('prime256v1');
  const auth = randomBytes(16);
  const keys = { p256dh: ecdh.generateKeys('base64url'), auth: auth.toString('base64url') };
  const fcmToken = Buffer.from(JSON.stringify({ endpoint, keys })).toString('base64url');
  return { fcmToken, ecdh, auth };
}

export type Subscription = ReturnType<typeof subscriptionAt>;
