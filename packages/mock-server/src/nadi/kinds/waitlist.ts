import type { NewWaitlistEntry } from '@nadi/contract/schema';
import { presetAvailability } from '@nadi/domain/appointments/availability';
import { checkWaitlist, isOpen, refuseEntry } from '@nadi/domain/appointments/waitlist';
import { localDay } from '@nadi/domain/kernel/time-zone';
import type { Kind } from '../../mock-types';
import { conflict, unprocessable } from '../problems';
import { type KeptEntry, showEntry, waitlistOf } from '../waitlist';
import { findPerson, worldOf } from '../world';
import { keptList, ownerOf, putInto } from './list-adapters';

export const waitlist: Kind<KeptEntry> = {
  kept(given) {
    const world = worldOf(given.store);
    const { id } = ownerOf(given).account;
    return keptList(() => waitlistOf(world, id, given.now), {
      put: (entry) => putInto(world.waitlist, entry),
      remove(gone) {
        world.waitlist = world.waitlist.filter((entry) => entry.id !== gone);
      },
    });
  },
  make(sent, _, given) {
    const { doctorId, types, from, until } = sent as NewWaitlistEntry;
    const world = worldOf(given.store);
    const me = ownerOf(given);
    const found = findPerson(world, doctorId);
    if (found?.doctor?.verification !== 'VERIFIED')
      throw unprocessable({
        pointer: '/body/doctorId',
        message: 'Must be a doctor whose registration is verified.',
        code: 'unknown',
      });
    const { timeZone } = found.availability ?? presetAvailability;
    const faults = checkWaitlist({ from, until }, localDay(given.now, timeZone));
    if (faults.length > 0) throw unprocessable(...faults);
    const open = waitlistOf(world, me.account.id, given.now).filter(isOpen);
    const refusal = refuseEntry(open, doctorId);
    if (refusal) throw conflict(refusal);
    const { firstName, lastName } = found.account;
    const doctor = { id: doctorId, firstName, lastName, specialization: found.doctor.specialization };
    return {
      ...{ patientId: me.account.id, doctorId, doctor, types, from, until, timeZone },
      ...{ status: 'waiting', endedBecause: null, offer: null, missedOffers: 0, passed: [] },
    };
  },
  show: (entry, { now }) => showEntry(entry, now),
};
