import { versioned } from '@nadi/api-server/answers';
import { eq, inArray } from 'drizzle-orm';
import { mutation } from '../../../kernel/operation/operation';
import { tellDoctors } from '../../../kernel/sharing/tell-doctors';
import { removeReadings } from '../../vital-signs/offers';
import { toAnswer } from '../present';
import { findPartsThere, holdImport } from '../queries/find-imports';
import { healthImports } from '../tables/health-imports';

/** The number of readings that one request removes: a transaction has one and a half seconds, also on a busy server. */
const maxAtOnce = 2500;
const partsAtOnce = 5;

export const undoHealthImport = mutation('undoHealthImport', async ({ path }, given) => {
  const { tx, caller, now, touched } = given;
  const found = await holdImport(path.id, caller, tx);
  touched({ recordIds: [found.id] });
  if (found.status === 'undone') return versioned(toAnswer(found));
  const there = await findPartsThere(found.id, partsAtOnce, tx);
  // Removes the readings of the first part at last, when those of all others are gone.
  const left = there.length > partsAtOnce ? there.slice(0, partsAtOnce) : [...there, found];
  let count = 0;
  const removed = left.filter(({ readingIds }, index) => {
    count += readingIds.length;
    return index === 0 || count <= maxAtOnce;
  });
  const isLast = removed.at(-1) === found;
  const parts = isLast ? removed.slice(0, -1) : removed;
  await removeReadings(
    removed.flatMap(({ readingIds }) => readingIds),
    given,
  );
  const undone = { status: 'undone' as const, undoneAt: now };
  const ids = parts.map(({ id }) => id);
  if (ids.length > 0) await tx.update(healthImports).set(undone).where(inArray(healthImports.id, ids));
  const changes = {
    ...(isLast ? undone : { status: 'undoing' as const }),
    ...{ remaining: 0, version: found.version + 1 },
  };
  await tx.update(healthImports).set(changes).where(eq(healthImports.id, found.id));
  await tellDoctors(given);
  return versioned(toAnswer({ ...found, ...changes }));
});
