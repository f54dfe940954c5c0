import { type ChosenPreferences, presetPreferences } from '@nadi/domain/notifications/preferences';
import { eq } from 'drizzle-orm';
import type { Reader } from '../../../kernel/db/transaction';
import { notificationPreferences } from '../tables/notification-preferences';

export type Preferences = ChosenPreferences & {
  /** 0 if the person has not chosen. */
  version: number;
};

/** How notifications reach a person: what they chose, or the presets. */
export async function findPreferences(
  userId: string,
  tx: Reader,
  { isHeld = false } = {},
): Promise<Preferences> {
  const query = tx.select().from(notificationPreferences).where(eq(notificationPreferences.userId, userId));
  const [found] = await (isHeld ? query.for('update') : query);
  return preferencesOf(found ?? null);
}

/** @param chosen null if they have not */
export function preferencesOf(chosen: typeof notificationPreferences.$inferSelect | null): Preferences {
  if (!chosen) return { ...presetPreferences, version: 0 };
  const { channels, isQuiet, quietFrom, quietTo, timeZone, showsDetails, version } = chosen;
  const quietHours = { isOn: isQuiet, from: quietFrom, to: quietTo, timeZone };
  // A category that came after they chose.
  return { channels: { ...presetPreferences.channels, ...channels }, quietHours, showsDetails, version };
}
