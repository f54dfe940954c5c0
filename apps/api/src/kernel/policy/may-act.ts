import type { Acting, MayAct } from '@nadi/api-server/call';
import { suffices } from '@nadi/domain/family/levels';
import { dayInIndia } from '@nadi/domain/kernel/time-zone';
import { and, eq, sql } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import type { Database } from '../db/client';
import type { Clock } from '../environment/clock';
import type { Caller } from '../people/caller';
import { familyTies, holdsOn } from '../tables/family-ties';

/** Guardians act until the patient is an adult, as the database has it. */
const isStillActing = sql`acting_for(${familyTies.patientId}, false) is not null`;

/**
 * Returns whether a caller may act for a patient, as far as an operation needs: for oneself, and for whom a family tie holds today. The database looks for itself
 * whether there is one (`nadi_patient()`), and whether it lets anything be changed.
 */
export async function mayAct(
  caller: Caller,
  patientId: string,
  needed: Acting,
  { db, clock }: { db: Database; clock: Clock },
): Promise<MayAct> {
  if (patientId === caller.userId) return 'yes';
  // In small letters alone: another spelling would be another key.
  if (caller.role !== 'PATIENT' || !isUuid(patientId) || patientId !== patientId.toLowerCase()) return 'no';
  const today = dayInIndia(clock.now());
  const [tie] = await db.read(caller, (tx) =>
    tx
      .select({ level: familyTies.level })
      .from(familyTies)
      .where(
        and(
          eq(familyTies.userId, caller.actorId),
          eq(familyTies.patientId, patientId),
          holdsOn(today),
          isStillActing,
        ),
      ),
  );
  if (!tie) return 'no';
  return suffices(tie.level, needed) ? 'yes' : 'not-so-far';
}
