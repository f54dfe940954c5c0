import type { Subject } from '@nadi/clinical/vital-sign';
import type { HealthFactRow } from '../db/schema/health-facts';
import type { Reader } from '../db/transaction';
import { lockOwnProfile } from '../patients/find-profile';
import { holdFacts } from '../patients/subject';
import type { Caller } from '../sessions/caller';
import { findFacts } from './find-facts';

export type HeldPerson = Pick<Subject, 'dateOfBirth' | 'gender'> & { facts: HealthFactRow[] };

/** The caller's profile and facts, which nobody else changes, and by which no reading is judged, until the end of the transaction. */
export async function holdPerson(caller: Caller, tx: Reader): Promise<HeldPerson> {
  const { profile } = await lockOwnProfile(caller, tx);
  await holdFacts(caller.userId, tx);
  // Read after the wait: the profile was held, but its facts were seen as they were before it.
  return { dateOfBirth: profile.dateOfBirth, gender: profile.gender, facts: await findFacts(caller, tx) };
}
