import { callWindow, noCallBecause } from '@nadi/domain/appointments/call';
import type { Side } from '@nadi/domain/appointments/visit';
import type { AppContext } from '../../kernel/operation/context';
import type { Caller } from '../../kernel/people/caller';
import { selectOwn, sideOf } from './queries/find-consultations';

type CallPlace = { side: Side; closesAt: Date };

/** Returns the side of a visit that a person may take in its call now; null if it is not theirs, absent, or has no call now. */
export async function admitToCall(
  caller: Pick<Caller, 'userId' | 'role'>,
  consultationId: string,
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
): Promise<CallPlace | null> {
  if (caller.role !== 'PATIENT' && caller.role !== 'DOCTOR') return null;
  const side = sideOf(caller);
  const [visit] = await db.read(caller, (tx) => selectOwn(consultationId, { caller, tx }));
  if (!visit || noCallBecause(visit, clock.now()) !== null) return null;
  return { side, closesAt: callWindow(visit).closesAt };
}
