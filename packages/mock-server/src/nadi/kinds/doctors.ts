import type { DoctorProfilePatch, DoctorRegistration, ExportedDoctorProfile } from '@nadi/contract/schema';
import { presentDoctor, presentRegistration } from '@nadi/domain/doctors/present-doctor';
import { registrationAfter } from '@nadi/domain/doctors/registration';
import type { Kind } from '../../mock-types';
import { findPerson, worldOf } from '../world';
import { keptList, keptOne, ownerOf } from './list-adapters';

type Named = { firstName: string; lastName: string };

export const doctorProfile: Kind<ExportedDoctorProfile & Named> = {
  kept(given) {
    const me = ownerOf(given);
    const { firstName, lastName } = me.account;
    return keptOne(
      () => me.doctor && { ...me.doctor, firstName, lastName },
      (row) => {
        if (!row || !me.doctor) return;
        const { firstName: first, lastName: last, ...doctor } = row;
        Object.assign(me.doctor, doctor);
        Object.assign(me.account, { firstName: first, lastName: last, updatedAt: doctor.updatedAt });
      },
    );
  },

  make: (sent: DoctorProfilePatch, before, { now }) => ({
    ...before,
    ...sent,
    ...(before && registrationAfter(before, sent, now.toISOString())),
  }),

  show: (row, given) => presentDoctor({ ...ownerOf(given).account, ...nameOf(row) }, row),
};

const nameOf = ({ firstName, lastName }: Named): Named => ({ firstName, lastName });

/** Administrators see doctors whose address is confirmed; nobody knows who the others are. */
export const doctorRegistrations: Kind<DoctorRegistration> = {
  kept({ store, caller, now }) {
    const world = worldOf(store);
    const list = () =>
      world.people.flatMap(({ account, doctor }) =>
        doctor && account.emailVerifiedAt !== null ? [presentRegistration(account, doctor)] : [],
      );
    return keptList(list, {
      put({ id, status, reason, decidedAt, version }) {
        const doctor = findPerson(world, id)?.doctor;
        const decided = { verification: status, reason, decidedAt, decidedBy: caller?.subject ?? null };
        if (doctor) Object.assign(doctor, decided, { version, updatedAt: now.toISOString() });
      },
    });
  },
};
