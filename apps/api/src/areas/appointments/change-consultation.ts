import { eq } from 'drizzle-orm';
import type { Writer } from '../../kernel/db/transaction';
import { type ConsultationRow, consultations } from './tables/consultations';

type Changes = Partial<Omit<ConsultationRow, 'id' | 'version' | 'updatedAt'>>;

/** Changes a visit that is held, and gives it its next version. */
export async function changeConsultation(
  { id, version }: Pick<ConsultationRow, 'id' | 'version'>,
  changes: Changes,
  { tx, now }: { tx: Writer; now: Date },
): Promise<void> {
  await tx
    .update(consultations)
    .set({ ...changes, version: version + 1, updatedAt: now })
    .where(eq(consultations.id, id));
}
