import type { PushSubscription } from 'web-push';

/** Hosts of the push services of browsers; a leading dot stands for everything below. */
const knownServices = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.notify.windows.com',
  'web.push.apple.com',
];

export type WebSubscription = PushSubscription & {
  /** The key of this installation with which the browser subscribed, where it says so. */
  publicKey: string | null;
};

/**
 * Reads the subscription of a browser from its token, base64url JSON.
 *
 * @param others origins of further push services that this installation allows
 * @returns null if it is not one, or of an address that this server should not call
 */
export function readSubscription(token: string, others: readonly string[]): WebSubscription | null {
  const read = parse(token);
  const { endpoint, keys, applicationServerKey } = (read ?? {}) as Record<string, unknown>;
  const { p256dh, auth } = (typeof keys === 'object' && keys ? keys : {}) as Record<string, unknown>;
  if (typeof endpoint !== 'string' || !isAllowed(endpoint, others)) return null;
  if (!isBytes(p256dh, 65) || !isBytes(auth, 16)) return null;
  const publicKey = typeof applicationServerKey === 'string' ? applicationServerKey : null;
  return { endpoint, keys: { p256dh, auth }, publicKey };
}

function parse(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64url').toString());
  } catch {
    return null;
  }
}

const isBytes = (text: unknown, size: number): text is string =>
  typeof text === 'string' &&
  /^[A-Za-z0-9_-]+=*$/.test(text) &&
  Buffer.from(text, 'base64url').length === size;

/** This server would otherwise call whatever address it is told. */
function isAllowed(endpoint: string, others: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint);
  if (username || password) return false;
  if (others.includes(origin)) return true;
  if (protocol !== 'https:' || port !== '') return false;
  return knownServices.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host));
}
