import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/client';
import { sessions } from '../tables/sessions';
import type { AccessClaims } from './access-token';

type Used = Pick<AccessClaims, 'sessionId' | 'generation'>;

/** Far more than requests are under way, so that each of them that still has the session as it was before finds its own here. */
const maxKnown = 1_000;
const notedBy = new WeakMap<Database, Map<string, Promise<void>>>();

/**
 * Notes that an access token was shown, which its bearer can only have out of the answer to a refresh: the refresh token before it
 * is used for good. One write for each exchange; requests that come at once share it, also one that looked for the session before the
 * write and comes after it. Later ones find it with the session.
 */
export function noteUse({ sessionId, generation }: Used, db: Database): Promise<void> {
  const known = notedBy.get(db) ?? new Map<string, Promise<void>>();
  notedBy.set(db, known);
  const key = `${sessionId} ${generation}`;
  const found = known.get(key);
  if (found) return found;

  const noted = db.write('gate', async (tx) => {
    await tx
      .update(sessions)
      .set({ usedGeneration: generation })
      .where(and(eq(sessions.id, sessionId), lt(sessions.usedGeneration, generation)));
  });
  known.set(key, noted);
  noted.catch(() => known.delete(key));
  const [oldest] = known.keys();
  if (known.size > maxKnown && oldest) known.delete(oldest);
  return noted;
}
