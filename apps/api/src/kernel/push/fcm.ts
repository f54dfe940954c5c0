import { importPKCS8, SignJWT } from 'jose';
import { answered, NotTaken, unreachable } from '../delivery/fault';
import type { FcmAccount } from '../environment/config';
import { keptFor, outcomeOf, type Pusher, PushRefused, timeoutMs } from './push';

const scope = 'https://www.googleapis.com/auth/firebase.messaging';
const presetService = 'https://fcm.googleapis.com';
/** Seconds. */
const tokenLifetime = 3_600;

/**
 * Sends to apps by the HTTP v1 interface of Firebase Cloud Messaging.
 *
 * @param service its origin; another for tests
 */
export function createFcmPusher(account: FcmAccount, service = presetService): Pusher {
  let token: { text: string; endsAt: number } | null = null;

  async function accessToken(): Promise<string> {
    if (token && token.endsAt > Date.now()) return token.text;
    const assertion = await new SignJWT({ scope })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(account.client_email)
      .setAudience(account.token_uri)
      .setIssuedAt()
      .setExpirationTime(`${tokenLifetime}s`)
      .sign(await importPKCS8(account.private_key, 'RS256'));
    const answer = await ask(account.token_uri, {
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
    });
    if (!answer.ok) {
      const { status } = answer;
      const fault = status >= 500 ? answered(status) : { problem: 'credentials' as const, status };
      throw new NotTaken(`the token service answered ${status}`, fault);
    }
    const read = (await answer.json()) as { access_token: string; expires_in: number };
    // A minute less than it lasts, for clocks that differ.
    token = { text: read.access_token, endsAt: Date.now() + (read.expires_in - 60) * 1000 };
    return token.text;
  }

  return {
    async send({ fcmToken }, { title, body, data }, isUrgent) {
      const message = {
        token: fcmToken,
        notification: { title, body },
        // It takes texts only.
        data: Object.fromEntries(Object.entries(data).filter(([, value]) => typeof value === 'string')),
        android: {
          priority: isUrgent ? 'HIGH' : 'NORMAL',
          ttl: `${keptFor}s`,
          notification: { tag: data.notificationId },
        },
        apns: {
          headers: { 'apns-priority': isUrgent ? '10' : '5', 'apns-collapse-id': data.notificationId },
        },
      };
      const answer = await ask(`${service}/v1/projects/${account.project_id}/messages:send`, {
        headers: { Authorization: `Bearer ${await accessToken()}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ message }),
      });
      // A token that a service refused may have been revoked before its time.
      if (answer.status === 401) token = null;
      if (answer.status === 401) throw new NotTaken('the messaging service answered 401', answered(401));
      // It also answers 404 for a project that it does not know, which says nothing of the device.
      if (answer.status === 404 && !(await answer.text()).includes('UNREGISTERED'))
        throw new PushRefused('the messaging service answered 404, and not for the device', answered(404));
      return outcomeOf('the messaging service', answer.status);
    },
  };
}

const ask = (url: string, init: RequestInit): Promise<Response> =>
  fetch(url, { method: 'POST', redirect: 'error', signal: AbortSignal.timeout(timeoutMs), ...init }).catch(
    () => {
      throw new NotTaken('the messaging service cannot be reached', unreachable);
    },
  );

/** For an installation without an account. */
export const noFcm: Pusher = {
  async send() {
    throw new PushRefused('this installation sends to browsers only');
  },
};
