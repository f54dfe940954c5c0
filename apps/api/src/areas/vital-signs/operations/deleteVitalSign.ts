import { done, etagOf } from '@nadi/api-server/answers';
import { changedSince } from '@nadi/api-server/problem';
import { eq } from 'drizzle-orm';
import { mutation } from '../../../kernel/operation/operation';
import { tellDoctors } from '../../../kernel/sharing/tell-doctors';
import { presentVitalSign } from '../presenters/vital-sign';
import { findReading } from '../queries/find-reading';
import { vitalSigns } from '../tables/vital-signs';

export const deleteVitalSign = mutation('deleteVitalSign', async ({ path, headers }, given) => {
  const { tx, caller, now, touched } = given;
  const found = await findReading(path.id, caller, tx);
  touched({ recordIds: [found.row.id] });
  const expected = headers['If-Match'];
  if (expected !== undefined && expected !== etagOf(found.row.version))
    throw changedSince('VitalSign', presentVitalSign(found));

  await tx
    .update(vitalSigns)
    .set({ deletedAt: now, version: found.row.version + 1, updatedAt: now })
    .where(eq(vitalSigns.id, found.row.id));
  await tellDoctors(given);
  return done();
});
