import { eq } from 'drizzle-orm';
import type { Writer } from '../../kernel/db/transaction';
import { type ConsultationRow, consultations } from '../appointments/offers';

/** Changes what a visit says of its prescription in one line. */
export async function changeLine(
  { id, version }: ConsultationRow,
  prescription: string,
  { tx, now }: { tx: Writer; now: Date },
): Promise<void> {
  await tx
    .update(consultations)
    .set({ prescription, version: version + 1, updatedAt: now })
    .where(eq(consultations.id, id));
}
