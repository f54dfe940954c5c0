import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import * as ece from 'http_ece';
import { decodeJwt, importJWK, jwtVerify } from 'jose';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { type Received, Service } from '../../../../test/message-services';
import { choosePreferences, quietAtNight, subscriptionAt } from '../../../../test/notifications';
import { addingNotice, type Notice } from '../../../kernel/notify/notify';
import { vapidKeys } from '../../../kernel/push/vapid';
import { notificationDeliveries } from '../tables/notification-deliveries';
import { notificationDevices } from '../tables/notification-devices';
import { notifications } from '../tables/notifications';

const service = new Service();
const account = generateKeyPairSync('rsa', { modulusLength: 2048 });
let origin: string;
let api: TestApi;
beforeAll(async () => {
  origin = await service.start();
  api = await startApi({
    PUSH_SERVICES: origin,
    FCM_URL: origin,
    FCM_ACCOUNT: JSON.stringify({
      project_id: 'nadi-example',
      client_email: 'sender@nadi.example',
      private_key: account.privateKey.export({ type: 'pkcs8', format: 'pem' }),
      token_uri: `${origin}/token`,
    }),
    SMS_URL: `${origin}/sms`,
    SMS_TOKEN: 'of the gateway',
  });
});
afterAll(async () => {
  await api.close();
  service.close();
});

const hello: Notice = { type: 'hello', category: 'general', title: 'Pulse 188', body: 'Measure again.' };

async function tell(who: Person, notice: Notice = hello): Promise<void> {
  const { newId, bell } = api.context;
  await api.context.db.write('keeper', (tx) =>
    tx.execute(addingNotice(who.userId, notice, { newId, now: api.clock.now() })),
  );
  await bell.ring('notifications');
}

async function register(who: Person, fcmToken: string, deviceType = 'web'): Promise<void> {
  const asking = api.ask.post('/notifications/register-fcm-token').set({ ...by(who), ...once() });
  await asking.send({ fcmToken, deviceType }).expect(200);
}

const sentTo = (path: string) => service.received.filter((one) => one.path === path);
const deliveriesOf = ({ userId }: Person) =>
  api.look((tx) =>
    tx
      .select({ state: notificationDeliveries.state, problem: notificationDeliveries.problem })
      .from(notificationDeliveries)
      .innerJoin(notifications, eq(notifications.id, notificationDeliveries.notificationId))
      .where(eq(notifications.userId, userId)),
  );

/** Reads what a browser would. */
function opened({ body }: Received, { ecdh, auth }: ReturnType<typeof subscriptionAt>) {
  const authSecret = auth.toString('base64url');
  return JSON.parse(ece.decrypt(body, { version: 'aes128gcm', privateKey: ecdh, authSecret }).toString());
}

describe('a push to a browser', () => {
  it('is encrypted for it, signed by this installation, and says nothing of health', async () => {
    const who = await api.signedIn();
    const browser = subscriptionAt(`${origin}/push/a`);
    await register(who, browser.fcmToken);
    await tell(who, { ...hello, action: { label: 'Open', href: '/dashboard/vital-signs' } });
    const [sent] = sentTo('/push/a');
    if (!sent) throw new Error('Nothing was sent.');
    expect(sent.body.includes('188')).toBe(false);
    const { body: listed } = await api.ask.get('/notifications').set(by(who)).expect(200);
    expect(opened(sent, browser)).toEqual({
      title: 'Nadi',
      body: 'You have a new message. Unlock to read it.',
      data: { type: 'hello', notificationId: listed.data[0].id, path: '/dashboard/vital-signs' },
    });
    expect(sent.headers).toMatchObject({ ttl: '86400', urgency: 'normal' });

    const [, token = '', key = ''] =
      /^vapid t=([^,]+), ?k=(.+)$/.exec(sent.headers.authorization ?? '') ?? [];
    expect(key).toBe(vapidKeys(api.context.secrets).publicKey);
    const point = Buffer.from(key, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
    const jwk = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256');
    const { payload } = await jwtVerify(token, jwk, { audience: origin });
    expect(payload.sub).toMatch(/^mailto:/);
  });

  it('shows details where a person asks for them', async () => {
    const who = await api.signedIn();
    const browser = subscriptionAt(`${origin}/push/details`);
    await register(who, browser.fcmToken);
    await choosePreferences(api, who, { ...quietAtNight, showsDetails: true });
    await tell(who, { ...hello, isUrgent: true });
    const [sent] = sentTo('/push/details');
    if (!sent) throw new Error('Nothing was sent.');
    expect(opened(sent, browser)).toMatchObject({ title: 'Pulse 188', body: 'Measure again.' });
    expect(sent.headers.urgency).toBe('high');
  });

  it('is tried again where the service is busy, and arrives once', async () => {
    const who = await api.signedIn();
    await register(who, subscriptionAt(`${origin}/push/busy`).fcmToken);
    service.answers = [503, 429];
    await tell(who);
    expect(await deliveriesOf(who)).toMatchObject([{ state: 'waiting' }]);
    for (let turn = 0; turn < 2; turn += 1) {
      api.clock.advance(60_000);
      await api.context.bell.ring('deliveries');
    }
    expect(await deliveriesOf(who)).toMatchObject([{ state: 'sent', problem: null }]);
    expect(sentTo('/push/busy')).toHaveLength(3);
    // The same message for the service, which replaces the one before.
    expect(new Set(sentTo('/push/busy').map(({ headers }) => headers.topic)).size).toBe(1);
  });

  it('ends as failed once it was tried as often as it may be', async () => {
    const who = await api.signedIn();
    await register(who, subscriptionAt(`${origin}/push/never`).fcmToken);
    service.answers = Array.from({ length: 9 }, () => 503);
    await tell(who);
    for (let turn = 0; turn < 8; turn += 1) {
      api.clock.advance(6_000_000);
      await api.context.bell.ring('deliveries');
    }
    expect(await deliveriesOf(who)).toMatchObject([{ state: 'failed' }]);
    expect(sentTo('/push/never')).toHaveLength(9);
  });

  it('is sent after all where an administrator retries it', async () => {
    const admin = await api.signedIn('ADMIN');
    const listed = await api.ask.get('/admin/failed-jobs?status=FAILED').set(by(admin)).expect(200);
    const [{ id, job, version }] = listed.body.data;
    expect(job).toBe('deliveries');
    const headers = { ...by(admin), 'If-Match': `"${version}"` };
    await api.ask.put(`/admin/failed-jobs/${id}`).set(headers).send({ status: 'RETRIED' }).expect(200);
    expect(sentTo('/push/never')).toHaveLength(10);
  });

  it.each([404, 410])('removes a subscription that is gone (%d)', async (status) => {
    const who = await api.signedIn();
    await register(who, subscriptionAt(`${origin}/push/gone-${status}`).fcmToken);
    service.answers = [status];
    await tell(who);
    const left = await api.look((tx) =>
      tx.select().from(notificationDevices).where(eq(notificationDevices.userId, who.userId)),
    );
    expect(left).toEqual([]);
    await tell(who);
    expect(sentTo(`/push/gone-${status}`)).toHaveLength(1);
  });

  it('is given up where the service refuses it, without a word of where it went', async () => {
    const who = await api.signedIn();
    await register(who, subscriptionAt(`${origin}/push/refused`).fcmToken);
    service.answers = [403];
    await tell(who);
    expect(await deliveriesOf(who)).toEqual([{ state: 'failed', problem: 'the push service answered 403' }]);
  });

  it('is not sent once the session has ended, nor to who used the browser before', async () => {
    const [who, next] = [await api.signedIn(), await api.signedIn()];
    const { fcmToken } = subscriptionAt(`${origin}/push/shared`);
    await register(who, fcmToken);
    await register(next, fcmToken);
    await tell(who);
    expect(sentTo('/push/shared')).toHaveLength(0);
    await tell(next);
    expect(sentTo('/push/shared')).toHaveLength(1);
    await api.ask.post('/auth/logout').set(by(next)).expect(200);
    await tell(next);
    expect(sentTo('/push/shared')).toHaveLength(1);
  });

  it('is given up at once where the key of a subscription is no key', async () => {
    const who = await api.signedIn();
    const keys = {
      p256dh: Buffer.alloc(65, 4).toString('base64url'),
      auth: Buffer.alloc(16).toString('base64url'),
    };
    const subscription = { endpoint: `${origin}/push/no-key`, keys };
    await register(who, Buffer.from(JSON.stringify(subscription)).toString('base64url'));
    await tell(who);
    const problem = 'the subscription has keys that cannot be used';
    expect(await deliveriesOf(who)).toEqual([{ state: 'failed', problem }]);
  });

  it('follows no redirect', async () => {
    const who = await api.signedIn();
    await register(who, subscriptionAt(`${origin}/push/moved`).fcmToken);
    service.answers = [307];
    await tell(who);
    expect(await deliveriesOf(who)).not.toMatchObject([{ state: 'sent' }]);
  });

  it('is a test of one device, whatever is chosen', async () => {
    const who = await api.signedIn();
    await register(who, subscriptionAt(`${origin}/push/one`).fcmToken);
    const { body: other } = await api.ask
      .post('/auth/login')
      .send({ email: who.email, password: who.password })
      .expect(200);
    await register({ ...who, token: other.data.token }, subscriptionAt(`${origin}/push/two`).fcmToken);
    const none = { push: false, mail: false, sms: false };
    await choosePreferences(api, who, {
      ...quietAtNight,
      channels: { ...quietAtNight.channels, general: none },
    });
    const { body } = await api.ask.get('/notifications/devices').set(by(who)).expect(200);
    // Each may have been told of the sign-in on the other.
    const sent = () => sentTo('/push/one').length + sentTo('/push/two').length;
    const before = sent();
    const test = { title: 'Test notification', message: 'This is a test.', deviceId: body.data[0].id };
    await api.ask.post('/notifications/test-push').set(by(who)).send(test).expect(200);
    expect(sent() - before).toBe(1);
    await api.ask
      .post('/notifications/test-push')
      .set(by(who))
      .send({ title: test.title, message: test.message })
      .expect(200);
    expect(sent() - before).toBe(3);
  });
});

describe('a push to an app', () => {
  it('goes by the messaging service, with a token of its account', async () => {
    const who = await api.signedIn();
    await register(who, 'example-token:of-an-invented-phone', 'android');
    await tell(who, { ...hello, action: { label: 'Open', href: '/dashboard/vital-signs' } });
    const [asked] = sentTo('/token');
    const assertion = new URLSearchParams(asked?.body.toString()).get('assertion') ?? '';
    expect(decodeJwt(assertion)).toMatchObject({ iss: 'sender@nadi.example', aud: `${origin}/token` });
    await expect(jwtVerify(assertion, account.publicKey)).resolves.toBeDefined();
    const [sent] = sentTo('/v1/projects/nadi-example/messages:send');
    expect(sent?.headers.authorization).toBe('Bearer of the account');
    expect(JSON.parse(sent?.body.toString() ?? '')).toMatchObject({
      message: {
        token: 'example-token:of-an-invented-phone',
        notification: { title: 'Nadi' },
        data: { type: 'general' },
      },
    });
    // The service reads it: neither what happened nor where it leads.
    expect(sent?.body.toString()).not.toMatch(/hello|vital-signs/);
  });

  it('says what happened where a person asks for details', async () => {
    const who = await api.signedIn();
    await register(who, 'example-token:of-another-phone', 'ios');
    await choosePreferences(api, who, { ...quietAtNight, showsDetails: true });
    await tell(who, { ...hello, isUrgent: true });
    const sent = sentTo('/v1/projects/nadi-example/messages:send').at(-1);
    expect(JSON.parse(sent?.body.toString() ?? '')).toMatchObject({
      message: { notification: { title: 'Pulse 188' }, data: { type: 'hello' } },
    });
  });

  it('takes a device for gone only where the service says so of it', async () => {
    const who = await api.signedIn();
    await register(who, 'example-token:of-a-third-phone', 'android');
    const devices = async () =>
      (await api.ask.get('/notifications/devices').set(by(who)).expect(200)).body.data.length;
    service.answers = [404];
    service.refusal = JSON.stringify({ error: { status: 'NOT_FOUND', message: 'Unknown project' } });
    await tell(who);
    expect(await deliveriesOf(who)).toMatchObject([{ state: 'failed' }]);
    expect(await devices()).toBe(1);
    service.answers = [404];
    service.refusal = JSON.stringify({ error: { details: [{ errorCode: 'UNREGISTERED' }] } });
    await tell(who);
    expect(await devices()).toBe(0);
    service.refusal = '';
  });
});

describe('an SMS', () => {
  it('goes where a person asks for it and has a phone, without details', async () => {
    const who = await api.signedIn('PATIENT', {}, { phone: '+910000000777' });
    const general = { push: false, mail: false, sms: true };
    await choosePreferences(api, who, { ...quietAtNight, channels: { ...quietAtNight.channels, general } });
    await tell(who, { ...hello, isUrgent: true });
    const [sent] = sentTo('/sms');
    expect(sent?.headers.authorization).toBe('Bearer of the gateway');
    expect(JSON.parse(sent?.body.toString() ?? '')).toMatchObject({
      to: '+910000000777',
      text: 'Nadi: You have a new message. Unlock to read it.',
    });
  });
});
