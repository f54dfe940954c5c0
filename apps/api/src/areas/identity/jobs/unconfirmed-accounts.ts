import { daysKept } from '@nadi/domain/platform/retention';
import { and, inArray, isNull, lte } from 'drizzle-orm';
import { platformEntry } from '../../../kernel/audit/platform-entry';
import { batch, repeat, type Sweep } from '../../../kernel/jobs/sweep';
import { users } from '../../../kernel/tables/users';

/** Milliseconds that an account waits for its address to be confirmed. */
const retentionMs = daysKept.unconfirmedAccounts * 86_400_000;

/** The address may belong to a stranger: data typed about them is not kept. */
export const unconfirmedAccounts: Sweep = {
  name: 'unconfirmed accounts',
  async run({ db, clock, newId }) {
    const now = clock.now();
    const isDue = and(
      isNull(users.emailVerifiedAt),
      lte(users.createdAt, new Date(now.getTime() - retentionMs)),
    );
    return repeat(() =>
      db.write('keeper', async (tx) => {
        const due = await tx
          .select({ id: users.id })
          .from(users)
          .where(isDue)
          .limit(batch)
          .for('update', { skipLocked: true });
        const ids = due.map(({ id }) => id).sort();
        for (const subjectId of ids)
          await tx.execute(
            platformEntry(
              { subjectId, operation: 'eraseAccount', action: 'delete', recordType: 'account' },
              { newId, now },
            ),
          );
        if (ids.length > 0) await tx.delete(users).where(inArray(users.id, ids));
        return ids.length;
      }),
    );
  },
};
