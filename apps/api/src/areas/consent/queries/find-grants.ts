import { notFound } from '@nadi/api-server/problem';
import { and, desc, eq } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import type { Grant } from '../../../kernel/policy/granted';
import { grantedNow } from '../policy/own-consents';
import { type ConsentRow, consents } from '../tables/consents';

export const toGrant = ({ id, patientId, kinds, fromDay, toDay, entryIds, edition }: ConsentRow): Grant => ({
  id,
  patientId,
  kinds: kinds ?? [],
  from: fromDay,
  to: toDay,
  entryIds,
  edition,
});

type Given = { caller: Caller; tx: Reader; now: Date };

/** The consents by which a doctor may read something of a patient now, the one that holds longest first. */
export async function findConsentsNow(patientId: string, { caller, tx, now }: Given): Promise<ConsentRow[]> {
  return tx
    .select()
    .from(consents)
    .where(and(grantedNow(caller, now), eq(consents.patientId, patientId)))
    .orderBy(desc(consents.accessUntil));
}

/**
 * Finds what a doctor may read of a patient now; the consent that holds longest comes first, so an emergency access is named where nothing else covers.
 *
 * @throws 404 if it is nothing
 */
export async function findGrants(patientId: string, given: Given): Promise<[ConsentRow, ...ConsentRow[]]> {
  if (!isUuid(patientId)) throw notFound();
  const [first, ...others] = await findConsentsNow(patientId, given);
  if (!first) throw notFound();
  return [first, ...others];
}
