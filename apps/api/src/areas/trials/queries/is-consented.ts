import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../kernel/db/transaction';

/** True in the database if a doctor may see something of a patient now, by the patient's own consent. Row security shows a consent to both, and to no one else. */
export const sharesNow = (patientId: AnyColumn | string, doctorId: AnyColumn | string, now: Date): SQL =>
  sql`exists (select from consents c where c.patient_id = ${patientId} and c.doctor_id = ${doctorId} and c.status = 'GRANTED' and c.origin <> 'emergency'
      and c.access_until > ${now.toISOString()})`;

export async function isConsented(
  patientId: string,
  doctorId: string,
  now: Date,
  tx: Reader,
): Promise<boolean> {
  const [row] = await tx
    .select({ isShared: sql<boolean>`is_shared` })
    .from(sql`(select ${sharesNow(patientId, doctorId, now)} as is_shared) asked`);
  return row?.isShared === true;
}
