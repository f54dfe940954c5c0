import type { SQL } from 'drizzle-orm';
import { type Asking, own } from '../../../kernel/policy/own';
import { medicalRecordMonths, medicalRecords } from '../tables/medical-records';
import { recordFiles, recordTotals, recordUploads } from '../tables/record-files';

/** A patient sees and changes their own records; those of others do not exist. */
export const ownRecords = (caller: Asking): SQL | undefined => own(medicalRecords.patientId, caller);
export const ownRecordMonths = (caller: Asking): SQL | undefined =>
  own(medicalRecordMonths.patientId, caller);
export const ownRecordFiles = (caller: Asking): SQL | undefined => own(recordFiles.patientId, caller);
export const ownUploads = (caller: Asking): SQL | undefined => own(recordUploads.patientId, caller);
export const ownRecordTotals = (caller: Asking): SQL | undefined => own(recordTotals.patientId, caller);
