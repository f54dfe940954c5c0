import { answer } from '@nadi/api-server/answers';
import { and, desc, gt } from 'drizzle-orm';
import { reading } from '../../../kernel/operation/operation';
import { ownSessions } from '../policy/own-sessions';
import { presentDeviceSession } from '../presenters/device-session';
import { refreshTokenLifetime, sessionLifetime } from '../sessions/open-session';
import { sessions } from '../tables/sessions';

/** As many as the contract allows in one answer. */
const most = 100;

export const listSessions = reading('listSessions', async (_, { tx, caller, now, touched }) => {
  const idleSince = new Date(now.getTime() - refreshTokenLifetime);
  const openedAfter = new Date(now.getTime() - sessionLifetime);
  const found = await tx
    .select()
    .from(sessions)
    .where(and(ownSessions(caller), gt(sessions.lastUsedAt, idleSince), gt(sessions.createdAt, openedAfter)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(most);
  touched({ recordIds: found.map(({ id }) => id) });
  return answer(found.map((session) => presentDeviceSession(session, caller)));
});
