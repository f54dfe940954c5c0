import { answer } from '@nadi/api-server/answers';
import { unprocessable } from '@nadi/api-server/problem';
import { checkTakeOver, takeOverLifetime } from '@nadi/domain/family/hand-over';
import { fullName } from '@nadi/domain/kernel/full-name';
import { dayInIndia } from '@nadi/domain/kernel/time-zone';
import { sql } from 'drizzle-orm';
import { hashToken, newToken } from '../../../kernel/keys/opaque-token';
import { mutation } from '../../../kernel/operation/operation';
import { takeOverMail, takeOverMailLimit } from '../invitation-mail';
import { findHandOver, presentHandOver } from '../queries/find-hand-overs';

/** For who is a guardian, and for who was one until the 18th birthday: whoever sends it needs no access to the record. Nobody is looked up by the address. */
export const sendTakeOver = mutation('sendTakeOver', async ({ path, body }, given) => {
  const { tx, caller, now, touched, mail, publicUrl } = given;
  const { email } = body;
  const found = await findHandOver(path.id, given);
  const faults = checkTakeOver({ email }, { ...found, ownEmail: caller.user.email }, dayInIndia(now));
  if (faults.length > 0) throw unprocessable(faults);
  const token = newToken();
  const expiresAt = new Date(now.getTime() + takeOverLifetime).toISOString();
  const [sentAt, hash] = [now.toISOString(), hashToken(token)];
  await tx
    .select({
      done: sql`send_take_over(${found.id}::uuid, ${email}, ${hash}, ${expiresAt}::timestamptz, ${sentAt}::timestamptz)`,
    })
    .from(sql`(values (1)) as one`);
  mail(takeOverMail(email, fullName(caller.user), publicUrl, token), takeOverMailLimit(email));
  touched({ recordIds: [found.id] });
  touched({ subjectId: found.id, recordIds: [found.id] });
  return answer(presentHandOver({ ...found, email, sentAt, expiresAt }, now));
});
