import { answer } from '@nadi/api-server/answers';
import { presentSession } from '@nadi/domain/identity/present-sign-ins';
import {
  maxListedSessions,
  refreshTokenLifetime,
  sessionLifetime,
} from '@nadi/domain/identity/session-limits';
import { and, desc, gt } from 'drizzle-orm';
import { query } from '../../../kernel/operation/operation';
import { ownSessions } from '../policy/own-sessions';
import { sessions } from '../tables/sessions';

export const listSessions = query('listSessions', async (_, { tx, caller, now, touched }) => {
  const idleSince = new Date(now.getTime() - refreshTokenLifetime);
  const openedAfter = new Date(now.getTime() - sessionLifetime);
  const found = await tx
    .select()
    .from(sessions)
    .where(and(ownSessions(caller), gt(sessions.lastUsedAt, idleSince), gt(sessions.createdAt, openedAfter)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(maxListedSessions);
  touched({ recordIds: found.map(({ id }) => id) });
  return answer(found.map((session) => presentSession(session, caller.sessionId)));
});
