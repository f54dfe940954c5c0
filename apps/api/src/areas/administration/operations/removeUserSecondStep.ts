import { done } from '@nadi/api-server/answers';
import { conflict, notFound } from '@nadi/api-server/problem';
import { userRefusals } from '@nadi/domain/platform/users';
import { sql } from 'drizzle-orm';
import { mutation } from '../../../kernel/operation/operation';
import { secondStepRemovedMail } from '../mails/account-messages';
import { secondStepRemoved } from '../notices';
import { findUser } from '../queries/find-users';

export const removeUserSecondStep = mutation('removeUserSecondStep', async ({ path }, given) => {
  const { tx, now, mail, notify, touched, sharedAccounts } = given;
  const { id, role, email } = await findUser(path.id, tx);
  touched({ subjectId: id, recordIds: [id] });
  if (sharedAccounts.has(id)) throw conflict(userRefusals.shared);
  if (role === 'ADMIN') throw conflict(userRefusals.ofAdministrator);
  const [removed] = await tx
    .select({ isDone: sql<boolean>`remove_second_step(${id}::uuid, ${now.toISOString()}::timestamptz)` })
    .from(sql`(values (1)) as one`);
  if (!removed?.isDone) throw notFound(userRefusals.noSecondStep);
  mail(secondStepRemovedMail(email, given));
  notify(id, secondStepRemoved);
  return done();
});
