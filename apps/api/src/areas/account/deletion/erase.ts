import { grace } from '@nadi/domain/account/deletion';
import { and, asc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { platformEntry } from '../../../kernel/audit/platform-entry';
import type { Transaction } from '../../../kernel/db/transaction';
import { forgetDeliveries } from '../../../kernel/delivery/note-delivery';
import { leavingMail, mailQueue, waitingFor } from '../../../kernel/mail/mail-queue';
import type { AppContext } from '../../../kernel/operation/context';
import { notSuspended } from '../../../kernel/people/suspended';
import { files as filesTable } from '../../../kernel/tables/files';
import { mails } from '../../../kernel/tables/mails';
import { users } from '../../../kernel/tables/users';
import { guardOf, holdSessions, signInGuards } from '../../identity/offers';
import { frontendLogs } from '../../platform/offers';
import { fileRemovals } from '../tables/erasures';
import { accountErasedMail } from './deletion-messages';

type Tools = Pick<AppContext, 'db' | 'clock' | 'files' | 'mailer' | 'bell' | 'secrets' | 'newId'>;

/** Maximum for one sweep; the others wait for the next. */
const atOnce = 100;

/**
 * Erases every account whose time has come, and the files that an interrupted run left behind. May run on several servers at once.
 *
 * @returns the number of erased accounts
 */
export async function eraseDueAccounts(tools: Tools): Promise<number> {
  const { db, clock, mailer, bell } = tools;
  const isDue = and(
    lte(users.deletionRequestedAt, new Date(clock.now().getTime() - grace)),
    // Its owner cannot sign in to keep it: it is erased once the suspension has ended.
    notSuspended,
  );
  const due = await db.read('keeper', (tx) =>
    tx
      .select({ id: users.id })
      .from(users)
      .where(isDue)
      .orderBy(asc(users.deletionRequestedAt))
      .limit(atOnce),
  );
  let erased = 0;
  for (const { id } of due) {
    const email = await db.write('keeper', (tx) => eraseAndTell(and(eq(users.id, id), isDue), tx, tools));
    if (email === null) continue;
    erased += 1;
    mailer.forget(email);
    await bell.ring(mailQueue);
  }
  await removeMarkedFiles(tools);
  return erased;
}

async function eraseAndTell(chosen: SQL | undefined, tx: Transaction, tools: Tools): Promise<string | null> {
  const email = await eraseRows(chosen, tx, tools);
  if (email === null) return null;
  for (const send of leavingMail(accountErasedMail(email), undefined, { ...tools, now: tools.clock.now() }))
    await send(tx);
  return email;
}

/**
 * Erases everything of one account except the content of its files, which no transaction covers: those are marked here, so that they
 * are removed even if the server stops right after. Actions of others on the account are kept with ids only.
 *
 * @param chosen the account, which may have been kept or erased by another server in the meantime
 * @returns its address; null if there was nothing to erase
 */
export async function eraseRows(
  chosen: SQL | undefined,
  tx: Transaction,
  { clock, newId, secrets }: Pick<Tools, 'clock' | 'newId' | 'secrets'>,
): Promise<string | null> {
  const asked = tx.select({ id: users.id, email: users.email }).from(users).where(chosen);
  const [found] = await asked;
  if (!found) return null;
  await holdSessions(found.id, tx);
  const [locked] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, found.id))
    .for('update', { skipLocked: true });
  // Asks again once nothing can change it any more: the account may have been kept or suspended since.
  const [user] = locked ? await asked : [];
  if (!user) return null;
  const now = clock.now();
  const owned = await tx
    .select({ fileId: filesTable.id })
    .from(filesTable)
    .where(eq(filesTable.ownerId, user.id));
  if (owned.length > 0)
    await tx
      .insert(fileRemovals)
      .values(owned.map(({ fileId }) => ({ fileId, createdAt: now })))
      .onConflictDoNothing();
  const erased = { subjectId: user.id, operation: 'eraseAccount', recordType: 'account' };
  await tx.execute(platformEntry({ ...erased, action: 'delete' }, { newId, now }));
  await tx.delete(users).where(eq(users.id, user.id));
  await tx.delete(signInGuards).where(guardOf(user.email, secrets));
  // Jobs that look for times of a doctor name the doctor.
  await tx.execute(sql`delete from pgboss.job where name = 'waitlist' and data ->> 'doctor' = ${user.id}`);
  await tx.execute(
    sql`delete from pgboss.archive where name = 'waitlist' and data ->> 'doctor' = ${user.id}`,
  );
  const waiting = await tx.delete(mails).where(waitingFor(user.email, secrets)).returning({ id: mails.id });
  await forgetDeliveries(
    user.id,
    waiting.map(({ id }) => id),
    tx,
  );
  // Those that were sent without a session only claim to be theirs, which is reason enough.
  await tx.delete(frontendLogs).where(eq(frontendLogs.claimedUserId, user.id));
  return user.email;
}

/** Removes the content of files whose row is gone; one that cannot be removed stays marked. */
export async function removeMarkedFiles({ db, files }: Pick<Tools, 'db' | 'files'>): Promise<void> {
  const marked = await db.read('keeper', (tx) =>
    tx
      .select({ fileId: fileRemovals.fileId })
      .from(fileRemovals)
      .orderBy(asc(fileRemovals.createdAt))
      .limit(1_000),
  );
  if (marked.length === 0) return;
  const ended = await Promise.allSettled(marked.map(({ fileId }) => files.remove(fileId)));
  const gone = marked.filter((_, index) => ended[index]?.status === 'fulfilled').map(({ fileId }) => fileId);
  await db.write('keeper', (tx) => tx.delete(fileRemovals).where(inArray(fileRemovals.fileId, gone)));
  const failed = ended.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}
