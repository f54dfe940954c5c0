import type { NewWaitlistEntry } from '@nadi/contract/schema';
import { presetAvailability } from '@nadi/domain/appointments/availability';
import { refuseMore } from '@nadi/domain/appointments/own-visits';
import { isToCome } from '@nadi/domain/appointments/states';
import { checkWaitlist, freeAlready, isOpen, refuseEntry } from '@nadi/domain/appointments/waitlist';
import type { Kind } from '../../mock-types';
import { conflict, unprocessable } from '../problems';
import { busyOf, type KeptEntry, showEntry, waitlistOf } from '../waitlist';
import { findPerson, seesPatients, worldOf } from '../world';
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
    if (!seesPatients(found))
      throw unprocessable({
        pointer: '/body/doctorId',
        message: 'Must be a doctor whose registration is verified.',
        code: 'unknown',
      });
    const rules = found.availability ?? presetAvailability;
    const { now } = given;
    const faults = checkWaitlist({ types, from, until }, rules, now);
    if (faults.length > 0) throw unprocessable(...faults);
    const meId = me.account.id;
    const open = waitlistOf(world, meId, now).filter(isOpen);
    const visits = world.visits.filter((visit) => visit.patient.id === meId && isToCome(visit, now));
    const own = visits.map(({ doctor: { id }, scheduledAt, endsAt }) => ({
      doctorId: id,
      scheduledAt,
      endsAt,
    }));
    const refusal = refuseEntry(open, doctorId) ?? refuseMore(own, doctorId);
    if (refusal) throw conflict(refusal);
    const { firstName, lastName } = found.account;
    const doctor = { id: doctorId, firstName, lastName, specialization: found.doctor.specialization };
    const passed = freeAlready({ types, from, until }, rules, {
      busy: busyOf(world, doctorId, { now, meId }),
      own,
      now,
    });
    return {
      ...{ patientId: meId, doctorId, doctor, types, from, until, timeZone: rules.timeZone },
      ...{ status: 'waiting', endedBecause: null, offer: null, missedOffers: 0, passed },
    };
  },
  show: (entry, { store, now }) => showEntry(entry, worldOf(store), now),
};
