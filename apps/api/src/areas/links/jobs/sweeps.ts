import { and, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { batch, repeat, type Sweep } from '../../../kernel/jobs/sweep';
import { healthLinks } from '../tables/health-links';

/** The files of links that have run out; links that were ended have none since then. */
const emptying: Sweep = {
  name: 'files of health links',
  run: ({ db, clock }) =>
    repeat(async () => {
      const due = and(isNotNull(healthLinks.file), lte(healthLinks.expiresAt, clock.now()));
      const emptied = await db.write('keeper', (tx) =>
        tx
          .update(healthLinks)
          .set({ file: null, version: sql`${healthLinks.version} + 1` })
          .where(
            inArray(
              healthLinks.id,
              tx.select({ id: healthLinks.id }).from(healthLinks).where(due).limit(batch),
            ),
          )
          .returning({ id: healthLinks.id }),
      );
      return emptied.length;
    }),
};

export const sweeps: readonly Sweep[] = [emptying];
