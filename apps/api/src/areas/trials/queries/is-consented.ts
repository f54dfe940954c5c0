import { sql } from 'drizzle-orm';
import type { Reader } from '../../../kernel/db/transaction';

/** True if a doctor may see something of a patient now, by the patient's own consent. Row security shows a consent to both, and to no one else. */
export async function isConsented(
  patientId: string,
  doctorId: string,
  now: Date,
  tx: Reader,
): Promise<boolean> {
  const rows = await tx
    .select({ id: sql<string>`c.id` })
    .from(sql`consents c`)
    .where(
      sql`c.patient_id = ${patientId} and c.doctor_id = ${doctorId} and c.status = 'GRANTED' and c.origin <> 'emergency'
      and c.access_until > ${now.toISOString()}`,
    );
  return rows.length > 0;
}
