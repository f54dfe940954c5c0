import { notFound } from '@nadi/api-server/problem';
import { eq } from 'drizzle-orm';
import { hasId } from '../../../kernel/db/has-id';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import type { SharedTable } from '../../../kernel/sharing/shared-table';
import { medicalRecords, recordFiles } from '../../records/offers';
import { findGrants, toGrant } from './find-grants';
import { findShared } from './shared-entries';

type Given = { caller: Caller; tx: Reader; now: Date; shared: readonly SharedTable[] };

/**
 * A file of a record that a doctor sees now, and for what. It is shared as its record is, by the same rule.
 *
 * @throws 404 if it is absent, or its record is not shared
 */
export async function findSharedFile(id: string, given: Given) {
  const { tx, shared } = given;
  const [file] = await tx.select().from(recordFiles).where(hasId(recordFiles.id, id));
  if (!file) throw notFound();
  const [first, ...others] = await findGrants(file.patientId, given);
  const declared = shared.find(({ table }) => table === medicalRecords);
  if (!declared) throw new Error('Medical records are shared.');
  const isIts = { limit: 1, also: eq(medicalRecords.id, file.recordId) };
  const [entry] = await findShared(declared, [toGrant(first), ...others.map(toGrant)], isIts, tx);
  const consent = [first, ...others].find((one) => one.id === entry?.consentId);
  if (!consent) throw notFound();
  const touch = {
    subjectId: file.patientId,
    recordIds: [file.recordId, file.id],
    purpose: consent.purpose,
  };
  return { file, touch };
}
