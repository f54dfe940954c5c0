import { answer } from '@nadi/api-server/answers';
import { unprocessable } from '@nadi/api-server/problem';
import { presentAcknowledgement } from '@nadi/domain/medicines/present-medicine';
import { unknownWarning } from '@nadi/domain/medicines/warnings';
import { mutation } from '../../../kernel/operation/operation';
import { type MedicineAcknowledgementRow, medicineAcknowledgements } from '../../medicines/offers';
import { findChecks } from '../queries/find-checks';

export const acknowledgeMedicineWarning = mutation('acknowledgeMedicineWarning', async ({ body }, given) => {
  const { tx, caller, now, newId, touched } = given;
  const { checks } = await findChecks(caller, now, tx);
  const warning = checks.warnings.find(({ id }) => id === body.warningId);
  if (!warning) throw unprocessable([unknownWarning]);
  const row: MedicineAcknowledgementRow = {
    id: newId(),
    patientId: caller.userId,
    warningId: warning.id,
    text: warning.text,
    reason: body.reason,
    dataVersion: checks.dataVersion,
    createdAt: now,
  };
  await tx.insert(medicineAcknowledgements).values(row);
  touched({ recordIds: warning.medicineIds });
  return answer(presentAcknowledgement(row));
});
