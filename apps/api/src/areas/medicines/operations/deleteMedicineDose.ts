import { done, etagOf } from '@nadi/api-server/answers';
import { changedSince } from '@nadi/api-server/problem';
import { presentDose } from '@nadi/domain/medicines/present-medicine';
import { eq } from 'drizzle-orm';
import { mutation } from '../../../kernel/operation/operation';
import { pickDose } from '../queries/find-doses';
import { pickMedicine } from '../queries/find-medicines';
import { useStock } from '../queries/use-stock';
import { medicineDoses } from '../tables/medicines';

export const deleteMedicineDose = mutation('deleteMedicineDose', async ({ path, headers }, given) => {
  const { tx, caller, now, touched } = given;
  const medicine = await pickMedicine((await pickDose(path.id, caller, tx)).medicineId, caller, tx);
  // Again, now that the medicine is locked.
  const found = await pickDose(path.id, caller, tx);
  touched({ recordIds: [found.id] });
  const expected = headers['If-Match'];
  if (expected !== undefined && expected !== etagOf(found.version))
    throw changedSince('MedicineDose', presentDose(found));
  await tx.delete(medicineDoses).where(eq(medicineDoses.id, found.id));
  await useStock(medicine, { before: found, after: null, now }, tx);
  return done();
});
