import { etagOf, versioned } from '@nadi/api-server/answers';
import { changedSince, conflict } from '@nadi/api-server/problem';
import { isOpenWeek, overRefusal } from '@nadi/domain/vital-signs/pressure-week/pressure-week';
import { eq } from 'drizzle-orm';
import { mutation } from '../../../kernel/operation/operation';
import { holdWeek, tellWeek } from '../queries/find-weeks';
import { pressureWeeks } from '../tables/pressure-weeks';

export const updatePressureWeek = mutation('updatePressureWeek', async ({ path, headers, body }, given) => {
  const { tx, caller, now, touched } = given;
  const found = await holdWeek(path.id, caller, tx);
  touched({ recordIds: [found.id] });
  const expected = headers['If-Match'];
  if (expected !== undefined && expected !== etagOf(found.version))
    throw changedSince('PressureWeek', await tellWeek(found, given));
  if (!isOpenWeek(found, now)) throw conflict(overRefusal);

  const { isStopped, morningAt, eveningAt, hasReminders } = body;
  const changes = {
    morningAt: morningAt ?? found.morningAt,
    eveningAt: eveningAt ?? found.eveningAt,
    hasReminders: hasReminders ?? found.hasReminders,
    stoppedAt: isStopped ? now : null,
    version: found.version + 1,
    updatedAt: now,
  };
  await tx.update(pressureWeeks).set(changes).where(eq(pressureWeeks.id, found.id));
  return versioned(await tellWeek({ ...found, ...changes }, given));
});
