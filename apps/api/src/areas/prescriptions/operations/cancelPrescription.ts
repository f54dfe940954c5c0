import { versioned } from '@nadi/api-server/answers';
import { conflict } from '@nadi/api-server/problem';
import { lineOf, presentPrescription } from '@nadi/domain/prescriptions/present-prescription';
import { refuseCancelling } from '@nadi/domain/prescriptions/sign';
import { eq } from 'drizzle-orm';
import { mutation } from '../../../kernel/operation/operation';
import { changeConsultation, tellBoth, touchOf } from '../../appointments/offers';
import { prescriptionCancelled } from '../notices';
import { holdPrescription } from '../queries/find-prescriptions';
import { prescriptions } from '../tables/prescriptions';

export const cancelPrescription = mutation('cancelPrescription', async ({ path, body }, given) => {
  const { tx, caller, now, touched, notify } = given;
  const { visit, shown, found } = await holdPrescription(path.id, given);
  touched({ ...touchOf(visit, caller), recordIds: [found.id] });
  const refusal = refuseCancelling(found.state);
  if (refusal) throw conflict(refusal);
  const changes = {
    ...{ state: 'cancelled' as const, cancelledAt: now, cancelReason: body.reason },
    ...{ version: found.version + 1, updatedAt: now },
  };
  await tx.update(prescriptions).set(changes).where(eq(prescriptions.id, found.id));
  const cancelled = { ...found, ...changes };
  await changeConsultation(visit, { prescription: lineOf(cancelled) }, given);
  // Tells nothing to a patient who was erased; the paper may still be in a pharmacy.
  if (visit.patientId !== null) notify(visit.patientId, prescriptionCancelled(shown));
  tellBoth(shown, given);
  return versioned(presentPrescription(cancelled));
});
