import { inArray, type SQL } from 'drizzle-orm';
import type { LastStatement } from '../db/client';
import { everyKeyedHash, keyedHash } from '../keys/keyed-hash';
import { ringOf } from '../keys/ring';
import { resealText, sealText, unsealText } from '../keys/sealed-text';
import type { Secrets } from '../keys/secrets';
import { enqueue } from '../queue/enqueue';
import { mails } from '../tables/mails';
import type { Mail } from './mail';
import { limitKeyOf, type MailLimit } from './mail-limit';

export const mailQueue = 'mail';

type Tools = { newId(): string; secrets: Secrets; now: Date };

/** Binds it to its row: in another it cannot be opened. */
const about = (id: string) => `mail ${id}`;
const recipientText = (to: string) => `recipient ${to.toLowerCase()}`;

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
  const row = {
    id,
    recipient: keyedHash(recipientText(mail?.to ?? limit?.to ?? ''), secrets),
    sealed: sealText(ringOf(secrets, 'mails'), about(id), JSON.stringify(mail)),
    limitKey: limit ? limitKeyOf(limit, secrets) : null,
    limitMost: limit ? limit.most : null,
    createdAt: now,
  };
  return [(tx) => tx.insert(mails).values(row), (tx) => tx.execute(enqueue(mailQueue, { mail: id }, now))];
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
