import { versioned } from '@nadi/api-server/answers';
import { eq, inArray } from 'drizzle-orm';
import { inBatches } from '../../../kernel/db/in-batches';
import { mutation } from '../../../kernel/operation/operation';
import { tellDoctors } from '../../../kernel/sharing/tell-doctors';
import { removeReadings } from '../../vital-signs/offers';
import { toAnswer } from '../present';
import { findPartsThere, holdImport } from '../queries/find-imports';
import { healthImports } from '../tables/health-imports';

/** Some thousand readings: a transaction has one and a half seconds, also on a busy server. */
const partsAtOnce = 5;

export const undoHealthImport = mutation('undoHealthImport', async ({ path }, given) => {
  const { tx, caller, now, touched } = given;
  const found = await holdImport(path.id, caller, tx);
  touched({ recordIds: [found.id] });
  if (found.status === 'undone') return versioned(toAnswer(found));
  const left = await findPartsThere(found.id, partsAtOnce, tx);
  const parts = left.slice(0, partsAtOnce);
  const isLast = parts.length === left.length;
  const removed = [...parts, ...(isLast ? [found] : [])];
  await removeReadings(
    removed.flatMap(({ readingIds }) => readingIds),
    given,
  );
  const undone = { status: 'undone' as const, undoneAt: now };
  for (const batch of inBatches(parts.map(({ id }) => id)))
    await tx.update(healthImports).set(undone).where(inArray(healthImports.id, batch));
  const changes = {
    ...(isLast ? undone : { status: 'undoing' as const }),
    ...{ remaining: 0, version: found.version + 1 },
  };
  await tx.update(healthImports).set(changes).where(eq(healthImports.id, found.id));
  await tellDoctors(given);
  return versioned(toAnswer({ ...found, ...changes }));
});
