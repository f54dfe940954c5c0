import { versioned } from '@nadi/api-server/answers';
import { unprocessable } from '@nadi/api-server/problem';
import { parseMoment } from '@nadi/domain/kernel/moment';
import { presentDose } from '@nadi/domain/medicines/present-medicine';
import { changeDose, checkDose, findFixedFault } from '@nadi/domain/medicines/record-dose';
import { eq } from 'drizzle-orm';
import { expectVersion } from '../../../kernel/operation/expect-version';
import { mutation } from '../../../kernel/operation/operation';
import { findTakenNear, pickDose } from '../queries/find-doses';
import { pickMedicine } from '../queries/find-medicines';
import { useStock } from '../queries/use-stock';
import { medicineDoses } from '../tables/medicines';

export const updateMedicineDose = mutation('updateMedicineDose', async ({ path, headers, body }, given) => {
  const { tx, caller, now, touched } = given;
  const medicine = await pickMedicine((await pickDose(path.id, caller, tx)).medicineId, caller, tx);
  // Again, now that the medicine is locked.
  const found = await pickDose(path.id, caller, tx);
  touched({ recordIds: [found.id] });
  expectVersion(headers, found.version, 'MedicineDose', () => presentDose(found));
  const fixed = findFixedFault(body, found);
  const faults = fixed ? [fixed] : checkDose(body, medicine, now);
  if (faults.length > 0) throw unprocessable(faults);

  const at = parseMoment(body.at)?.at ?? now;
  const near = await findTakenNear(medicine.id, at, tx);
  const others = near.filter(({ id }) => id !== found.id).map((one) => one.at);
  const { status, reason, isBeyondMost } = changeDose(body, found, { medicine, others, now });
  const changes = { status, at, reason, isBeyondMost, version: found.version + 1, updatedAt: now };
  const changed = { ...found, ...changes };
  await tx.update(medicineDoses).set(changes).where(eq(medicineDoses.id, found.id));
  await useStock(medicine, { before: found, after: changed, now }, tx);
  return versioned(presentDose(changed));
});
