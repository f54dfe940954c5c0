import type { ExportedSession } from '@nadi/contract/schema';
import { answer, done, signedIn } from '../operation';
import { presentSession } from '../present';
import { notFound } from '../problems';
import { endSessions, refreshTokenLifetime } from '../sessions';

/** Those that have ended, or never had their second step, do not exist. */
const isOpen = ({ revokedAt, needsSecondStep }: ExportedSession) => revokedAt === null && !needsSecondStep;

export const sessions = {
  listSessions: signedIn('listSessions', ({ me, session, now, touched }) => {
    const idleSince = now.getTime() - refreshTokenLifetime;
    const open = me.sessions
      .filter((one) => isOpen(one) && Date.parse(one.lastUsedAt) > idleSince)
      .sort((a, b) => Date.parse(b.lastUsedAt) - Date.parse(a.lastUsedAt));
    touched({ recordIds: open.map(({ id }) => id) });
    return answer(open.slice(0, 100).map((one) => presentSession(one, session)));
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
