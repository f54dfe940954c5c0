import { createHash } from 'node:crypto';
import { answer } from '@nadi/api-server/answers';
import { unprocessable } from '@nadi/api-server/problem';
import { tooManyDevices, unknownSubscription } from '@nadi/domain/notifications/devices';
import { and, eq, ne, sql } from 'drizzle-orm';
import { countAlone } from '../../../kernel/limits/count-alone';
import { mutation } from '../../../kernel/operation/operation';
import { readSubscription } from '../../../kernel/push/subscription';
import { ownDevices } from '../policy/own-notifications';
import { presentDevice } from '../presenters/device';
import { findDevices } from '../queries/find-devices';
import { notificationDevices } from '../tables/notification-devices';

export const registerFcmToken = mutation('registerFcmToken', async ({ body }, given) => {
  const { tx, caller, now, newId, device, pushServices, touched } = given;
  const { fcmToken, deviceType } = body;
  if (deviceType === 'web' && !readSubscription(fcmToken, pushServices))
    throw unprocessable([unknownSubscription]);
  const tokenHash = createHash('sha256').update(fcmToken).digest('base64url');
  // A browser has one subscription: a new one takes the place of the one before.
  await tx
    .delete(notificationDevices)
    .where(
      and(
        eq(notificationDevices.sessionId, caller.sessionId),
        ne(notificationDevices.tokenHash, tokenHash),
        ownDevices(caller),
      ),
    );
  const known = await countAlone('notification-devices', caller.userId, tx, () =>
    findDevices(caller.userId, now, tx),
  );
  const others = known.filter((one) => one.tokenHash !== tokenHash);
  const tooMany = tooManyDevices(others.length);
  if (tooMany) throw unprocessable([tooMany]);

  await tx
    .select({
      done: sql`register_notification_device(${newId()}, ${caller.sessionId}, ${deviceType}, ${fcmToken}, ${tokenHash}, ${device}, ${now.toISOString()}::timestamptz)`,
    })
    .from(sql`(values (1)) as one`);
  const [found] = await tx
    .select()
    .from(notificationDevices)
    .where(and(eq(notificationDevices.tokenHash, tokenHash), ownDevices(caller)));
  if (!found) throw new Error('A device was registered and is not there.');
  touched({ recordIds: [found.id] });
  return answer(presentDevice(found, caller));
});
