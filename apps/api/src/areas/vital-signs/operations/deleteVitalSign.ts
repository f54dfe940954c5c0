import { done } from '@nadi/api-server/answers';
import { eq } from 'drizzle-orm';
import { expectVersion } from '../../../kernel/operation/expect-version';
import { mutation } from '../../../kernel/operation/operation';
import { tellDoctors } from '../../../kernel/sharing/tell-doctors';
import { presentVitalSign } from '../presenters/vital-sign';
import { findReading } from '../queries/find-reading';
import { vitalSigns } from '../tables/vital-signs';

export const deleteVitalSign = mutation('deleteVitalSign', async ({ path, headers }, given) => {
  const { tx, caller, now, touched } = given;
  const found = await findReading(path.id, caller, tx);
  touched({ recordIds: [found.row.id] });
  expectVersion(headers, found.row.version, 'VitalSign', () => presentVitalSign(found));

  await tx
    .update(vitalSigns)
    .set({ deletedAt: now, version: found.row.version + 1, updatedAt: now })
    .where(eq(vitalSigns.id, found.row.id));
  await tellDoctors(given);
  return done();
});
