import { done } from '@nadi/api-server/answers';
import { presentDose } from '@nadi/domain/medicines/present-medicine';
import { eq } from 'drizzle-orm';
import { expectVersion } from '../../../kernel/operation/expect-version';
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
  expectVersion(headers, found.version, 'MedicineDose', () => presentDose(found));
  await tx.delete(medicineDoses).where(eq(medicineDoses.id, found.id));
  await useStock(medicine, { before: found, after: null, now }, tx);
  return done();
});
