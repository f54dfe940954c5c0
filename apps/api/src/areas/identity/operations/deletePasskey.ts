import { done } from '@nadi/api-server/answers';
import { notFound } from '@nadi/api-server/problem';
import { and } from 'drizzle-orm';
import { hasId } from '../../../kernel/db/has-id';
import { mutation } from '../../../kernel/operation/operation';
import { own } from '../../../kernel/policy/own';
import { passkeyRemovedMail } from '../mails/security-messages';
import { passkeyRemoved } from '../notices';
import { passkeys } from '../tables/two-step';

export const deletePasskey = mutation('deletePasskey', async ({ path }, given) => {
  const { tx, caller, mail, notify, publicUrl, touched } = given;
  const [removed] = await tx
    .delete(passkeys)
    .where(and(hasId(passkeys.id, path.id), own(passkeys.userId, caller)))
    .returning({ name: passkeys.name });
  if (!removed) throw notFound();
  touched({ recordIds: [path.id] });
  mail(passkeyRemovedMail(caller.user.email, publicUrl, removed.name));
  notify(caller.userId, passkeyRemoved(removed.name));
  return done();
});
