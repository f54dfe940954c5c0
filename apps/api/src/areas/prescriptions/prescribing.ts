import type { PrintedPrescription } from '@nadi/contract/schema';
import type { Prescribing } from '@nadi/domain/prescriptions/prescribing';
import type { Reader } from '../../kernel/db/transaction';
import type { Caller } from '../../kernel/people/caller';
import type { SharedTable } from '../../kernel/sharing/shared-table';
import type { ConsultationRow } from '../appointments/offers';
import { findLastInPerson } from './queries/find-last-in-person';
import { findOfVisit } from './queries/find-prescriptions';
import { findSeen } from './queries/find-seen';
import type { PrescriptionRow } from './tables/prescriptions';

type Given = { caller: Caller; tx: Reader; now: Date; shared: readonly SharedTable[] };
type Loaded = Prescribing<NonNullable<PrintedPrescription>> & {
  visit: ConsultationRow;
  rows: PrescriptionRow[];
};

/** Loads what is known while the prescription of a visit is written: what was written, what is shared, and what the guidelines ask for. */
export async function loadPrescribing(visit: ConsultationRow, given: Given): Promise<Loaded> {
  const rows = await findOfVisit(visit.id, given);
  const seen = await findSeen(visit, given);
  return { visit, rows, seen, lastInPersonAt: await findLastInPerson(visit, given), now: given.now };
}
