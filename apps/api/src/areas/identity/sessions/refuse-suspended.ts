import { type Problem, signInFailed } from '@nadi/api-server/problem';
import { saySuspended } from '@nadi/domain/platform/users';
import { eq } from 'drizzle-orm';
import type { SecurityEvent } from '../../../kernel/audit/security-event';
import type { Reader } from '../../../kernel/db/transaction';
import { complaintsAddress, type GrievanceOfficer } from '../../../kernel/environment/grievance-officer';
import { users } from '../../../kernel/tables/users';
import { suspensions } from '../tables/suspensions';

type Given = {
  tx: Reader;
  grievanceOfficer: GrievanceOfficer | null;
  noteSecurity(event: SecurityEvent): void;
};

/**
 * Returns the refusal of a sign-in to a suspended account; null if it is not suspended. It is to be returned, not thrown, so that what was noted stays. A decision
 * that is being made about the account comes before this, or after the session has begun.
 *
 * @param needsSecondStep true if the person has not passed a second step that they have
 */
export async function refuseSuspended(
  userId: string,
  needsSecondStep: boolean,
  { tx, grievanceOfficer, noteSecurity }: Given,
): Promise<Problem | null> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('share');
  const [suspension] = await tx
    .select({ reason: suspensions.reason })
    .from(suspensions)
    .where(eq(suspensions.userId, userId));
  if (!suspension?.reason) return null;
  noteSecurity('sign-in-refused');
  return signInFailed(saySuspended(suspension.reason, needsSecondStep, complaintsAddress(grievanceOfficer)));
}
