import type { Consultation } from '@nadi/contract/schema';
import { sql } from 'drizzle-orm';
import type { Writer } from '../../kernel/db/transaction';
import type { Notice } from '../../kernel/notify/notify';
import type { ServerEvent } from '../../kernel/sockets/live';
import { visitEnded } from './notices';
import { holdTimes } from './queries/plan';
import { tellBoth } from './tell-both';

type Given = {
  tx: Writer;
  now: Date;
  notify(userId: string, notice: Notice): void;
  tell(userId: string, event: ServerEvent): void;
};

/** The reason that the visit names, for its patient. */
const reason = 'This doctor cannot see patients here now.';

/** Cancels the visits to come of a doctor who is leaving, and tells their patients. */
export async function cancelVisitsOf(doctorId: string, { tx, now, notify, tell }: Given): Promise<void> {
  // A booking that is under way comes before this, or finds that the doctor cannot be booked.
  await holdTimes(doctorId, tx);
  const cancelled = await tx
    .select({
      id: sql<string>`id`,
      patientId: sql<string>`patient_id`,
      scheduledAt: sql<string>`to_json(scheduled_at)`,
      timeZone: sql<string>`time_zone`,
      doctor: sql<Consultation['doctor']>`doctor`,
    })
    .from(sql`cancel_visits_of(${doctorId}::uuid, ${now.toISOString()}::timestamptz, ${reason})`);
  for (const { patientId, ...visit } of cancelled) {
    notify(patientId, visitEnded(visit));
    tellBoth({ ...visit, patient: { id: patientId } }, { tell });
  }
}
