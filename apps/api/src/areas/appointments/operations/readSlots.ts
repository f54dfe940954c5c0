import { answer } from '@nadi/api-server/answers';
import { presetAvailability } from '@nadi/domain/appointments/availability';
import { presentSlot } from '@nadi/domain/appointments/directory';
import { slotsOf } from '@nadi/domain/appointments/slots';
import { instantAt, localDay } from '@nadi/domain/kernel/time-zone';
import { query } from '../../../kernel/operation/operation';
import { findBusy, findDoctor } from '../queries/find-doctors';

export const readSlots = query('readSlots', async ({ path, query }, { tx, now }) => {
  const doctor = await findDoctor(path.id, tx);
  const rules = doctor.availability ?? presetAvailability;
  const { timeZone } = rules;
  const { days, type, from = localDay(now, timeZone) } = query;
  // A day around them, for visits over midnight and pauses after visits.
  const start = new Date(instantAt(from, '00:00', timeZone).getTime() - 86_400_000);
  const busy = (await findBusy([doctor.id], { from: start, days: days + 2, now }, tx)).get(doctor.id) ?? [];
  const slots = slotsOf(rules, { from, days, busy, now, type }).map(presentSlot);
  return answer({ timeZone, from, days, slots });
});
