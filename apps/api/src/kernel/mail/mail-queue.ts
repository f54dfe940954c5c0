import { inArray, type SQL, sql } from 'drizzle-orm';
import type { LastStatement } from '../db/client';
import { everyKeyedHash, keyedHash } from '../keys/keyed-hash';
import { ringOf } from '../keys/ring';
import { resealText, sealText, unsealText } from '../keys/sealed-text';
import type { Secrets } from '../keys/secrets';
import { enqueue } from '../queue/enqueue';
import { deliveryLog } from '../tables/delivery-log';
import { mails } from '../tables/mails';
import type { Mail } from './mail';
import { limitKeyOf, type MailLimit } from './mail-limit';

export const mailQueue = 'mail';

type Tools = { newId(): string; secrets: Secrets; now: Date };

/** Binds it to its row: in another it cannot be opened. */
const about = (id: string) => `mail ${id}`;
const recipientText = (to: string) => `recipient ${to.toLowerCase()}`;

/** In the log for an e-mail that no one gets, until its job removes it. */
const noPurpose = 'password';

/**
 * The statements that leave an e-mail to be sent, for the transaction that it tells of: it is sent if that commits, even if the server stops right after.
 *
 * @param mail null if no one gets one: it is counted anyway, with the same statements, so that the time reveals nothing
 */
export function leavingMail(
  mail: Mail | null,
  limit: MailLimit | undefined,
  { newId, secrets, now }: Tools,
): LastStatement[] {
  const id = newId();
  const recipient = keyedHash(recipientText(mail?.to ?? limit?.to ?? ''), secrets);
  const sealed = sealText(ringOf(secrets, 'mails'), about(id), JSON.stringify(mail));
  const limitKey = limit ? limitKeyOf(limit, secrets) : null;
  const at = sql`${now.toISOString()}::timestamptz`;
  // Adds its row to the log in the same statement, so that a write that mails waits no longer.
  const left = sql`with logged as (insert into ${deliveryLog} (id, channel, purpose, state, created_at, changed_at)
      values (${id}, 'mail', ${mail?.purpose ?? noPurpose}, 'WAITING', ${at}, ${at}))
    insert into ${mails} (id, recipient, sealed, limit_key, limit_most, created_at)
      values (${id}, ${recipient}, ${sealed}, ${limitKey}, ${limit?.most ?? null}, ${at})`;
  return [(tx) => tx.execute(left), (tx) => tx.execute(enqueue(mailQueue, { mail: id }, now))];
}

/** All that wait for an address. */
export const waitingFor = (to: string, secrets: Secrets): SQL =>
  inArray(mails.recipient, everyKeyedHash(recipientText(to), secrets));

/** @throws if it was altered, or its key is no longer here */
export const openMail = (id: string, sealed: string, secrets: Secrets): Mail | null =>
  JSON.parse(unsealText(ringOf(secrets, 'mails'), about(id), sealed));

/** Returns the same e-mail sealed with the newest key; null if it already is. */
export const resealMail = (id: string, sealed: string, secrets: Secrets): string | null =>
  resealText(ringOf(secrets, 'mails'), about(id), sealed);
