import { eq } from 'drizzle-orm';
import type { Database } from '../db/client';
import type { Transaction } from '../db/transaction';
import type { Clock } from '../environment/clock';
import type { Secrets } from '../keys/secrets';
import { addWithin } from '../limits/count';
import { mails } from '../tables/mails';
import type { Mailer } from './mail';
import { countedWithin } from './mail-limit';
import { openMail } from './mail-queue';

type Tools = { db: Database; clock: Clock; secrets: Secrets; mailer: Mailer };

/**
 * Sends an e-mail that waits, and deletes it. Beyond its limit it is dropped. Where the server stops between the two, it is sent again with the same
 * id, by which mail programs know that it is the same.
 *
 * @throws if it was not taken
 */
export async function sendMail(id: string, tools: Tools): Promise<void> {
  const { db, clock, secrets, mailer } = tools;
  const sealed = await db.write('keeper', (tx) => take(id, clock.now(), tx));
  if (sealed === null) return;
  const mail = openMail(id, sealed, secrets);
  if (mail) await mailer.send(mail, id);
  await db.write('keeper', (tx) => tx.delete(mails).where(eq(mails.id, id)));
}

/** Counts it once, however often it is tried. @returns null if there is nothing to send */
async function take(id: string, now: Date, tx: Transaction): Promise<string | null> {
  const chosen = eq(mails.id, id);
  const [found] = await tx.select().from(mails).where(chosen).for('update');
  if (!found) return null;
  const { sealed, limitKey, limitMost } = found;
  if (limitKey === null || limitMost === null) return sealed;
  const endsAt = new Date(now.getTime() + countedWithin);
  const [window] = await addWithin([{ key: limitKey, count: 1, endsAt }], now, tx);
  if (window && window.count > limitMost) {
    await tx.delete(mails).where(chosen);
    return null;
  }
  await tx.update(mails).set({ limitKey: null, limitMost: null }).where(chosen);
  return sealed;
}
