import type { ExportedSession } from '@nadi/contract/schema';
import { presentSession } from '@nadi/domain/identity/present-sign-ins';
import {
  maxListedSessions,
  refreshTokenLifetime,
  sessionLifetime,
} from '@nadi/domain/identity/session-limits';
import { answer, done, signedIn } from '../operation';
import { notFound } from '../problems';
import { endSessions } from '../sessions';

/** Those that have ended, or never had their second step, do not exist. */
const isOpen = ({ revokedAt, needsSecondStep }: ExportedSession) => revokedAt === null && !needsSecondStep;

export const sessions = {
  listSessions: signedIn('listSessions', ({ me, session, now, touched }) => {
    const idleSince = now.getTime() - refreshTokenLifetime;
    const openedAfter = now.getTime() - sessionLifetime;
    const open = me.sessions
      .filter(isOpen)
      .filter((one) => Date.parse(one.lastUsedAt) > idleSince && Date.parse(one.createdAt) > openedAfter)
      .sort((a, b) => Date.parse(b.lastUsedAt) - Date.parse(a.lastUsedAt));
    touched({ recordIds: open.map(({ id }) => id) });
    return answer(open.slice(0, maxListedSessions).map((one) => presentSession(one, session.id)));
  }),

  revokeSession: signedIn('revokeSession', ({ path, me, now, touched }) => {
    const found = me.sessions.find((one) => one.id === path.id && isOpen(one));
    if (!found) throw notFound();
    found.revokedAt = now.toISOString();
    touched({ recordIds: [found.id] });
    return done();
  }),

  revokeOtherSessions: signedIn('revokeOtherSessions', ({ me, session, now, touched }) => {
    const others = me.sessions.filter((one) => one !== session && one.revokedAt === null);
    endSessions(me, now, session);
    touched({ recordIds: others.map(({ id }) => id) });
    return done();
  }),
};
