import { erasesAt, grace } from '@nadi/domain/account/deletion';
import { and, asc, eq, gt, lte, ne, notExists } from 'drizzle-orm';
import type { AppContext } from '../../../kernel/operation/context';
import { users } from '../../../kernel/tables/users';
import { reminderBefore } from '../deletion/deletion';
import { deletionReminderMail } from '../deletion/deletion-messages';
import { deletionReminders } from '../tables/erasures';

type Tools = Pick<AppContext, 'db' | 'clock' | 'mailer' | 'config'>;

const atOnce = 500;

/**
 * Reminds the owners of accounts that will be erased within three days, once for each request. Marked before it is sent: no reminder is
 * better than one every hour.
 *
 * @returns the number of reminded owners
 */
export async function remindOfDeletions({ db, clock, mailer, config }: Tools): Promise<number> {
  const now = clock.now().getTime();
  const due = await db.write('keeper', async (tx) => {
    const reminded = tx
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
          notExists(reminded),
        ),
      )
      .orderBy(asc(users.deletionRequestedAt))
      .limit(atOnce)
      .for('update', { of: users, skipLocked: true });
    const reminding = [];
    for (const { requestedAt, ...one } of found) {
      if (!requestedAt) continue;
      // Another server may have reminded them between this query and its lock, which changes none of the rows in the query.
      const [marked] = await tx
        .insert(deletionReminders)
        .values({ userId: one.userId, requestedAt })
        .onConflictDoUpdate({
          target: deletionReminders.userId,
          set: { requestedAt },
          setWhere: ne(deletionReminders.requestedAt, requestedAt),
        })
        .returning({ userId: deletionReminders.userId });
      if (marked) reminding.push({ ...one, requestedAt });
    }
    return reminding;
  });
  for (const { email, requestedAt } of due)
    mailer.send(deletionReminderMail(email, config.publicUrl, erasesAt(requestedAt)));
  return due.length;
}
