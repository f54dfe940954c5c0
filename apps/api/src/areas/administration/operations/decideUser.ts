import { versioned } from '@nadi/api-server/answers';
import { changedSince, conflict } from '@nadi/api-server/problem';
import { operations } from '@nadi/contract/operations';
import { refuseMove } from '@nadi/domain/kernel/transitions';
import { userRefusals } from '@nadi/domain/platform/users';
import { sql } from 'drizzle-orm';
import { isRefused } from '../../../kernel/db/errors';
import { expectVersion } from '../../../kernel/operation/expect-version';
import { mutation } from '../../../kernel/operation/operation';
import { cancelVisitsOf } from '../../appointments/offers';
import { accountSuspendedMail, suspensionEndedMail } from '../mails/account-messages';
import { suspensionEnded } from '../notices';
import { findUser } from '../queries/find-users';

/** The contract defines the transitions of an account. */
const { transitions } = operations.decideUser;

export const decideUser = mutation('decideUser', async ({ path, headers, body }, given) => {
  const { tx, caller, now, mail, notify, publicUrl, touched, sharedAccounts } = given;
  const found = await findUser(path.id, tx);
  const { id, email, version, status } = found;
  touched({ subjectId: id, recordIds: [id] });
  if (sharedAccounts.has(id)) throw conflict(userRefusals.shared);
  if (id === caller.userId) throw conflict(userRefusals.ownAccount);
  expectVersion(headers, version, 'UserAccount', () => found);
  const refusal = refuseMove(transitions, status, body.status);
  if (refusal !== null) throw conflict(refusal);
  const reason = body.reason ?? null;
  const [decided] = await tx
    .select({
      isDone: sql<boolean>`decide_suspension(${id}::uuid, ${version}, ${reason}, ${now.toISOString()}::timestamptz)`,
    })
    .from(sql`(values (1)) as one`)
    .catch((error: unknown) => {
      // Two administrators suspended each other: the other was first.
      throw isRefused(error) ? conflict(userRefusals.suspendedMeanwhile) : error;
    });
  const shown = await findUser(id, tx);
  if (!decided?.isDone) throw changedSince('UserAccount', shown);
  if (reason === null) {
    mail(suspensionEndedMail(email, publicUrl));
    notify(id, suspensionEnded);
  } else {
    mail(accountSuspendedMail(found, reason, given.grievanceOfficer));
    if (found.role === 'DOCTOR') await cancelVisitsOf(id, given);
  }
  return versioned(shown);
});
