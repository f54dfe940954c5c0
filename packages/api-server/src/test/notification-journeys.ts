import { expect, it } from '@jest/globals';
import { examples } from '@nadi/contract/examples';
import type { NotificationDevice, NotificationPreferences } from '@nadi/contract/schema';
import type { Traveller } from './traveller';

/** Notifications: how they reach a person, and on which devices. What is sent to whom is the platform's own work. */
export function notificationJourneys({ ask, expectDone, confirmed, signIn }: Traveller): void {
  const path = '/notifications';
  const { quiet } = examples.updateNotificationPreferences.request;

  it('lets a person choose how they are told, and not turn off what nobody may miss', async () => {
    const { token: by } = await confirmed('told@nadi.example');
    const read = async () =>
      (await expectDone(ask(`GET ${path}/preferences`, { by }))).body.data as NotificationPreferences;
    expect(await read()).toMatchObject({ version: 0, quietHours: { isOn: false }, showsDetails: false });
    const put = (version: number, body: object) =>
      ask(`PUT ${path}/preferences`, { by, headers: { 'If-Match': `"${version}"` }, body });
    const none = { push: false, mail: false, sms: false };
    const channels = { ...quiet.channels, security: none, readings: none };
    await expectDone(put(0, { ...quiet, channels, showsDetails: true }));
    expect(await read()).toMatchObject({
      version: 1,
      quietHours: { isOn: true, from: '22:00', to: '07:00' },
      channels: { security: { push: false, mail: true }, readings: none },
      showsDetails: true,
    });
    expect(await put(0, quiet)).toMatchObject({ status: 412, body: { current: { version: 1 } } });
    const never = { ...quiet.quietHours, to: quiet.quietHours.from };
    expect(await put(1, { ...quiet, quietHours: never })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/body/quietHours/to', code: 'range' }] },
    });
  });

  it('sends to the device of a session until it is taken back', async () => {
    const email = 'devices@nadi.example';
    const { token: by } = await confirmed(email);
    const body = examples.registerFcmToken.request.phone;
    const register = () =>
      ask(`POST ${path}/register-fcm-token`, {
        by,
        headers: { 'Idempotency-Key': crypto.randomUUID() },
        body,
      });
    const { id } = (await expectDone(register())).body.data as NotificationDevice;
    const list = async () => (await expectDone(ask(`GET ${path}/devices`, { by }))).body.data;
    expect(await list()).toMatchObject([{ id, deviceType: 'android', isThis: true }]);
    const other = (await signIn('devices@nadi.example')).body.data as { token: string };
    await expectDone(ask(`POST ${path}/unregister-fcm-token`, { by: other.token }));
    expect(await list()).toHaveLength(1);
    await expectDone(ask(`DELETE ${path}/devices/${id}`, { by }));
    expect(await list()).toEqual([]);
    await expectDone(register());
    await expectDone(ask(`POST ${path}/unregister-fcm-token`, { by }));
    expect(await list()).toEqual([]);
  });

  it('has nothing to tell at first, and no notification by an id of another', async () => {
    const { token: by } = await confirmed('nothing-told@nadi.example');
    const { data } = (await ask(`GET ${path}/counts`, { by })).body;
    expect(data).toMatchObject({ archived: 0 });
    const { id } = examples.listNotifications.answers['200'].asha.data[0];
    const answered = await ask(`PATCH ${path}/${id}`, { by, body: { isArchived: true } });
    expect(answered).toMatchObject({ status: 404 });
  });
}
