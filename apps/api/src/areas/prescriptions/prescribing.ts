import type { ConsultationPrescription } from '@nadi/contract/schema';
import {
  type CheckedPrescription,
  checkPrescription,
  withDecisions,
} from '@nadi/domain/prescriptions/checks';
import type { PrescriptionContent } from '@nadi/domain/prescriptions/prescription';
import { presentPrescription } from '@nadi/domain/prescriptions/present-prescription';
import { findMissing, type Missing } from '@nadi/domain/prescriptions/sign';
import {
  kindOfVisit,
  presentRules,
  refuseWriting,
  type Situation,
} from '@nadi/domain/prescriptions/visit-rules';
import type { Reader } from '../../kernel/db/transaction';
import type { Caller } from '../../kernel/people/caller';
import type { SharedTable } from '../../kernel/sharing/shared-table';
import type { ConsultationRow } from '../appointments/offers';
import { findLastInPerson } from './queries/find-last-in-person';
import { findOfVisit } from './queries/find-prescriptions';
import { findSeen, type Seen } from './queries/find-seen';
import type { PrescriptionRow } from './tables/prescriptions';

type Given = { caller: Caller; tx: Reader; now: Date; shared: readonly SharedTable[] };

/** What is known while the prescription of a visit is written. */
export type Prescribing = {
  visit: ConsultationRow;
  rows: PrescriptionRow[];
  seen: Seen;
  lastInPersonAt: Date | null;
  now: Date;
};

/** Loads all of it. */
export async function loadPrescribing(visit: ConsultationRow, given: Given): Promise<Prescribing> {
  const rows = await findOfVisit(visit.id, given);
  const [seen, lastInPersonAt] = [await findSeen(visit, given), await findLastInPerson(visit, given)];
  return { visit, rows, seen, lastInPersonAt, now: given.now };
}

export const draftOf = ({ rows }: Pick<Prescribing, 'rows'>): PrescriptionRow | null =>
  rows.find(({ state }) => state === 'draft') ?? null;

export const situationOf = (
  { visit, lastInPersonAt }: Prescribing,
  isSameCondition: boolean | null,
): Situation => ({ mode: visit.type, kind: kindOfVisit(visit.type, lastInPersonAt, isSameCondition) });

/** Compares medicines with what is seen of the record. */
export const checksOf = (
  { seen, now }: Prescribing,
  items: PrescriptionContent['items'],
): CheckedPrescription => checkPrescription(items, seen, now.toISOString().slice(0, 10));

/** Returns what is missing before a draft can be signed. @param isVerified whether the registration of the doctor is */
export const missingOf = (
  prescribing: Prescribing,
  content: PrescriptionContent,
  isVerified: boolean,
): Missing[] =>
  findMissing({
    content,
    warnings: checksOf(prescribing, content.items).warnings,
    situation: situationOf(prescribing, content.isSameCondition),
    age: prescribing.seen.age,
    isVerified,
    visitRefusal: refuseWriting(prescribing.visit, prescribing.now),
  });

/** Presents to the doctor of a visit what it takes to prescribe. Only a verified doctor comes here. */
export function presentPrescribing(prescribing: Prescribing): ConsultationPrescription {
  const { visit, rows, seen, lastInPersonAt, now } = prescribing;
  const draft = draftOf(prescribing);
  const shown = draft ?? rows[0] ?? null;
  const refusal = refuseWriting(visit, now);
  const checks = checksOf(prescribing, draft?.content.items ?? []);
  const { id, firstName, lastName } = visit.patient;
  return {
    prescription: shown && presentPrescription(shown),
    earlier: rows.filter((row) => row !== shown).map(presentPrescription),
    rules: presentRules(situationOf(prescribing, draft?.content.isSameCondition ?? null), lastInPersonAt),
    patient: { id, firstName, lastName, age: seen.age, sex: seen.sex, weightKg: seen.weightKg },
    checks: withDecisions(checks, draft?.content.acknowledgements ?? []),
    missing: draft ? missingOf(prescribing, draft.content, true) : [],
    canWrite: refusal === null,
    refusal,
  };
}
