import { presetAvailability, presetType } from '@nadi/domain/appointments/availability';
import { heldUntil, presentHold } from '@nadi/domain/appointments/hold';
import { planned } from '../kinds/appointments';
import { answer, done, signedIn } from '../operation';
import { notFound } from '../problems';
import { findPerson } from '../world';

export const slotHolds = {
  holdSlot: signedIn('holdSlot', ({ body, me, world, now, newId, touched }) => {
    const { doctorId, scheduledAt, type = presetType } = body;
    const visit = planned(doctorId, { scheduledAt, type }, { world, me, now });
    const patientId = me.account.id;
    const time = { doctorId, scheduledAt: visit.scheduledAt };
    const { noticeMinutes } = findPerson(world, doctorId)?.availability ?? presetAvailability;
    const before = world.slotHolds.find((hold) => hold.patientId === patientId) ?? null;
    const hold = {
      ...{ id: newId(), patientId, ...time, endsAt: visit.endsAt },
      expiresAt: heldUntil(time, { before, noticeMinutes, now }),
    };
    world.slotHolds = [...world.slotHolds.filter((one) => one.patientId !== patientId), hold];
    touched({ recordIds: [hold.id] });
    return answer(presentHold(hold));
  }),
  releaseSlot: signedIn('releaseSlot', ({ path, me, world, touched }) => {
    const found = world.slotHolds.find(({ id, patientId }) => id === path.id && patientId === me.account.id);
    if (!found) throw notFound();
    world.slotHolds = world.slotHolds.filter((hold) => hold !== found);
    touched({ recordIds: [found.id] });
    return done();
  }),
};
