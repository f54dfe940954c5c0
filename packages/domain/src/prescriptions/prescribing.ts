import type { ConsultationEvent, ConsultationStatus, VisitPerson, VisitType } from '../appointments/visit';
import type { At } from '../kernel/at';
import { fullName } from '../kernel/full-name';
import { checkPrescription, freezeChecks, keepDecisions, withDecisions, withEarlier } from './checks';
import { checkDraft, keepItem } from './items';
import type { KeptPrescription, PrescriptionContent, PrescriptionDraft, Printed } from './prescription';
import type { PrescriptionWarning, SeenRecord } from './prescription-warning';
import { presentPrescription } from './present-prescription';
import { checkLetters } from './printable';
import { findMissing, type Missing, validUntilOf } from './sign';
import { kindOfVisit, presentRules, refuseWriting, type Situation } from './visit-rules';

/** Holds what is known while the prescription of a visit is written. */
export type Prescribing<P extends Printed = Printed> = {
  visit: {
    type: VisitType;
    status: ConsultationStatus;
    changes: readonly ConsultationEvent[];
    endsAt: At;
    patient: VisitPerson;
  };
  /** The prescriptions of the visit, the newest first. */
  rows: readonly KeptPrescription<P>[];
  seen: SeenRecord & { sex: P['patient']['sex'] };
  /** When the doctor last saw the patient in the clinic, as far as it makes a follow-up. */
  lastInPersonAt: At | null;
  now: Date;
};

/** As many faults as an answer may name. */
const maxFaults = 100;

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** Returns the version of the next draft of a visit: none of them has been there before, so that a page with an earlier draft open does not overwrite it. */
export const nextVersionOf = (rows: readonly { version: number }[]): number =>
  Math.max(0, ...rows.map(({ version }) => version)) + 1;

export const draftOf = <Row extends { state: string }>(rows: readonly Row[]): Row | null =>
  rows.find(({ state }) => state === 'draft') ?? null;

/** Returns what the guidelines take a visit for, by what the doctor says of its condition. */
export const situationOf = (
  { visit, lastInPersonAt }: Pick<Prescribing, 'visit' | 'lastInPersonAt'>,
  isSameCondition: boolean | null,
): Situation => ({ mode: visit.type, kind: kindOfVisit(visit.type, lastInPersonAt, isSameCondition) });

/** Checks medicines beside what was found before. @param before the content that was last saved */
const checksOf = (
  { seen, now }: Pick<Prescribing, 'seen' | 'now'>,
  items: PrescriptionContent['items'],
  before: PrescriptionContent | null,
) => withEarlier(checkPrescription(items, seen, dayOf(now)), before, items);

/** Returns a draft as it is kept, or the reasons why it cannot be. */
export function writeDraft(
  draft: PrescriptionDraft,
  prescribing: Prescribing,
): { content: PrescriptionContent } | { faults: ReturnType<typeof checkDraft> } {
  const situation = situationOf(prescribing, draft.isSameCondition);
  const faults = [...checkDraft(draft, situation, dayOf(prescribing.now)), ...checkLetters(draft)];
  if (faults.length > 0) return { faults: faults.slice(0, maxFaults) };
  const items = draft.items.map(keepItem);
  const checks = checksOf(prescribing, items, draftOf(prescribing.rows)?.content ?? null);
  const acknowledgements = keepDecisions(draft.acknowledgements, checks.warnings);
  return { content: { ...draft, items, acknowledgements, checked: freezeChecks(checks) } };
}

/**
 * Returns what is missing before a draft can be signed.
 *
 * @param isVerified true if the registration of the doctor is
 * @param warnings those of the draft, where they were found already
 */
export const missingOf = (
  prescribing: Prescribing,
  content: PrescriptionContent,
  isVerified: boolean,
  warnings: readonly PrescriptionWarning[] = checksOf(prescribing, content.items, content).warnings,
): Missing[] =>
  findMissing({
    content,
    warnings,
    situation: situationOf(prescribing, content.isSameCondition),
    age: prescribing.seen.age,
    isVerified,
    visitRefusal: refuseWriting(prescribing.visit, prescribing.now),
  });

/** Presents to the doctor of a visit what it takes to prescribe. Only a verified doctor comes here. */
export function presentPrescribing<P extends Printed>(prescribing: Prescribing<P>) {
  const { visit, rows, seen, lastInPersonAt, now } = prescribing;
  const refusal = refuseWriting(visit, now);
  const draft = draftOf(rows);
  const signed = rows.find(({ state }) => state !== 'draft');
  // Shows what is valid rather than a draft that can no longer be signed.
  const shown = (refusal === null ? (draft ?? signed) : (signed ?? draft)) ?? null;
  // Compares again what was signed, as of the age that it names: what spoke against it then is not said to be nothing.
  const seenNow = shown?.printed ? { ...seen, age: shown.printed.patient.age } : seen;
  const checks = checksOf({ seen: seenNow, now }, shown?.content.items ?? [], shown?.content ?? null);
  const { id, firstName, lastName } = visit.patient;
  return {
    prescription: shown && presentPrescription(shown),
    earlier: rows.filter((row) => row !== shown).map((row) => presentPrescription(row)),
    rules: presentRules(situationOf(prescribing, shown?.content.isSameCondition ?? null), lastInPersonAt),
    patient: { id, firstName, lastName, age: seen.age, sex: seen.sex, weightKg: seen.weightKg },
    checks: withDecisions(checks, shown?.content.acknowledgements ?? []),
    missing: draft && draft === shown ? missingOf(prescribing, draft.content, true, checks.warnings) : [],
    canWrite: refusal === null,
    refusal,
  };
}

/** Returns a draft as it is signed now, with the names that are printed. */
export function signDraft<P extends Printed>(
  draft: KeptPrescription<P>,
  prescribing: Prescribing<P>,
  doctor: P['doctor'],
): KeptPrescription<P> & { printed: P; signedAt: Date; validUntil: string } {
  const { visit, seen, now } = prescribing;
  const patient = { name: fullName(visit.patient), age: seen.age, sex: seen.sex };
  // The compiler does not take what is put together for the narrower form of it.
  const printed = { doctor, patient, ...situationOf(prescribing, draft.content.isSameCondition) } as P;
  return {
    ...draft,
    ...{ state: 'signed', printed, signedAt: now, validUntil: validUntilOf(now, draft.content.validDays) },
    ...{ version: draft.version + 1, updatedAt: now },
  };
}
