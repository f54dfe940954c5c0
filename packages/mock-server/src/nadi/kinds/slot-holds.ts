import type { NewSlotHold } from '@nadi/contract/schema';
import { presetAvailability, presetType } from '@nadi/domain/appointments/availability';
import { heldUntil, presentHold } from '@nadi/domain/appointments/hold';
import type { Kind } from '../../mock-types';
import type { KeptHold } from '../slot-holds';
import { findPerson, worldOf } from '../world';
import { planned } from './appointments';
import { keptList, ownerOf } from './list-adapters';

export const slotHolds: Kind<KeptHold> = {
  kept(given) {
    const world = worldOf(given.store);
    const patientId = ownerOf(given).account.id;
    const others = () => world.slotHolds.filter((hold) => hold.patientId !== patientId);
    return keptList(() => world.slotHolds.filter((hold) => hold.patientId === patientId), {
      put(hold) {
        // Takes the place of what was held before, of any doctor.
        world.slotHolds = [...others(), hold];
      },
      remove() {
        world.slotHolds = others();
      },
    });
  },
  make(sent, _, given) {
    const { doctorId, scheduledAt, type = presetType } = sent as NewSlotHold;
    const { now, store } = given;
    const [world, me] = [worldOf(store), ownerOf(given)];
    const visit = planned(doctorId, { scheduledAt, type }, { world, me, now });
    const patientId = me.account.id;
    const time = { doctorId, scheduledAt: visit.scheduledAt };
    const { noticeMinutes } = findPerson(world, doctorId)?.availability ?? presetAvailability;
    const before = world.slotHolds.find((hold) => hold.patientId === patientId) ?? null;
    return {
      ...{ patientId, ...time, endsAt: visit.endsAt },
      expiresAt: heldUntil(time, { before, noticeMinutes, now }),
    };
  },
  show: presentHold,
};
