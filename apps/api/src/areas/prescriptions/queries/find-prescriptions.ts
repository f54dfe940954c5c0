import { notFound } from '@nadi/api-server/problem';
import { and, desc, eq, not, sql } from 'drizzle-orm';
import { columnsOfRows } from '../../../kernel/db/columns-of-rows';
import { hasId } from '../../../kernel/db/has-id';
import { behind, type Position } from '../../../kernel/db/list-cursor';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { isSuspended } from '../../../kernel/people/suspended';
import { holdConsultation } from '../../appointments/offers';
import { doctorProfiles } from '../../doctors/offers';
import { ownPrescriptions } from '../policy/own-prescriptions';
import { type PrescriptionRow, prescriptions } from '../tables/prescriptions';

type Given = { caller: Caller; tx: Reader };

/** Returns a page of the prescriptions of the caller, the newest first. */
export async function findPage(
  { limit, after }: { limit: number; after: Position | null },
  { caller, tx }: Given,
): Promise<{ found: PrescriptionRow[]; hasMore: boolean; total: number }> {
  const chosen = ownPrescriptions(caller);
  const { signedAt, id } = prescriptions;
  const rows = await tx
    .select()
    .from(prescriptions)
    .where(and(chosen, behind(after, signedAt, id)))
    .orderBy(desc(signedAt), desc(id))
    .limit(limit + 1);
  const hasMore = rows.length > limit;
  // Counts nothing where the first page has all of them, as it has for nearly everybody.
  const total = after || hasMore ? await tx.$count(prescriptions, chosen) : rows.length;
  return { found: rows.slice(0, limit), hasMore, total };
}

const selectOwn = (id: string, { caller, tx }: Given) =>
  tx
    .select()
    .from(prescriptions)
    .where(and(hasId(prescriptions.id, id), ownPrescriptions(caller)));

/** Returns a prescription of the caller. @throws 404 if it is absent, of other people, or a draft that the caller did not write */
export async function findPrescription(id: string, given: Given): Promise<PrescriptionRow> {
  const [found] = await selectOwn(id, given);
  if (!found) throw notFound();
  return found;
}

/**
 * Holds the visit of a prescription of the caller until the end of the transaction, and reads the prescription behind that lock: of two who sign or cancel at once, the
 * second finds what the first made of it.
 *
 * @throws 404 if it is absent, of other people, or a draft that the caller did not write
 */
export async function holdPrescription(id: string, given: Given & { now: Date }) {
  const its = given.tx
    .select({ id: prescriptions.consultationId })
    .from(prescriptions)
    .where(and(hasId(prescriptions.id, id), ownPrescriptions(given.caller)));
  const { row: visit, shown } = await holdConsultation(sql`(${its})`, undefined, given);
  return { visit, shown, found: await findPrescription(id, given) };
}

/** Returns the prescriptions of a visit, the newest first. */
export const findOfVisit = (consultationId: string, { caller, tx }: Given): Promise<PrescriptionRow[]> =>
  tx
    .select()
    .from(prescriptions)
    .where(and(eq(prescriptions.consultationId, consultationId), ownPrescriptions(caller)))
    .orderBy(desc(prescriptions.createdAt), desc(prescriptions.id));

/** Returns the prescription with the id of a code, whoever asks, and how its doctor is registered now; null if it is absent or a draft. */
export async function findToCheck(
  id: string,
  tx: Reader,
): Promise<(PrescriptionRow & { isRegistrationInForce: boolean }) | null> {
  const [found] = await tx.select(columnsOfRows(prescriptions)).from(sql`prescription_to_check(${id}::uuid)`);
  if (!found) return null;
  const { doctorId } = found;
  const { userId, verification } = doctorProfiles;
  const verified =
    doctorId === null
      ? 0
      : await tx.$count(
          doctorProfiles,
          and(eq(userId, doctorId), eq(verification, 'VERIFIED'), not(isSuspended(userId))),
        );
  return { ...found, isRegistrationInForce: verified > 0 };
}
