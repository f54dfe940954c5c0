import { versioned } from '@nadi/api-server/answers';
import { conflict } from '@nadi/api-server/problem';
import { isPlacedSo, isThere, statusOfMoved } from '@nadi/domain/appointments/book';
import { refuseAnotherMove, refuseOverlap } from '@nadi/domain/appointments/own-visits';
import { eventOf } from '@nadi/domain/appointments/present-consultation';
import { notMovable } from '@nadi/domain/appointments/states';
import { mutation } from '../../../kernel/operation/operation';
import { changeConsultation } from '../change-consultation';
import { waitlistQueue } from '../jobs/offer-times';
import { visitMoved } from '../notices';
import { findConsultation, findToCome, holdConsultation } from '../queries/find-consultations';
import { findDoctor } from '../queries/find-doctors';
import { endHold } from '../queries/find-slot-holds';
import { tookHeldTime } from '../queries/find-waitlist';
import { holdTimes, planWith } from '../queries/plan';
import { tellBoth } from '../tell-both';

export const rescheduleConsultation = mutation(
  'rescheduleConsultation',
  async ({ path, headers, body }, given) => {
    const { tx, now, touched, notify, enqueue } = given;
    // Before the visit itself: who cancels all visits of a doctor holds their times first, too.
    const { patient, doctor: its } = await findConsultation(path.id, given);
    await holdTimes(patient.id, tx);
    await holdTimes(its.id, tx);
    const { row, shown: before } = await holdConsultation(path.id, headers['If-Match'], given);
    touched({ recordIds: [row.id] });
    if (!before.canMove) throw conflict(notMovable);
    const refusal = refuseAnotherMove(row.changes);
    if (refusal) throw conflict(refusal);
    const { scheduledAt, type = row.type } = body;
    if (isPlacedSo(row, { scheduledAt, type })) throw conflict(isThere);
    const doctor = await findDoctor(its.id, tx);
    const free = await planWith(doctor, { scheduledAt, type }, { tx, now, except: row.scheduledAt });
    const overlap = refuseOverlap(await findToCome(given, row.id), free);
    if (overlap) throw conflict(overlap);
    const planned = { ...free, status: statusOfMoved(row, free) };
    const changes = [...row.changes, eventOf(planned, 'PATIENT', null, now)];
    await changeConsultation(row, { ...planned, changes }, given);
    await tookHeldTime(its.id, planned, given);
    await endHold(its.id, planned, given);
    const shown = await findConsultation(row.id, given);
    enqueue(waitlistQueue, { doctor: its.id });
    notify(its.id, visitMoved(shown));
    tellBoth(shown, given);
    return versioned(shown);
  },
);
