import type { Subject } from '@nadi/clinical/vital-sign';
import { patientProfiles } from '../db/schema/patient-profiles';
import type { Reader } from '../db/transaction';
import { own } from '../policies/own';
import type { Caller } from '../sessions/caller';

/** What must be known of the caller to say which ranges apply. */
export async function loadSubject(caller: Caller, tx: Reader): Promise<Subject> {
  const [profile] = await tx
    .select({
      dateOfBirth: patientProfiles.dateOfBirth,
      gender: patientProfiles.gender,
      pregnancy: patientProfiles.pregnancy,
    })
    .from(patientProfiles)
    .where(own(patientProfiles.userId, caller));
  return profile ?? { dateOfBirth: null, gender: null, pregnancy: 'unknown' };
}
