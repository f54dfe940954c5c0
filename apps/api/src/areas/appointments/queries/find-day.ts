import { mostUnsigned } from '@nadi/domain/appointments/day';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { ownConsultations } from '../policy/own-consultations';
import { consultations } from '../tables/consultations';
import { isScheduled } from './find-consultations';

type Given = { caller: Caller; tx: Reader };

/** A doctor's visits of some time that were not cancelled, with what a dashboard shows of them. */
export function findDay(from: Date, to: Date, { caller, tx }: Given) {
  const { id, status, type, scheduledAt, endsAt, patient, reason, changes } = consultations;
  return tx
    .select({ id, status, type, scheduledAt, endsAt, patient, reason, changes })
    .from(consultations)
    .where(isScheduled(from, to, caller));
}

/** A doctor's completed visits whose note is not signed, the oldest first, and how many there are. */
export async function findUnsigned({ caller, tx }: Given) {
  const { id, status, scheduledAt, signedAt, patient } = consultations;
  const rows = await tx
    .select({ id, scheduledAt, patient, unsignedCount: sql<number>`count(*) over ()::int` })
    .from(consultations)
    .where(and(ownConsultations(caller, 'DOCTOR'), eq(status, 'completed'), isNull(signedAt)))
    .orderBy(asc(scheduledAt), asc(id))
    .limit(mostUnsigned);
  return {
    unsigned: rows.map((row) => ({
      ...{ id: row.id, patient: row.patient },
      scheduledAt: row.scheduledAt.toISOString(),
    })),
    unsignedCount: rows[0]?.unsignedCount ?? 0,
  };
}
