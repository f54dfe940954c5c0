import { versioned } from '@nadi/api-server/answers';
import { eq } from 'drizzle-orm';
import { mutation } from '../../../kernel/operation/operation';
import { tellDoctors } from '../../../kernel/sharing/tell-doctors';
import { removeReadings } from '../../vital-signs/offers';
import { toAnswer } from '../present';
import { holdImport } from '../queries/find-imports';
import { healthImports } from '../tables/health-imports';

export const undoHealthImport = mutation('undoHealthImport', async ({ path }, given) => {
  const { tx, caller, now, touched } = given;
  const found = await holdImport(path.id, caller, tx);
  touched({ recordIds: [found.id] });
  if (found.status === 'undone') return versioned(toAnswer(found));
  await removeReadings(found.readingIds, given);
  const changes = { status: 'undone' as const, undoneAt: now, version: found.version + 1 };
  await tx.update(healthImports).set(changes).where(eq(healthImports.id, found.id));
  await tellDoctors(given);
  return versioned(toAnswer({ ...found, ...changes }));
});
