import type { Passkey } from '@nadi/contract/schema';
import type { passkeys } from '../tables/two-step';

/** Nothing of the key itself. */
export const presentPasskey = ({
  id,
  name,
  createdAt,
  lastUsedAt,
  isSynced,
}: typeof passkeys.$inferSelect): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  isSynced,
});
