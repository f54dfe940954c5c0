import { erasesAt, grace } from '@nadi/domain/account/deletion';
import { and, asc, eq, gt, lte, ne, notExists } from 'drizzle-orm';
import { leavingMail, mailQueue } from '../../../kernel/mail/mail-queue';
import { addingNotice, notificationQueue } from '../../../kernel/notify/notify';
import type { AppContext } from '../../../kernel/operation/context';
import { notSuspended } from '../../../kernel/people/suspended';
import { users } from '../../../kernel/tables/users';
import { zoneOf } from '../../notifications/offers';
import { reminderBefore } from '../deletion/deletion';
import { deletionReminderMail } from '../deletion/deletion-messages';
import { deletionReminder } from '../notices';
import { deletionReminders } from '../tables/erasures';

type Tools = Pick<AppContext, 'db' | 'clock' | 'bell' | 'config' | 'secrets' | 'newId'>;

const atOnce = 500;

/**
 * Reminds the owners of accounts that will be erased within three days, once for each request. They are marked in the
 * transaction that leaves their e-mail to be sent.
 *
 * @returns the number of reminded owners
 */
export async function remindOfDeletions(tools: Tools): Promise<number> {
  const { db, clock, bell, config } = tools;
  const now = clock.now().getTime();
  const reminded = await db.write('keeper', async (tx) => {
    const marks = tx
      .select({ userId: deletionReminders.userId })
      .from(deletionReminders)
      .where(
        and(
          eq(deletionReminders.userId, users.id),
          eq(deletionReminders.requestedAt, users.deletionRequestedAt),
        ),
      );
    const found = await tx
      .select({ userId: users.id, email: users.email, requestedAt: users.deletionRequestedAt })
      .from(users)
      .where(
        and(
          lte(users.deletionRequestedAt, new Date(now - grace + reminderBefore)),
          gt(users.deletionRequestedAt, new Date(now - grace)),
          notExists(marks),
          notSuspended,
        ),
      )
      .orderBy(asc(users.deletionRequestedAt))
      .limit(atOnce)
      .for('update', { of: users, skipLocked: true });
    let count = 0;
    for (const { userId, email, requestedAt } of found) {
      if (!requestedAt) continue;
      // Another server may have reminded them between this query and its lock, which changes none of the rows in the query.
      const [marked] = await tx
        .insert(deletionReminders)
        .values({ userId, requestedAt })
        .onConflictDoUpdate({
          target: deletionReminders.userId,
          set: { requestedAt },
          setWhere: ne(deletionReminders.requestedAt, requestedAt),
        })
        .returning({ userId: deletionReminders.userId });
      if (!marked) continue;
      count += 1;
      const zone = await zoneOf(userId, tx);
      const mail = deletionReminderMail(email, config.publicUrl, { erasesAt: erasesAt(requestedAt), zone });
      await tx.execute(
        addingNotice(userId, deletionReminder(erasesAt(requestedAt), zone), {
          newId: tools.newId,
          now: clock.now(),
        }),
      );
      for (const send of leavingMail(mail, undefined, { ...tools, now: clock.now() })) await send(tx);
    }
    return count;
  });
  if (reminded > 0) await Promise.all([bell.ring(mailQueue), bell.ring(notificationQueue)]);
  return reminded;
}
