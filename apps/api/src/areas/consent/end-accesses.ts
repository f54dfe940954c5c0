import { and, eq, inArray, sql } from 'drizzle-orm';
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

/** Ends what doctors can see of the caller, and tells their open pages. @param doctors null for all of them */
export async function endAccesses(
  doctors: readonly string[] | null,
  { tx, caller, now, tell }: Given,
): Promise<string[]> {
  if (doctors?.length === 0) return [];
  const ended = await tx
    .update(consents)
    .set({ status: 'REVOKED', endedAt: now, version: sql`${consents.version} + 1`, updatedAt: now })
    .where(
      and(
        toPatient(caller),
        eq(consents.status, 'GRANTED'),
        doctors ? inArray(consents.doctorId, [...doctors]) : undefined,
      ),
    )
    .returning({ id: consents.id, doctorId: consents.doctorId });
  for (const { id, doctorId } of ended)
    for (const person of [doctorId, caller.userId])
      tell(person, { name: 'consent-changed', message: { consentId: id } });
  return ended.map(({ id }) => id);
}

/** Denies what doctors still wait for. */
export async function denyWaiting(
  doctors: readonly string[],
  { tx, caller, now, tell }: Given,
): Promise<void> {
  if (doctors.length === 0) return;
  const denied = await tx
    .update(consents)
    .set({ status: 'DENIED', endedAt: now, version: sql`${consents.version} + 1`, updatedAt: now })
    .where(and(toPatient(caller), eq(consents.status, 'REQUESTED'), inArray(consents.doctorId, [...doctors])))
    .returning({ id: consents.id, doctorId: consents.doctorId });
  for (const { id, doctorId } of denied)
    tell(doctorId, { name: 'consent-changed', message: { consentId: id } });
}
