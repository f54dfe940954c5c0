import { answer } from '@nadi/api-server/answers';
import { conflict, unprocessable } from '@nadi/api-server/problem';
import { presetAvailability } from '@nadi/domain/appointments/availability';
import { checkWaitlist, refuseEntry } from '@nadi/domain/appointments/waitlist';
import { localDay } from '@nadi/domain/kernel/time-zone';
import { mutation } from '../../../kernel/operation/operation';
import { waitlistQueue } from '../jobs/offer-times';
import { findBookable } from '../queries/find-doctors';
import { findOpen, showEntry } from '../queries/find-waitlist';
import { holdTimes } from '../queries/plan';
import { waitlistEntries } from '../tables/waitlist-entries';

export const joinWaitlist = mutation('joinWaitlist', async ({ body }, given) => {
  const { tx, caller, now, newId, touched, enqueue } = given;
  const { types, from, until } = body;
  const found = await findBookable(body.doctorId, tx);
  const { id: doctorId, firstName, lastName, specialization } = found;
  const { timeZone } = found.availability ?? presetAvailability;
  const faults = checkWaitlist({ from, until }, localDay(now, timeZone));
  if (faults.length > 0) throw unprocessable(faults);
  // Lets the second of two requests at once find what the first added.
  await holdTimes(caller.userId, tx);
  const refusal = refuseEntry(await findOpen(given), doctorId);
  if (refusal) throw conflict(refusal);
  const row = {
    ...{ id: newId(), patientId: caller.userId, doctorId, types, fromDay: from, untilDay: until, timeZone },
    doctor: { id: doctorId, firstName, lastName, specialization },
    ...{ status: 'waiting' as const, endedBecause: null, missedOffers: 0, passed: [] },
    ...{ offerStartsAt: null, offerEndsAt: null, offerType: null, offerExpiresAt: null },
    ...{ createdAt: now, updatedAt: now },
  };
  await tx.insert(waitlistEntries).values(row);
  touched({ recordIds: [row.id] });
  // Offers at once what is free already.
  enqueue(waitlistQueue, { doctor: doctorId });
  return answer(showEntry(row, now));
});
