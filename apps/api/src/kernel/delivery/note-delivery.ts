import { type DeliveryState, statesBefore } from '@nadi/domain/platform/delivery';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../db/transaction';
import { deliveryLog } from '../tables/delivery-log';
import { users } from '../tables/users';
import { type Fault, faultOf } from './fault';

type Noted = {
  state: DeliveryState;
  fault?: Fault | null;
  /** True if it was tried just now. */
  isTry?: boolean;
  /** The address of an e-mail, by which its person is found. */
  to?: string;
};

/** Returns the statement that writes down what became of a message. One that has ended stays as it is, and one from before there was a log has no row. */
export const notingDelivery = (
  id: string,
  { state, fault = null, isTry = false, to }: Noted,
  now: Date,
  tx: Transaction,
) =>
  tx
    .update(deliveryLog)
    .set({
      // Counts a try of one that was given up, which stays so unless it succeeds.
      state: sql`case when ${inArray(deliveryLog.state, [...statesBefore(state)])} then ${state} else ${deliveryLog.state} end`,
      ...{ problem: fault?.problem ?? null, status: fault?.status ?? null, changedAt: now },
      ...(isTry && { attempts: sql`${deliveryLog.attempts} + 1` }),
      ...(to !== undefined && { userId: ownerOf(to) }),
    })
    .where(isStillTo(isTry ? 'SENT' : state, id));

/** Two runs of one job may overlap: the later must not undo what the first noted. */
const isStillTo = (state: DeliveryState, id: string) =>
  and(eq(deliveryLog.id, id), inArray(deliveryLog.state, [...statesBefore(state)]));

/** Only a confirmed address is somebody's. */
const ownerOf = (address: string): SQL =>
  sql`(select ${users.id} from ${users} where lower(${users.email}) = lower(${address}) and ${users.emailVerifiedAt} is not null)`;

/** Returns what is written down where an attempt failed and another follows. */
export const failedTry = (error: unknown): Noted => ({
  state: 'RETRYING',
  fault: faultOf(error),
  isTry: true,
});

/** Marks what still waits as failed, because it was tried as often as it may be, or as expired; its last problem stays. */
export async function notingInVain(
  id: string,
  now: Date,
  tx: Transaction,
  state: 'FAILED' | 'EXPIRED' = 'FAILED',
): Promise<void> {
  await tx.update(deliveryLog).set({ state, changedAt: now }).where(isStillTo(state, id));
}

/** Removes what tells of a person, and of e-mails that waited for their address. */
export const forgetDeliveries = (userId: string, mailIds: readonly string[], tx: Transaction) =>
  tx.delete(deliveryLog).where(or(eq(deliveryLog.userId, userId), inArray(deliveryLog.id, [...mailIds])));
