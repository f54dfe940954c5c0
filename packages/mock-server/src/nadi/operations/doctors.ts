import type { ExportedDoctorProfile } from '@nadi/contract/schema';
import { presentDoctor, presentRegistration } from '@nadi/domain/doctors/present-doctor';
import { registrationAfter } from '@nadi/domain/doctors/registration';
import { etagOf, paged, signedIn, versioned } from '../operation';

import { changedSince, conflict, notFound } from '../problems';
import { findPerson, type Person } from '../world';

type Doctor = Person & { doctor: ExportedDoctorProfile };
const isDoctor = (person: Person): person is Doctor => person.doctor !== null;
/** Administrators see doctors whose address is confirmed; nobody knows who the others are. */
const isRegistered = (person: Person): person is Doctor =>
  isDoctor(person) && person.account.emailVerifiedAt !== null;

/** What may become of a registration that stands so. */
const transitions: Record<ExportedDoctorProfile['verification'], readonly string[]> = {
  UNVERIFIED: ['VERIFIED', 'REJECTED'],
  VERIFIED: ['REJECTED'],
  REJECTED: ['VERIFIED'],
};

export const doctors = {
  readDoctorProfile: signedIn('readDoctorProfile', ({ me }) =>
    versioned(presentDoctor(me.account, expectDoctor(me).doctor)),
  ),

  updateDoctorProfile: signedIn('updateDoctorProfile', ({ body, headers, me, now }) => {
    const { account, doctor } = expectDoctor(me);
    const expected = headers.get('if-match');
    if (expected !== null && expected !== etagOf(doctor.version))
      throw changedSince(presentDoctor(me.account, doctor));
    const { firstName = account.firstName, lastName = account.lastName, ...said } = body;
    const updatedAt = now.toISOString();
    Object.assign(doctor, registrationAfter({ ...doctor, ...account }, body, updatedAt));
    Object.assign(account, { firstName, lastName, updatedAt });
    Object.assign(doctor, said, { version: doctor.version + 1, updatedAt });
    return versioned(presentDoctor(me.account, doctor));
  }),

  listDoctorRegistrations: signedIn('listDoctorRegistrations', ({ query, world, touched }) => {
    const found = world.people
      .filter(isRegistered)
      .filter(({ doctor }) => query.status === undefined || doctor.verification === query.status)
      .sort((a, b) => Date.parse(a.doctor.appliedAt) - Date.parse(b.doctor.appliedAt));
    return paged(found, query, (person) => {
      touched({ person, recordIds: [person.account.id] });
      return presentRegistration(person.account, person.doctor);
    });
  }),

  decideDoctorRegistration: signedIn('decideDoctorRegistration', (given) => {
    const { path, body, headers, me, world, now, touched } = given;
    const found = findPerson(world, path.id ?? '');
    if (!found || !isRegistered(found)) throw notFound();
    const { doctor } = found;
    touched({ person: found, recordIds: [found.account.id] });
    if (headers.get('if-match') !== etagOf(doctor.version))
      throw changedSince(presentRegistration(found.account, doctor));
    const allowed = transitions[doctor.verification];
    if (!allowed.includes(body.status))
      throw conflict(
        `This registration is already ${doctor.verification}. It may become ${allowed.join(' or ')}.`,
      );
    Object.assign(doctor, {
      verification: body.status,
      reason: body.reason ?? null,
      decidedAt: now.toISOString(),
      decidedBy: me.account.id,
      version: doctor.version + 1,
      updatedAt: now.toISOString(),
    });
    return versioned(presentRegistration(found.account, doctor));
  }),
};

function expectDoctor(me: Person): Doctor {
  // The contract lets in none but doctors, and each has a profile from sign-up on.
  if (!isDoctor(me)) throw notFound();
  return me;
}
