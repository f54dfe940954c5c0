import { versioned } from '@nadi/api-server/answers';
import { and, inArray } from 'drizzle-orm';
import { inBatches } from '../../../kernel/db/in-batches';
import { increment } from '../../../kernel/db/increment';
import { mutation } from '../../../kernel/operation/operation';
import { tellDoctors } from '../../../kernel/sharing/tell-doctors';
import { ownReadings, vitalSigns } from '../../vital-signs/offers';
import { toAnswer } from '../present';
import { holdImport, withParts } from '../queries/find-imports';
import { healthImports } from '../tables/health-imports';

export const undoHealthImport = mutation('undoHealthImport', async ({ path }, given) => {
  const { tx, caller, now, touched } = given;
  const found = await holdImport(path.id, caller, tx);
  touched({ recordIds: [found.id] });
  if (found.status === 'undone') return versioned(toAnswer(found));
  const parts = await tx
    .select({ readingIds: healthImports.readingIds })
    .from(healthImports)
    .where(withParts(found.id));
  for (const ids of inBatches(parts.flatMap(({ readingIds }) => readingIds)))
    await tx
      .update(vitalSigns)
      .set({ deletedAt: now, version: increment(vitalSigns.version), updatedAt: now })
      .where(and(ownReadings(caller), inArray(vitalSigns.id, ids)));
  const changes = { status: 'undone' as const, undoneAt: now, remaining: 0, version: found.version + 1 };
  await tx.update(healthImports).set(changes).where(withParts(found.id));
  await tellDoctors(given);
  return versioned(toAnswer({ ...found, ...changes }));
});
