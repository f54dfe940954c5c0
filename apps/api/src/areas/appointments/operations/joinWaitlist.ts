import { answer } from '@nadi/api-server/answers';
import { conflict, unprocessable } from '@nadi/api-server/problem';
import { presetAvailability } from '@nadi/domain/appointments/availability';
import { refuseMore } from '@nadi/domain/appointments/own-visits';
import { checkWaitlist, freeAlready, refuseEntry } from '@nadi/domain/appointments/waitlist';
import { mutation } from '../../../kernel/operation/operation';
import { findToCome } from '../queries/find-consultations';
import { daysAheadOf, findBookable, findBusy } from '../queries/find-doctors';
import { findOpen, showEntry } from '../queries/find-waitlist';
import { holdTimes } from '../queries/plan';
import { waitlistEntries } from '../tables/waitlist-entries';

export const joinWaitlist = mutation('joinWaitlist', async ({ body }, given) => {
  const { tx, caller, now, newId, touched } = given;
  const { types, from, until } = body;
  const found = await findBookable(body.doctorId, tx);
  const { id: doctorId, firstName, lastName, specialization } = found;
  const rules = found.availability ?? presetAvailability;
  const faults = checkWaitlist({ types, from, until }, rules, now);
  if (faults.length > 0) throw unprocessable(faults);
  // Lets the second of two requests at once find what the first added.
  await holdTimes(caller.userId, tx);
  const own = await findToCome(given);
  const refusal = refuseEntry(await findOpen(given), doctorId) ?? refuseMore(own, doctorId);
  if (refusal) throw conflict(refusal);
  const taken = await findBusy([doctorId], { from: now, days: daysAheadOf(found), now }, tx);
  const passed = freeAlready({ types, from, until }, rules, { busy: taken.get(doctorId) ?? [], own, now });
  const row = {
    ...{ id: newId(), patientId: caller.userId, doctorId, types, fromDay: from, untilDay: until },
    timeZone: rules.timeZone,
    doctor: { id: doctorId, firstName, lastName, specialization },
    ...{ status: 'waiting' as const, endedBecause: null, missedOffers: 0, passed },
    ...{ offerStartsAt: null, offerEndsAt: null, offerType: null, offerExpiresAt: null },
    ...{ createdAt: now, updatedAt: now },
  };
  await tx.insert(waitlistEntries).values(row);
  touched({ recordIds: [row.id] });
  return answer(showEntry(row, rules, now));
});
