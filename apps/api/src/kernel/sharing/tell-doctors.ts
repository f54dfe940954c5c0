import { sql } from 'drizzle-orm';
import type { Reader } from '../db/transaction';
import type { Caller } from '../people/caller';
import type { ServerEvent } from '../sockets/live';

type Given = {
  tx: Reader;
  caller: Caller;
  now: Date;
  tell(userId: string, event: ServerEvent): void;
};

/** Has the doctors who can see something of the caller read it again: an entry may have left what they see, and their page is open. */
export async function tellDoctors({ tx, caller, now, tell }: Given): Promise<void> {
  const granted = await tx
    .select({ consentId: sql<string>`c.id`, doctorId: sql<string>`c.doctor_id` })
    .from(sql`consents c`)
    .where(
      sql`c.patient_id = ${caller.userId} and c.status = 'GRANTED' and c.access_until > ${now.toISOString()}`,
    );
  for (const { consentId, doctorId } of granted)
    tell(doctorId, { name: 'consent-changed', message: { consentId } });
}
