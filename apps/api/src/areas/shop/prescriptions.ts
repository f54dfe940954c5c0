import { unprocessable } from '@nadi/api-server/problem';
import { ageInYears } from '@nadi/domain/kernel/age';
import { fullName } from '@nadi/domain/kernel/full-name';
import { dayInIndia } from '@nadi/domain/kernel/time-zone';
import type { PrescriptionFile } from '@nadi/domain/shop/order';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import type { Reader } from '../../kernel/db/transaction';
import type { Caller } from '../../kernel/people/caller';
import { medicalRecords, recordFiles } from '../records/offers';
import { patientProfiles } from '../vital-signs/offers';
import { mine } from './queries/mine';

const fault = (message: string, code: string) =>
  unprocessable([{ pointer: '/body/prescriptionRecordId', message, code }]);

/** Types of files that a pharmacist can look at. */
const readable = ['application/pdf', 'image/jpeg', 'image/png'];

/**
 * The prescription of an order: a filed record of the caller with a file.
 *
 * @returns null if no item needs one
 * @throws 422 for anything else
 */
export async function prescriptionOf(
  id: string | undefined,
  isNeeded: boolean,
  { caller, tx, now }: { caller: Caller; tx: Reader; now: Date },
) {
  if (!isNeeded) {
    if (id !== undefined) throw fault('No item of this order needs a prescription.', 'unknown');
    return null;
  }
  if (id === undefined) throw fault('Must name a record with your prescription.', 'required');
  if (!isUuid(id)) throw fault('Must be one of your prescriptions.', 'unknown');
  const isTheirs = and(eq(medicalRecords.id, id), mine(medicalRecords.patientId));
  const [record] = await tx
    .select({ id: medicalRecords.id })
    .from(medicalRecords)
    .where(and(isTheirs, eq(medicalRecords.type, 'prescription'), isNull(medicalRecords.deletedAt)));
  if (!record) throw fault('Must be one of your prescriptions.', 'unknown');
  const files: PrescriptionFile[] = await tx
    .select({
      ...{ id: recordFiles.id, name: recordFiles.name, type: recordFiles.type },
      previewIds: recordFiles.previewIds,
    })
    .from(recordFiles)
    .where(and(eq(recordFiles.recordId, id), mine(recordFiles.patientId)))
    .orderBy(asc(recordFiles.place));
  const shown = files.filter(({ type }) => readable.includes(type));
  if (shown.length === 0) throw fault('Must have a file that a pharmacist can read.', 'no-file');
  const [profile] = await tx
    .select({ dateOfBirth: patientProfiles.dateOfBirth })
    .from(patientProfiles)
    .where(mine(patientProfiles.userId));
  return {
    ...{ prescriptionRecordId: id, prescriptionFiles: shown, prescriptionStatus: 'WAITING' as const },
    patientName: fullName(caller.user).slice(0, 120),
    patientAge: ageInYears(profile?.dateOfBirth ?? null, dayInIndia(now)),
  };
}
