import type { NewAvailability } from '@nadi/contract/schema';
import { presetAvailability } from '@nadi/domain/appointments/availability';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { own } from '../../../kernel/policy/own';
import { availabilities } from '../tables/availabilities';

export type KeptAvailability = NewAvailability & { version: number };

const columns = {
  timeZone: availabilities.timeZone,
  visitMinutes: availabilities.visitMinutes,
  bufferMinutes: availabilities.bufferMinutes,
  noticeMinutes: availabilities.noticeMinutes,
  daysAhead: availabilities.daysAhead,
  confirmation: availabilities.confirmation,
  weekly: availabilities.weekly,
  exceptions: availabilities.exceptions,
  fees: availabilities.fees,
  clinicAddress: availabilities.clinicAddress,
  version: availabilities.version,
};

const selectOwn = (caller: Caller, tx: Reader) =>
  tx.select(columns).from(availabilities).where(own(availabilities.doctorId, caller));

/** The caller's own hours; without any, those of a doctor who has said nothing. */
export async function findAvailability(caller: Caller, tx: Reader): Promise<KeptAvailability> {
  const [found] = await selectOwn(caller, tx);
  return found ?? { ...presetAvailability, version: 0 };
}

/** The same, locked until the end of the transaction. */
export async function lockAvailability(caller: Caller, tx: Reader): Promise<KeptAvailability> {
  const [found] = await selectOwn(caller, tx).for('update');
  return found ?? { ...presetAvailability, version: 0 };
}
