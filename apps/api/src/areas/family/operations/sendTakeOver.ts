import { answer } from '@nadi/api-server/answers';
import { unprocessable } from '@nadi/api-server/problem';
import { checkTakeOver, takeOverLifetime } from '@nadi/domain/family/hand-over';
import { fullName } from '@nadi/domain/kernel/full-name';
import { dayInIndia } from '@nadi/domain/kernel/time-zone';
import { sql } from 'drizzle-orm';
import { isRefused } from '../../../kernel/db/errors';
import { hashToken, newToken } from '../../../kernel/keys/opaque-token';
import { mutation } from '../../../kernel/operation/operation';
import { takeOverMail, takeOverMailLimit } from '../invitation-mail';
import { findHandOver, presentHandOver } from '../queries/find-hand-overs';

/** Serves guardians, and those who were guardians until the 18th birthday: sending needs no access to the record. Looks nobody up by the address. */
export const sendTakeOver = mutation('sendTakeOver', async ({ path, body }, given) => {
  const { tx, caller, now, touched, mail, publicUrl } = given;
  const { email } = body;
  const found = await findHandOver(path.id, given);
  const known = { ...found, ownEmail: caller.user.email };
  const faults = checkTakeOver({ email }, known, dayInIndia(now));
  if (faults.length > 0) throw unprocessable(faults);
  const token = newToken();
  const expiresAt = new Date(now.getTime() + takeOverLifetime).toISOString();
  const [sentAt, hash] = [now.toISOString(), hashToken(token)];
  await tx
    .select({
      done: sql`send_take_over(${found.id}::uuid, ${email}, ${hash}, ${expiresAt}::timestamptz, ${sentAt}::timestamptz)`,
    })
    .from(sql`(values (1)) as one`)
    .catch((error: unknown) => {
      // The young person has taken it over in this moment.
      const faults = checkTakeOver({ email }, { ...known, isTakenOver: true }, dayInIndia(now));
      throw isRefused(error) ? unprocessable(faults) : error;
    });
  mail(takeOverMail(email, fullName(caller.user), publicUrl, token), takeOverMailLimit(email));
  touched({ recordIds: [found.id] });
  touched({ subjectId: found.id, recordIds: [found.id] });
  return answer(presentHandOver({ ...found, email, sentAt, expiresAt }, now));
});
