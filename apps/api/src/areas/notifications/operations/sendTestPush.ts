import { done } from '@nadi/api-server/answers';
import { conflict, notFound } from '@nadi/api-server/problem';
import { mutation } from '../../../kernel/operation/operation';
import { findDevices } from '../queries/find-devices';

export const sendTestPush = mutation('sendTestPush', async ({ body }, given) => {
  const { tx, caller, now, notify } = given;
  const { title, message, deviceId } = body;
  const devices = await findDevices(caller.userId, now, tx);
  if (devices.length === 0) throw conflict('No device is registered for push notifications.');
  if (deviceId !== undefined && !devices.some(({ id }) => id === deviceId.toLowerCase())) throw notFound();
  notify(caller.userId, {
    type: 'test',
    category: 'general',
    title,
    body: message,
    isUrgent: true,
    ...(deviceId === undefined ? {} : { onlyDevice: deviceId }),
  });
  return done();
});
