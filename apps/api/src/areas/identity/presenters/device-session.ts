import type { DeviceSession } from '@nadi/contract/schema';
import type { Caller } from '../../../kernel/people/caller';
import type { sessions } from '../tables/sessions';

type Row = Pick<typeof sessions.$inferSelect, 'id' | 'device' | 'method' | 'createdAt' | 'lastUsedAt'>;

export const presentDeviceSession = (
  { id, device, method, createdAt, lastUsedAt }: Row,
  caller: Caller,
): DeviceSession => ({
  id,
  device,
  method,
  signedInAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt.toISOString(),
  isCurrent: id === caller.sessionId,
});
