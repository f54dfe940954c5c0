import { done } from '@nadi/api-server/answers';
import { notFound } from '@nadi/api-server/problem';
import { and } from 'drizzle-orm';
import { hasId } from '../../../kernel/db/has-id';
import { mutation } from '../../../kernel/operation/operation';
import { ownSessions } from '../policy/own-sessions';
import { sessions } from '../tables/sessions';

export const revokeSession = mutation('revokeSession', async ({ path }, { tx, caller, now, touched }) => {
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(hasId(sessions.id, path.id), ownSessions(caller)))
    .returning({ id: sessions.id });
  if (ended.length === 0) throw notFound();
  touched({ recordIds: [path.id] });
  return done();
});
