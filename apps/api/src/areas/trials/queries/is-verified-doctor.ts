import { sql } from 'drizzle-orm';
import type { Reader } from '../../../kernel/db/transaction';

/** True if someone is a doctor whose registration is verified; the database says no more of them. */
export async function isVerifiedDoctor(doctorId: string, tx: Reader): Promise<boolean> {
  const [found] = await tx
    .select({ isVerified: sql<boolean>`is_verified_doctor(${doctorId}::uuid)` })
    .from(sql`(values (1)) as one`);
  return found?.isVerified ?? false;
}
