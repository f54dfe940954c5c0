import { sql } from 'drizzle-orm';
import type { Writer } from '../db/transaction';
import type { ServerEvent } from '../sockets/live';

type Given = { tx: Writer; tell(userId: string, event: ServerEvent): void };

/**
 * Has the doctors who can see something of the caller read it again: an entry may have left what they see, or say something else, and their page is
 * open. It is told by the live connection, and counted for pages that ask without one (`readPatientAccess`).
 */
export async function tellDoctors({ tx, tell }: Given): Promise<void> {
  const granted = await tx
    .select({ consentId: sql<string>`consent_id`, doctorId: sql<string>`doctor_id` })
    .from(sql`count_shared_change()`);
  for (const { consentId, doctorId } of granted)
    tell(doctorId, { name: 'consent-changed', message: { consentId } });
}
