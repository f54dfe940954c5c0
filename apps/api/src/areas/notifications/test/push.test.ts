// areas: administration, identity
import { describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import * as ece from 'http_ece';
import { importJWK, jwtVerify } from 'jose';
import { by } from '../../../../test/api';
import type { Received } from '../../../../test/message-services';
import { choosePreferences, quietAtNight } from '../../../../test/notifications';
import { subscriptionAt } from '../../../../test/subscription';
import { vapidKeys } from '../../../kernel/push/vapid';
import { notificationDevices } from '../tables/notification-devices';
import { hello, setSender } from './sender';

const sender = setSender();
const { deliveriesOf, register, sentTo, service, tell } = sender;

/** Reads what a browser would. */
function opened({ body }: Received, { ecdh, auth }: ReturnType<typeof subscriptionAt>) {
  const authSecret = auth.toString('base64url');
  return JSON.parse(ece.decrypt(body, { version: 'aes128gcm', privateKey: ecdh, authSecret }).toString());
}

describe('a push to a browser', () => {
  it('is encrypted for it, signed by this installation, and says nothing of health', async () => {
    const who = await sender.api.signedIn();
    const browser = subscriptionAt(`${sender.origin}/push/a`);
    await register(who, browser.fcmToken);
    await tell(who, { ...hello, action: { label: 'Open', href: '/dashboard/vital-signs' } });
    const [sent] = sentTo('/push/a');
    if (!sent) throw new Error('Nothing was sent.');
    expect(sent.body.includes('188')).toBe(false);
    const { body: listed } = await sender.api.ask.get('/notifications').set(by(who)).expect(200);
    expect(opened(sent, browser)).toEqual({
      title: 'Nadi',
      body: 'You have a new message. Unlock to read it.',
      data: {
        ...{ type: 'hello', notificationId: listed.data[0].id },
        ...{ consultationId: null, path: '/dashboard/vital-signs' },
      },
    });
    expect(sent.headers).toMatchObject({ ttl: '86400', urgency: 'normal' });

    const [, token = '', key = ''] =
      /^vapid t=([^,]+), ?k=(.+)$/.exec(sent.headers.authorization ?? '') ?? [];
    expect(key).toBe(vapidKeys(sender.api.context.secrets).publicKey);
    const point = Buffer.from(key, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
    const jwk = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256');
    const { payload } = await jwtVerify(token, jwk, { audience: sender.origin });
    expect(payload.sub).toMatch(/^mailto:/);
  });

  it('shows details where a person asks for them', async () => {
    const who = await sender.api.signedIn();
    const browser = subscriptionAt(`${sender.origin}/push/details`);
    await register(who, browser.fcmToken);
    await choosePreferences(sender.api, who, { ...quietAtNight, showsDetails: true });
    await tell(who, { ...hello, isUrgent: true });
    const [sent] = sentTo('/push/details');
    if (!sent) throw new Error('Nothing was sent.');
    expect(opened(sent, browser)).toMatchObject({ title: 'Pulse 188', body: 'Measure again.' });
    expect(sent.headers.urgency).toBe('high');
  });

  it('names the consultation that it is of, in the list too', async () => {
    const who = await sender.api.signedIn();
    const browser = subscriptionAt(`${sender.origin}/push/consultation`);
    await register(who, browser.fcmToken);
    const consultationId = sender.api.context.newId();
    await tell(who, { ...hello, type: 'consultation-begins', consultationId });
    const [sent] = sentTo('/push/consultation');
    const [listed] = (await sender.api.ask.get('/notifications').set(by(who)).expect(200)).body.data;
    expect(listed).toMatchObject({ consultationId });
    expect(sent && opened(sent, browser).data).toEqual({
      ...{ type: 'consultation-begins', notificationId: listed.id },
      ...{ consultationId, path: null },
    });
  });

  it('is tried again where the service is busy, and arrives once', async () => {
    const who = await sender.api.signedIn();
    await register(who, subscriptionAt(`${sender.origin}/push/busy`).fcmToken);
    service.answers = [503, 429];
    await tell(who);
    expect(await deliveriesOf(who)).toMatchObject([{ state: 'waiting' }]);
    for (let turn = 0; turn < 2; turn += 1) {
      sender.api.clock.advance(60_000);
      await sender.api.context.bell.ring('deliveries');
    }
    expect(await deliveriesOf(who)).toMatchObject([{ state: 'sent', problem: null }]);
    expect(sentTo('/push/busy')).toHaveLength(3);
    // The same message for the service, which replaces the one before.
    expect(new Set(sentTo('/push/busy').map(({ headers }) => headers.topic)).size).toBe(1);
  });

  it('ends as failed once it was tried as often as it may be', async () => {
    const who = await sender.api.signedIn();
    await register(who, subscriptionAt(`${sender.origin}/push/never`).fcmToken);
    service.answers = Array.from({ length: 9 }, () => 503);
    await tell(who);
    for (let turn = 0; turn < 8; turn += 1) {
      sender.api.clock.advance(6_000_000);
      await sender.api.context.bell.ring('deliveries');
    }
    expect(await deliveriesOf(who)).toMatchObject([{ state: 'failed' }]);
    expect(sentTo('/push/never')).toHaveLength(9);
  });

  it('is sent after all where an administrator retries it', async () => {
    const admin = await sender.api.signedIn('ADMIN');
    const listed = await sender.api.ask.get('/admin/failed-jobs?status=FAILED').set(by(admin)).expect(200);
    const [{ id, job, version }] = listed.body.data;
    expect(job).toBe('deliveries');
    const headers = { ...by(admin), 'If-Match': `"${version}"` };
    await sender.api.ask.put(`/admin/failed-jobs/${id}`).set(headers).send({ status: 'RETRIED' }).expect(200);
    expect(sentTo('/push/never')).toHaveLength(10);
  });

  it.each([404, 410])('removes a subscription that is gone (%d)', async (status) => {
    const who = await sender.api.signedIn();
    await register(who, subscriptionAt(`${sender.origin}/push/gone-${status}`).fcmToken);
    service.answers = [status];
    await tell(who);
    const left = await sender.api.look((tx) =>
      tx.select().from(notificationDevices).where(eq(notificationDevices.userId, who.userId)),
    );
    expect(left).toEqual([]);
    await tell(who);
    expect(sentTo(`/push/gone-${status}`)).toHaveLength(1);
  });

  it('is given up where the service refuses it, without a word of where it went', async () => {
    const who = await sender.api.signedIn();
    await register(who, subscriptionAt(`${sender.origin}/push/refused`).fcmToken);
    service.answers = [403];
    await tell(who);
    expect(await deliveriesOf(who)).toEqual([{ state: 'failed', problem: 'the push service answered 403' }]);
  });

  it('is not sent once the session has ended, nor to who used the browser before', async () => {
    const [who, next] = [await sender.api.signedIn(), await sender.api.signedIn()];
    const { fcmToken } = subscriptionAt(`${sender.origin}/push/shared`);
    await register(who, fcmToken);
    await register(next, fcmToken);
    await tell(who);
    expect(sentTo('/push/shared')).toHaveLength(0);
    await tell(next);
    expect(sentTo('/push/shared')).toHaveLength(1);
    await sender.api.ask.post('/auth/logout').set(by(next)).expect(200);
    await tell(next);
    expect(sentTo('/push/shared')).toHaveLength(1);
  });

  it('is given up at once where the key of a subscription is no key', async () => {
    const who = await sender.api.signedIn();
    const keys = {
      p256dh: Buffer.alloc(65, 4).toString('base64url'),
      auth: Buffer.alloc(16).toString('base64url'),
    };
    const subscription = { endpoint: `${sender.origin}/push/no-key`, keys };
    await register(who, Buffer.from(JSON.stringify(subscription)).toString('base64url'));
    await tell(who);
    const problem = 'the subscription has keys that cannot be used';
    expect(await deliveriesOf(who)).toEqual([{ state: 'failed', problem }]);
  });

  it('follows no redirect', async () => {
    const who = await sender.api.signedIn();
    await register(who, subscriptionAt(`${sender.origin}/push/moved`).fcmToken);
    service.answers = [307];
    await tell(who);
    expect(await deliveriesOf(who)).not.toMatchObject([{ state: 'sent' }]);
  });

  it('is a test of one device, whatever is chosen', async () => {
    const who = await sender.api.signedIn();
    await register(who, subscriptionAt(`${sender.origin}/push/one`).fcmToken);
    const { body: other } = await sender.api.ask
      .post('/auth/login')
      .send({ email: who.email, password: who.password })
      .expect(200);
    await register({ ...who, token: other.data.token }, subscriptionAt(`${sender.origin}/push/two`).fcmToken);
    const none = { push: false, mail: false, sms: false };
    await choosePreferences(sender.api, who, {
      ...quietAtNight,
      channels: { ...quietAtNight.channels, general: none },
    });
    const { body } = await sender.api.ask.get('/notifications/devices').set(by(who)).expect(200);
    // Each may have been told of the sign-in on the other.
    const sent = () => sentTo('/push/one').length + sentTo('/push/two').length;
    const before = sent();
    const test = { title: 'Test notification', message: 'This is a test.', deviceId: body.data[0].id };
    await sender.api.ask.post('/notifications/test-push').set(by(who)).send(test).expect(200);
    expect(sent() - before).toBe(1);
    await sender.api.ask
      .post('/notifications/test-push')
      .set(by(who))
      .send({ title: test.title, message: test.message })
      .expect(200);
    expect(sent() - before).toBe(3);
  });
});
