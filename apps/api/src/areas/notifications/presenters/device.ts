import type { NotificationDevice } from '@nadi/contract/schema';
import type { NotificationDeviceRow } from '../tables/notification-devices';

export const presentDevice = (
  { id, name, deviceType, sessionId, createdAt }: NotificationDeviceRow,
  caller: { sessionId: string },
): NotificationDevice => ({
  ...{ id, name, deviceType },
  isThis: sessionId === caller.sessionId,
  registeredAt: createdAt.toISOString(),
});
