import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../db/client';
import { sessions } from '../db/schema/sessions';
import type { AccessClaims } from './access-token';

type Used = Pick<AccessClaims, 'sessionId' | 'generation'>;

const underWay = new WeakMap<Database, Map<string, Promise<void>>>();

/**
 * Notes that an access token was shown, which its bearer can only have out of the answer to a refresh: the refresh token before it
 * is used for good. One write for each exchange; requests that come at once share it, and later ones find it with the session.
 */
export function noteUse({ sessionId, generation }: Used, db: Database): Promise<void> {
  const known = underWay.get(db) ?? new Map<string, Promise<void>>();
  underWay.set(db, known);
  const key = `${sessionId} ${generation}`;
  const noted =
    known.get(key) ??
    db
      .write('gate', async (tx) => {
        await tx
          .update(sessions)
          .set({ usedGeneration: generation })
          .where(and(eq(sessions.id, sessionId), lt(sessions.usedGeneration, generation)));
      })
      .finally(() => known.delete(key));
  known.set(key, noted);
  return noted;
}
