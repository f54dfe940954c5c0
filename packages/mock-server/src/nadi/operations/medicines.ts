import { unknownWarning } from '@nadi/domain/medicines/warnings';
import { checksOf, record } from '../kinds/medicines';
import { answer, signedIn } from '../operation';
import { unprocessable } from '../problems';

export const medicines = {
  recordMedicineDose: signedIn('recordMedicineDose', ({ body, me, now, newId, touched }) => {
    const dose = record(body, me, { now, newId });
    touched({ recordIds: [dose.id] });
    return { ...answer(dose), headers: { ETag: `"${dose.version}"` } };
  }),

  acknowledgeMedicineWarning: signedIn('acknowledgeMedicineWarning', ({ body, me, now, newId, touched }) => {
    const { warningId, reason } = body;
    const { warnings, dataVersion } = checksOf(me, now);
    const warning = warnings.find(({ id }) => id === warningId);
    if (!warning) throw unprocessable(unknownWarning);
    const { text } = warning;
    const said = { id: newId(), warningId, text, reason, dataVersion, createdAt: now.toISOString() };
    me.medicineAcknowledgements.push(said);
    touched({ recordIds: warning.medicineIds });
    return answer(said);
  }),
};
