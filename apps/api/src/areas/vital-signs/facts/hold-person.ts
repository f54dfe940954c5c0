import type { Subject } from '@nadi/domain/vital-signs/vital-sign';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { own } from '../../../kernel/policy/own';
import { findFacts } from '../queries/find-facts';
import { holdFacts } from '../queries/subject';
import type { HealthFactRow } from '../tables/health-facts';
import { patientProfiles } from '../tables/patient-profiles';

export type HeldPerson = Pick<Subject, 'dateOfBirth' | 'gender'> & { facts: HealthFactRow[] };

/** Locks the caller's profile and facts: until the end of the transaction no one else changes them or assesses readings by them. */
export async function holdPerson(caller: Caller, tx: Reader): Promise<HeldPerson> {
  const [profile] = await tx
    .select({ dateOfBirth: patientProfiles.dateOfBirth, gender: patientProfiles.gender })
    .from(patientProfiles)
    .where(own(patientProfiles.userId, caller))
    .for('update');
  if (!profile) throw new Error('This patient has no profile.');
  await holdFacts(caller.userId, tx);
  // Read after the wait: the profile was locked, but its facts were read in their state before it.
  return { ...profile, facts: await findFacts(caller, tx) };
}
