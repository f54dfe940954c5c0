import { answer } from '@nadi/api-server/answers';
import { timeTaken } from '@nadi/api-server/problem';
import { presetAvailability, presetType } from '@nadi/domain/appointments/availability';
import { heldUntil, presentHold } from '@nadi/domain/appointments/hold';
import { timeIsTaken } from '@nadi/domain/appointments/states';
import { sql } from 'drizzle-orm';
import { mutation } from '../../../kernel/operation/operation';
import { findBookable } from '../queries/find-doctors';
import { findOwnHold } from '../queries/find-slot-holds';
import { holdTimes, planWith } from '../queries/plan';
import { slotHolds } from '../tables/slot-holds';

export const holdSlot = mutation('holdSlot', async ({ body }, given) => {
  const { tx, caller, now, newId, touched } = given;
  const { type = presetType } = body;
  const doctor = await findBookable(body.doctorId, tx);
  await holdTimes(caller.userId, tx);
  const { scheduledAt, endsAt } = await planWith(doctor, { ...body, type }, { tx, now });
  const { noticeMinutes } = doctor.availability ?? presetAvailability;
  const time = { doctorId: doctor.id, scheduledAt };
  const before = await findOwnHold(given);
  const row = {
    ...{ id: newId(), patientId: caller.userId, ...time, endsAt },
    ...{ expiresAt: heldUntil(time, { before, noticeMinutes, now }), createdAt: now },
  };
  // The trigger of the table deletes what was held before, of this patient and by this account.
  const kept = await tx
    .insert(slotHolds)
    .values({ ...row, heldBy: sql`nadi_user()` })
    .onConflictDoNothing()
    .returning({ id: slotHolds.id });
  if (kept.length === 0) throw timeTaken(timeIsTaken, []);
  touched({ recordIds: [row.id] });
  return answer(presentHold(row));
});
