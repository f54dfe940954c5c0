import type { SlotHold } from '@nadi/domain/appointments/hold';
import { and, eq } from 'drizzle-orm';
import type { Reader, Writer } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { own } from '../../../kernel/policy/own';
import { slotHolds } from '../tables/slot-holds';

const ownHolds = (caller: Caller) => own(slotHolds.patientId, caller);

/** Returns what is held for the caller, also if it has run out; null if that is nothing. */
export async function findOwnHold({ caller, tx }: { caller: Caller; tx: Reader }): Promise<SlotHold | null> {
  const [found] = await tx.select().from(slotHolds).where(ownHolds(caller));
  return found ?? null;
}

/** Returns what is held of a doctor's times, also what has run out. For the platform: a patient finds their own here. */
export const findHoldsOf = (doctorId: string, tx: Reader): Promise<SlotHold[]> =>
  tx.select().from(slotHolds).where(eq(slotHolds.doctorId, doctorId));

/** Ends what is held for the caller, now that a visit has its time. */
export async function endHold(
  doctorId: string,
  { scheduledAt }: { scheduledAt: Date },
  { caller, tx }: { caller: Caller; tx: Writer },
): Promise<void> {
  const its = and(eq(slotHolds.doctorId, doctorId), eq(slotHolds.scheduledAt, scheduledAt));
  await tx.delete(slotHolds).where(and(ownHolds(caller), its));
}
