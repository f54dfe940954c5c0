import { rangesVersion } from '@nadi/domain/vital-signs/assessment';
import { v7 } from 'uuid';
import { doctorProfiles } from '../../src/areas/doctors/tables/doctor-profiles';
import { hashPassword } from '../../src/areas/identity/passwords/hash';
import { openSession } from '../../src/areas/identity/sessions/open-session';
import { patientProfiles } from '../../src/areas/vital-signs/tables/patient-profiles';
import type { Database } from '../../src/kernel/db/client';
import type { Transaction } from '../../src/kernel/db/transaction';
import type { Secrets } from '../../src/kernel/keys/secrets';
import { type UserRow, users } from '../../src/kernel/tables/users';

/** `token` is what every request of theirs needs. */
export type Person = { userId: string; token: string; email: string };

const atOnce = 10;

/** Patients with a profile, signed in, straight into the database. They share a hash, so their password opens none of them. */
export async function addPatients(db: Database, secrets: Secrets, count: number): Promise<Person[]> {
  const add = await adder(db, secrets);
  const profile = { dateOfBirth: '1972-03-14', gender: 'FEMALE', rangesVersion } as const;
  const one = () =>
    add('PATIENT', async (tx, row) => void (await tx.insert(patientProfiles).values({ ...profile, ...row })));
  const people: Person[] = [];
  // No more at once than a pool has connections: on a busy machine the last would wait longer than a connection is waited for.
  while (people.length < count)
    people.push(...(await Promise.all(Array.from({ length: Math.min(atOnce, count - people.length) }, one))));
  return people;
}

/** A doctor whose registration was found, as `addPatients` has them. */
export async function addDoctor(db: Database, secrets: Secrets): Promise<Person> {
  const add = await adder(db, secrets);
  return add('DOCTOR', async (tx, row) => {
    await tx.insert(doctorProfiles).values({
      ...row,
      specialization: 'cardiology',
      licenseNumber: row.userId,
      council: 'Sample Medical Council',
      experience: 12,
      languages: ['en'],
      verification: 'VERIFIED',
      appliedAt: row.updatedAt,
      decidedAt: row.updatedAt,
    });
  });
}

/** An administrator, as `addPatients` has them. */
export async function addAdministrator(db: Database, secrets: Secrets): Promise<Person> {
  const add = await adder(db, secrets);
  return add('ADMIN', async () => undefined);
}

type Row = { userId: string; version: number; updatedAt: Date };

async function adder(db: Database, secrets: Secrets) {
  const now = new Date();
  const passwordHash = await hashPassword('four words of a test', '', secrets);
  return (
    role: UserRow['role'],
    addProfile: (tx: Transaction, row: Row) => Promise<void>,
  ): Promise<Person> => {
    const id = v7();
    const email = `${id}@nadi.example`;
    const user: UserRow = {
      id,
      role,
      firstName: 'Test',
      lastName: 'Person',
      email,
      emailVerifiedAt: now,
      passwordHash,
      onboardingCompletedAt: now,
      termsAcceptedAt: now,
      deletionRequestedAt: null,
      createdAt: now,
      updatedAt: now,
    };
    return db.write('keeper', async (tx) => {
      await tx.insert(users).values(user);
      await addProfile(tx, { userId: id, version: 1, updatedAt: now });
      const { token } = await openSession(
        { ...user, verification: role === 'DOCTOR' ? 'VERIFIED' : null },
        { method: 'password', device: 'A test' },
        { tx, secrets, newId: () => v7(), now },
      );
      return { userId: id, token, email };
    });
  };
}
