import type { Subject } from '@nadi/clinical/vital-sign';
import { prepared, whoAsks } from '../db/prepared';
import { patientProfiles } from '../db/schema/patient-profiles';
import type { Reader } from '../db/transaction';
import { own } from '../policies/own';
import type { Caller } from '../sessions/caller';

const find = prepared((tx) =>
  tx
    .select({
      dateOfBirth: patientProfiles.dateOfBirth,
      gender: patientProfiles.gender,
      pregnancy: patientProfiles.pregnancy,
    })
    .from(patientProfiles)
    .where(own(patientProfiles.userId, whoAsks)),
);

/** What must be known of the caller to say which ranges apply. */
export async function loadSubject({ userId }: Caller, tx: Reader): Promise<Subject> {
  const [profile] = await find(tx, { userId });
  return profile ?? { dateOfBirth: null, gender: null, pregnancy: 'unknown' };
}
