import { answer } from '@nadi/api-server/answers';
import { query } from '../../../kernel/operation/operation';
import { presentDevice } from '../presenters/device';
import { findDevices } from '../queries/find-devices';

export const listNotificationDevices = query('listNotificationDevices', async (_, { tx, caller, now }) => {
  const found = await findDevices(caller.userId, now, tx);
  return answer(found.map((device) => presentDevice(device, caller)));
});
