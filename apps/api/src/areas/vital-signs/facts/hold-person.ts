import type { Subject } from '@nadi/domain/vital-signs/vital-sign';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { own } from '../../../kernel/policy/own';
import { findFacts } from '../queries/find-facts';
import { holdFacts } from '../queries/subject';
import type { HealthFactRow } from '../tables/health-facts';
import { patientProfiles } from '../tables/patient-profiles';

export type HeldPerson = Pick<Subject, 'dateOfBirth' | 'gender'> & { facts: HealthFactRow[] };

/** The caller's profile and facts, which nobody else changes, and by which no reading is judged, until the end of the transaction. */
export async function holdPerson(caller: Caller, tx: Reader): Promise<HeldPerson> {
  const [profile] = await tx
    .select({ dateOfBirth: patientProfiles.dateOfBirth, gender: patientProfiles.gender })
    .from(patientProfiles)
    .where(own(patientProfiles.userId, caller))
    .for('update');
  if (!profile) throw new Error('This patient has no profile.');
  await holdFacts(caller.userId, tx);
  // Read after the wait: the profile was held, but its facts were seen as they were before it.
  return { ...profile, facts: await findFacts(caller, tx) };
}
