import { versioned } from '@nadi/api-server/answers';
import { unprocessable } from '@nadi/api-server/problem';
import { parseMoment } from '@nadi/domain/kernel/moment';
import { presentDose } from '@nadi/domain/medicines/present-medicine';
import { checkDose, recordDose } from '@nadi/domain/medicines/record-dose';
import { eq } from 'drizzle-orm';
import { mutation } from '../../../kernel/operation/operation';
import { findStanding, findTakenNear } from '../queries/find-doses';
import { holdMedicine } from '../queries/find-medicines';
import { useStock } from '../queries/use-stock';
import { medicineDoses } from '../tables/medicines';

export const recordMedicineDose = mutation('recordMedicineDose', async ({ body }, given) => {
  const { tx, caller, now, newId, touched } = given;
  // The medicine is locked: of two devices that record at once, the second sees what the first recorded.
  const medicine = await holdMedicine(body.medicineId, caller, tx);
  const faults = checkDose(body, medicine, now);
  if (faults.length > 0 || !medicine) throw unprocessable(faults);

  const standing = await findStanding(medicine.id, body, tx);
  const at = parseMoment(body.at)?.at ?? now;
  const others = body.day === null ? await findTakenNear(medicine.id, at, tx) : [];
  const dose = recordDose({ ...body, medicineId: medicine.id }, medicine, {
    standing,
    others: others.map((one) => one.at),
    id: newId(),
    now,
  });
  touched({ recordIds: [dose.id] });
  if (dose === standing) return versioned(presentDose(dose));
  const row = {
    ...dose,
    at,
    patientId: caller.userId,
    createdAt: standing?.createdAt ?? now,
    updatedAt: now,
  };
  if (standing) await tx.update(medicineDoses).set(changeable(row)).where(eq(medicineDoses.id, dose.id));
  else await tx.insert(medicineDoses).values(row);
  await useStock(medicine, { before: standing, after: dose, now }, tx);
  return versioned(presentDose(row));
});

type Changeable = Pick<
  typeof medicineDoses.$inferSelect,
  'status' | 'at' | 'reason' | 'version' | 'updatedAt'
>;

const changeable = ({ status, at, reason, version, updatedAt }: Changeable): Changeable => ({
  status,
  at,
  reason,
  version,
  updatedAt,
});
