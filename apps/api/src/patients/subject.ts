import type { Subject } from '@nadi/clinical/vital-sign';
import { eq } from 'drizzle-orm';
import { patientProfiles } from '../db/schema/patient-profiles';
import type { Reader } from '../db/transaction';

/** What must be known of a patient to say which ranges apply. */
export async function loadSubject(userId: string, tx: Reader): Promise<Subject> {
  const [profile] = await tx
    .select({
      dateOfBirth: patientProfiles.dateOfBirth,
      gender: patientProfiles.gender,
      pregnancy: patientProfiles.pregnancy,
    })
    .from(patientProfiles)
    .where(eq(patientProfiles.userId, userId));
  return profile ?? { dateOfBirth: null, gender: null, pregnancy: 'unknown' };
}
