import { parseMoment } from '@nadi/domain/kernel/moment';
import { assessedColumns } from '@nadi/domain/vital-signs/assessed-columns';
import { toColumns } from '@nadi/domain/vital-signs/new-reading';
import type { Subject } from '@nadi/domain/vital-signs/vital-sign';
import type { VitalSignRow } from './tables/vital-signs';

/** `actorId` is who entered it; null if their account is gone. */
type Given = { caller: { userId: string; actorId: string | null }; newId: () => string; now: Date };

/** Returns the row of a checked reading, assessed by what is known of its patient. */
export function toVitalSign(
  reading: Parameters<typeof toColumns>[0],
  subject: Subject,
  { caller, newId, now }: Given,
): VitalSignRow {
  const columns = toColumns(reading, parseMoment(reading.measuredAt) ?? { at: now, offset: 0 });
  return {
    id: newId(),
    patientId: caller.userId,
    ...columns,
    enteredBy: caller.actorId,
    ...assessedColumns(columns, subject, now),
    version: 1,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
    isOnlyYou: false,
  };
}
