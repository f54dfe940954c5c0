import type { DoctorProfilePatch, ExportedDoctorProfile } from '@nadi/contract/schema';
import { etagOf, paged, signedIn, versioned } from '../operation';
import { presentDoctor, presentRegistration } from '../present';
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
    versioned(presentDoctor(me, expectDoctor(me).doctor)),
  ),

  updateDoctorProfile: signedIn('updateDoctorProfile', ({ body, headers, me, now }) => {
    const { account, doctor } = expectDoctor(me);
    const expected = headers.get('if-match');
    if (expected !== null && expected !== etagOf(doctor.version))
      throw changedSince(presentDoctor(me, doctor));
    const { firstName = account.firstName, lastName = account.lastName, ...said } = body;
    const updatedAt = now.toISOString();
    const undecided = { verification: 'UNVERIFIED', reason: null, decidedAt: null, decidedBy: null };
    if (hasToBeVerified(me, doctor, body)) Object.assign(doctor, undecided, { appliedAt: updatedAt });
    Object.assign(account, { firstName, lastName, updatedAt });
    Object.assign(doctor, said, { version: doctor.version + 1, updatedAt });
    return versioned(presentDoctor(me, doctor));
  }),

  listDoctorRegistrations: signedIn('listDoctorRegistrations', ({ query, world, touched }) => {
    const found = world.people
      .filter(isRegistered)
      .filter(({ doctor }) => query.status === undefined || doctor.verification === query.status)
      .sort((a, b) => Date.parse(a.doctor.appliedAt) - Date.parse(b.doctor.appliedAt));
    return paged(found, query, (person) => {
      touched({ person, recordIds: [person.account.id] });
      return presentRegistration(person, person.doctor);
    });
  }),

  decideDoctorRegistration: signedIn('decideDoctorRegistration', (given) => {
    const { path, body, headers, me, world, now, touched } = given;
    const found = findPerson(world, path.id ?? '');
    if (!found || !isRegistered(found)) throw notFound();
    const { doctor } = found;
    touched({ person: found, recordIds: [found.account.id] });
    if (headers.get('if-match') !== etagOf(doctor.version))
      throw changedSince(presentRegistration(found, doctor));
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
    return versioned(presentRegistration(found, doctor));
  }),
};

/** Whether what an administrator looks up in the register is another now: the entry, or whose it is. */
function hasToBeVerified({ account }: Person, doctor: ExportedDoctorProfile, patch: DoctorProfilePatch) {
  const { licenseNumber = doctor.licenseNumber, council = doctor.council } = patch;
  const { firstName = account.firstName, lastName = account.lastName } = patch;
  return (
    licenseNumber !== doctor.licenseNumber ||
    council !== doctor.council ||
    firstName !== account.firstName ||
    lastName !== account.lastName
  );
}

function expectDoctor(me: Person): Doctor {
  // The contract lets in none but doctors, and each has a profile from sign-up on.
  if (!isDoctor(me)) throw notFound();
  return me;
}
