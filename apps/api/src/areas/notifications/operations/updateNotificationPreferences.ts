import { changedSince, unprocessable } from '@nadi/api-server/problem';
import { checkPreferences, keepPreferences } from '@nadi/domain/notifications/preferences';
import { eq } from 'drizzle-orm';
import { expectVersion } from '../../../kernel/operation/expect-version';
import { mutation } from '../../../kernel/operation/operation';
import { answerPreferences } from '../presenters/preferences';
import { findPreferences } from '../queries/find-preferences';
import { notificationPreferences } from '../tables/notification-preferences';

export const updateNotificationPreferences = mutation(
  'updateNotificationPreferences',
  async ({ headers, body }, given) => {
    const { tx, caller, now } = given;
    const found = await findPreferences(caller.userId, tx, { isHeld: true });
    expectVersion(
      headers,
      found.version,
      'NotificationPreferences',
      () => answerPreferences(found, given).body.data,
    );
    const faults = checkPreferences(body);
    if (faults.length > 0) throw unprocessable(faults);

    const kept = keepPreferences({ ...body, channels: { ...found.channels, ...body.channels } });
    const { isOn, from, to, timeZone } = kept.quietHours;
    const version = found.version + 1;
    const columns = {
      channels: kept.channels,
      ...{ isQuiet: isOn, quietFrom: from, quietTo: to, timeZone },
      ...{ showsDetails: kept.showsDetails, version, updatedAt: now },
    };
    const saved = await tx
      .insert(notificationPreferences)
      .values({ userId: caller.userId, ...columns })
      // Makes the second of two first choices at once find the first one's row: before, there was none to hold.
      .onConflictDoUpdate({
        target: notificationPreferences.userId,
        set: columns,
        setWhere: eq(notificationPreferences.version, found.version),
      })
      .returning({ version: notificationPreferences.version });
    if (saved.length === 0) {
      const now = await findPreferences(caller.userId, tx);
      throw changedSince('NotificationPreferences', answerPreferences(now, given).body.data);
    }
    return answerPreferences({ ...kept, version }, given);
  },
);
