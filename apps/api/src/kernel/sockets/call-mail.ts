import { eq, lt } from 'drizzle-orm';
import type { Database } from '../db/client';
import type { Clock } from '../environment/clock';
import { callSignalLifetime, callSignals } from '../tables/call-signals';

/** Signals between servers: more than a notification holds, and nothing that it should carry. */
export function createCallMail({ db, clock }: { db: Pick<Database, 'write'>; clock: Clock }) {
  const oldest = () => new Date(clock.now().getTime() - callSignalLifetime);
  return {
    /** Leaves a message for a page, behind those that were left before. */
    leave: (toPeer: string, message: string): Promise<void> =>
      db.write(
        'keeper',
        async (tx) => {
          await tx.delete(callSignals).where(lt(callSignals.createdAt, oldest()));
          await tx.insert(callSignals).values({ toPeer, message, createdAt: clock.now() });
        },
        0,
        false,
      ),
    /** Takes all that waits for a page, in order. What is too old is dropped. */
    take: (toPeer: string): Promise<string[]> =>
      db.write(
        'keeper',
        async (tx) => {
          const rows = await tx.delete(callSignals).where(eq(callSignals.toPeer, toPeer)).returning();
          return rows
            .filter(({ createdAt }) => createdAt >= oldest())
            .sort((one, other) => one.id - other.id)
            .map(({ message }) => message);
        },
        0,
        false,
      ),
  };
}
