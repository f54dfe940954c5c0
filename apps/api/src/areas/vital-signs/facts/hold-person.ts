import type { Subject } from '@nadi/clinical/vital-sign';
import type { HealthFactRow } from '../tables/health-facts';
import type { Reader } from '../../../kernel/db/transaction';
import { lockOwnProfile } from '../../profile/queries/find-profile';
import { holdFacts } from '../queries/subject';
import type { Caller } from '../../identity/sessions/caller';
import { findFacts } from '../queries/find-facts';

export type HeldPerson = Pick<Subject, 'dateOfBirth' | 'gender'> & { facts: HealthFactRow[] };

/** The caller's profile and facts, which nobody else changes, and by which no reading is judged, until the end of the transaction. */
export async function holdPerson(caller: Caller, tx: Reader): Promise<HeldPerson> {
  const { profile } = await lockOwnProfile(caller, tx);
  await holdFacts(caller.userId, tx);
  // Read after the wait: the profile was held, but its facts were seen as they were before it.
  return { dateOfBirth: profile.dateOfBirth, gender: profile.gender, facts: await findFacts(caller, tx) };
}
