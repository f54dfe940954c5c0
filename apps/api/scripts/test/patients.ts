import { v7 } from 'uuid';
import type { Database } from '../../src/db/client';
import { patientProfiles } from '../../src/db/schema/patient-profiles';
import { type UserRow, users } from '../../src/db/schema/users';
import { hashPassword } from '../../src/passwords/hash';
import type { Secrets } from '../../src/secrets';
import { openSession } from '../../src/sessions/open-session';

export type Patient = { userId: string; token: string; email: string };

/** Patients with a profile, signed in, straight into the database. They share a hash, so their password opens none of them. */
export async function addPatients(db: Database, secrets: Secrets, count: number): Promise<Patient[]> {
  const now = new Date();
  const passwordHash = await hashPassword('four words of a test', '', secrets);
  const one = async (): Promise<Patient> => {
    const id = v7();
    const email = `${id}@nadi.example`;
    const user: UserRow = {
      id,
      role: 'PATIENT',
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
      await tx.insert(patientProfiles).values({
        userId: id,
        dateOfBirth: '1972-03-14',
        gender: 'FEMALE',
        pregnancy: 'not-pregnant',
        version: 1,
        updatedAt: now,
      });
      const { token } = await openSession(
        { ...user, verification: null },
        { method: 'password', device: 'A test' },
        { tx, secrets, newId: () => v7(), now },
      );
      return { userId: id, token, email };
    });
  };
  return Promise.all(Array.from({ length: count }, one));
}
