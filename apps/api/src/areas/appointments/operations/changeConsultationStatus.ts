import { versioned } from '@nadi/api-server/answers';
import { conflict } from '@nadi/api-server/problem';
import { eventOf } from '@nadi/domain/appointments/present-consultation';
import { refuseStatus } from '@nadi/domain/appointments/states';
import { mutation } from '../../../kernel/operation/operation';
import { changeConsultation } from '../change-consultation';
import { waitlistQueue } from '../jobs/offer-times';
import { visitCancelled, visitCancelledForDoctor, visitConfirmed } from '../notices';
import { findConsultation, holdConsultation, sideOf } from '../queries/find-consultations';
import { findNextFree } from '../queries/find-next-free';
import { tellBoth } from '../tell-both';
import { touchOf } from '../touch-of';

export const changeConsultationStatus = mutation(
  'changeConsultationStatus',
  async ({ path, headers, body }, given) => {
    const { tx, caller, now, touched, notify, enqueue } = given;
    const { row, shown: before } = await holdConsultation(path.id, headers['If-Match'], given);
    touched(touchOf(before, caller));
    const side = sideOf(caller);
    const { status, reason = null } = body;
    const refusal = refuseStatus(before, status, side, now);
    if (refusal) throw conflict(refusal);
    const changes = [...row.changes, eventOf({ ...row, status }, side, reason, now)];
    await changeConsultation(row, { status, changes }, given);
    const shown = await findConsultation(row.id, given);
    if (status === 'cancelled') enqueue(waitlistQueue, { doctor: shown.doctor.id });
    if (status === 'confirmed') notify(shown.patient.id, visitConfirmed(shown));
    if (status === 'cancelled' && side === 'DOCTOR') {
      const nextFree = await findNextFree(caller.userId, { tx, now });
      notify(shown.patient.id, visitCancelled(shown, { reason, next: nextFree(row.type) }));
    }
    if (status === 'cancelled' && side === 'PATIENT') notify(shown.doctor.id, visitCancelledForDoctor(shown));
    tellBoth(shown, given);
    return versioned(shown);
  },
);
