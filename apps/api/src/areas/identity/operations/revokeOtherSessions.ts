import { done } from '@nadi/api-server/answers';
import { and, isNull, ne } from 'drizzle-orm';
import { mutation } from '../../../kernel/operation/operation';
import { own } from '../../../kernel/policy/own';
import { holdSessions } from '../sessions/hold';
import { sessions } from '../tables/sessions';

/** Sessions that wait for their second step end too: someone has the password. */
export const revokeOtherSessions = mutation('revokeOtherSessions', async (_, given) => {
  const { tx, caller, now, touched } = given;
  await holdSessions(caller.userId, tx);
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(own(sessions.userId, caller), ne(sessions.id, caller.sessionId), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  touched({ recordIds: ended.map(({ id }) => id) });
  return done();
});
