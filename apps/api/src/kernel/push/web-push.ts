import webPush from 'web-push';
import { NotTaken, unreachable } from '../delivery/fault';
import type { Secrets } from '../keys/secrets';
import { keptFor, outcomeOf, type Pusher, type PushMessage, PushRefused, timeoutMs } from './push';
import { readSubscription } from './subscription';
import { vapidKeysFor } from './vapid';

type Given = { secrets: Secrets; contact: string; services: readonly string[] };

/** Sends to browsers: encrypted for the subscription (RFC 8291) and signed by this installation (RFC 8292). */
export const createWebPusher = ({ secrets, contact, services }: Given): Pusher => ({
  async send({ fcmToken }, message, isUrgent) {
    const subscription = readSubscription(fcmToken, services);
    if (!subscription)
      throw new PushRefused('the subscription cannot be read, or its service is not allowed');
    const { endpoint, method, headers, body } = encrypt(subscription, message, {
      vapidDetails: { subject: contact, ...vapidKeysFor(subscription.publicKey, secrets) },
      TTL: keptFor,
      urgency: isUrgent ? 'high' : 'normal',
      // A message that was not delivered yet is replaced by the same one.
      topic: message.data.notificationId.replaceAll('-', ''),
    });
    const asked = fetch(endpoint, {
      method,
      headers: headers as Record<string, string>,
      body: new Uint8Array(body ?? []),
      // Another address was not checked.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { status, body: rest } = await asked.catch(() => {
      throw new NotTaken('the push service cannot be reached', unreachable);
    });
    // Unread, it would keep its connection.
    await rest?.cancel();
    return outcomeOf('the push service', status);
  },
});

/** @throws PushRefused for a key of the right length that is no point of the curve */
function encrypt(
  subscription: webPush.PushSubscription,
  message: PushMessage,
  options: webPush.RequestOptions,
): webPush.RequestDetails {
  try {
    return webPush.generateRequestDetails(subscription, JSON.stringify(message), options);
  } catch {
    throw new PushRefused('the subscription has keys that cannot be used');
  }
}
