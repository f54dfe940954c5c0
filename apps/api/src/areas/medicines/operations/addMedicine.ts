import { versioned } from '@nadi/api-server/answers';
import { unprocessable } from '@nadi/api-server/problem';
import { codeOfName } from '@nadi/domain/medicines/drugs';
import { checkMedicine, findTooManyMedicines } from '@nadi/domain/medicines/medicine-faults';
import { presentMedicine } from '@nadi/domain/medicines/present-medicine';
import { mutation } from '../../../kernel/operation/operation';
import { holdMedicines } from '../queries/find-medicines';
import { type MedicineRow, medicines } from '../tables/medicines';

export const addMedicine = mutation('addMedicine', async ({ body }, given) => {
  const { tx, caller, now, newId, touched } = given;
  const tooMany = findTooManyMedicines((await holdMedicines(caller, tx)).length);
  if (tooMany) throw unprocessable([tooMany]);
  const faults = checkMedicine(body, now.toISOString().slice(0, 10));
  if (faults.length > 0) throw unprocessable(faults);

  const added: MedicineRow = {
    id: newId(),
    patientId: caller.userId,
    ...body,
    atc: codeOfName(body.generic),
    earlierSchedules: [],
    stoppedAt: null,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
  await tx.insert(medicines).values(added);
  touched({ recordIds: [added.id] });
  return versioned(presentMedicine(added));
});
