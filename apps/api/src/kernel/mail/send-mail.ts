import { eq } from 'drizzle-orm';
import type { Database } from '../db/client';
import type { Transaction } from '../db/transaction';
import { failedTry, notingDelivery, notingInVain } from '../delivery/note-delivery';
import type { Clock } from '../environment/clock';
import type { Secrets } from '../keys/secrets';
import { addWithin } from '../limits/count';
import { deliveryLog } from '../tables/delivery-log';
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
  const sealed = await db.write('keeper', (tx) => take(id, tools, tx));
  if (sealed === null) return;
  let to: string | undefined;
  try {
    const mail = openMail(id, sealed, secrets);
    to = mail?.to;
    if (mail) await mailer.send(mail, id);
  } catch (error) {
    const noted = { ...failedTry(error), ...(to !== undefined && { to }) };
    await db.write('keeper', (tx) => notingDelivery(id, noted, clock.now(), tx));
    throw error;
  }
  await db.write('keeper', (tx) => end(id, { state: 'SENT', isTry: true }, to, clock.now(), tx));
}

/** Writes down that an e-mail was tried as often as it may be. */
export const giveUpMail = (id: string, { db, clock }: Pick<Tools, 'db' | 'clock'>): Promise<unknown> =>
  db.write('keeper', (tx) => notingInVain(id, clock.now(), tx));

/** Deletes an e-mail, and writes down what became of it. One that no one gets was none. */
async function end(
  id: string,
  noted: Pick<Parameters<typeof notingDelivery>[1], 'state' | 'isTry'>,
  to: string | undefined,
  now: Date,
  tx: Transaction,
): Promise<void> {
  await tx.delete(mails).where(eq(mails.id, id));
  if (to === undefined) await tx.delete(deliveryLog).where(eq(deliveryLog.id, id));
  else await notingDelivery(id, { ...noted, to }, now, tx);
}

/** Counts it once, however often it is tried. @returns null if there is nothing to send */
async function take(id: string, { clock, secrets }: Tools, tx: Transaction): Promise<string | null> {
  const now = clock.now();
  const chosen = eq(mails.id, id);
  const [found] = await tx.select().from(mails).where(chosen).for('update');
  if (!found) {
    // Was sent by a run before, or removed: what waits for it in the log would wait for ever.
    await notingInVain(id, now, tx);
    return null;
  }
  const { sealed, limitKey, limitMost } = found;
  if (limitKey === null || limitMost === null) return sealed;
  const endsAt = new Date(now.getTime() + countedWithin);
  const [window] = await addWithin([{ key: limitKey, count: 1, endsAt }], now, tx);
  if (window && window.count > limitMost) {
    await end(id, { state: 'LIMITED' }, openMail(id, sealed, secrets)?.to, now, tx);
    return null;
  }
  await tx.update(mails).set({ limitKey: null, limitMost: null }).where(chosen);
  return sealed;
}
