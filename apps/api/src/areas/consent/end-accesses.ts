import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Writer } from '../../kernel/db/transaction';
import type { Caller } from '../../kernel/people/caller';
import type { ServerEvent } from '../../kernel/sockets/live';
import { toPatient } from './policy/own-consents';
import { consents } from './tables/consents';

type Given = {
  tx: Writer;
  caller: Caller;
  now: Date;
  tell(userId: string, event: ServerEvent): void;
};

/** Selects the ids of the caller's consents and locks them by id: two transactions that change several at once wait for each other, and none holds what the other needs. */
const held = (condition: SQL | undefined, { tx, caller }: Pick<Given, 'tx' | 'caller'>) =>
  tx
    .select({ id: consents.id })
    .from(consents)
    .where(and(toPatient(caller), condition))
    .orderBy(asc(consents.id))
    .for('update');

/** Ends what doctors can see of the caller, and tells their open pages. @param doctors null for all of them */
export async function endAccesses(doctors: readonly string[] | null, given: Given): Promise<string[]> {
  if (doctors?.length === 0) return [];
  const { tx, caller, now, tell } = given;
  const ending = and(
    eq(consents.status, 'GRANTED'),
    doctors ? inArray(consents.doctorId, [...doctors]) : undefined,
  );
  const ended = await tx
    .update(consents)
    .set({ status: 'REVOKED', endedAt: now, version: sql`${consents.version} + 1`, updatedAt: now })
    .where(inArray(consents.id, held(ending, given)))
    .returning({ id: consents.id, doctorId: consents.doctorId });
  for (const { id, doctorId } of ended)
    for (const person of [doctorId, caller.userId])
      tell(person, { name: 'consent-changed', message: { consentId: id } });
  return ended.map(({ id }) => id);
}

/** Denies what doctors still wait for. */
export async function denyWaiting(doctors: readonly string[], given: Given): Promise<void> {
  if (doctors.length === 0) return;
  const { tx, now, tell } = given;
  const waiting = and(eq(consents.status, 'REQUESTED'), inArray(consents.doctorId, [...doctors]));
  const denied = await tx
    .update(consents)
    .set({ status: 'DENIED', endedAt: now, version: sql`${consents.version} + 1`, updatedAt: now })
    .where(inArray(consents.id, held(waiting, given)))
    .returning({ id: consents.id, doctorId: consents.doctorId });
  for (const { id, doctorId } of denied)
    tell(doctorId, { name: 'consent-changed', message: { consentId: id } });
}
