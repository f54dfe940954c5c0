import * as m from '../../../../generated/messages/messages';
import type {
  Acknowledgement,
  ItemDraft,
  PrescribedItem,
  Prescription,
  PrescriptionDraft,
  RxWarning,
} from '../types';

/** Holds what the doctor decided about a warning. */
export type Decision = { choice: 'other' | 'prescribe' | null; reason: string; isTold: boolean };

/** Holds a prescription as it is being written. */
export type Draft = {
  items: readonly ItemDraft[];
  diagnosis: string;
  advice: string;
  /** One in each line. */
  testsText: string;
  adultName: string;
  adultRelation: string;
  isSameCondition: boolean | null;
  validDays: number | null;
  decisions: Readonly<Record<string, Decision>>;
};

const usualDays = 30;

export const emptyDraft: Draft = {
  ...{ items: [], diagnosis: '', advice: '', testsText: '', adultName: '', adultRelation: '' },
  ...{ isSameCondition: null, validDays: usualDays, decisions: {} },
};

/** Returns what the doctor wrote of it: its key and its list follow from its name. */
const writtenOf = (item: PrescribedItem): ItemDraft => ({
  ...{
    generic: item.generic,
    brand: item.brand,
    strength: item.strength,
    form: item.form,
    route: item.route,
  },
  ...{ doseAmount: item.doseAmount, doseUnit: item.doseUnit, pattern: item.pattern, times: item.times },
  ...{ everyDays: item.everyDays, weekdays: item.weekdays, maxInDay: item.maxInDay, when: item.when },
  ...{ days: item.days, quantity: item.quantity, instructions: item.instructions },
  ...{ isRefill: item.isRefill, refills: item.refills },
});

/** @param isAnew it replaces the one that it begins with, so each warning is decided again */
export const draftOf = (from: Prescription, isAnew: boolean): Draft => ({
  items: from.items.map(writtenOf),
  diagnosis: from.diagnosis ?? '',
  advice: from.advice ?? '',
  testsText: from.tests.join('\n'),
  adultName: from.adultPresent?.name ?? '',
  adultRelation: from.adultPresent?.relation ?? '',
  isSameCondition: from.isSameCondition,
  validDays: from.validDays,
  decisions: isAnew
    ? {}
    : Object.fromEntries(
        from.acknowledgements.map(({ warningId, reason, isTold }) => [
          warningId,
          { choice: 'prescribe', reason, isTold },
        ]),
      ),
});

export const testsOf = ({ testsText }: Pick<Draft, 'testsText'>): string[] =>
  testsText
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const most = {
  diagnosis: 300,
  advice: 2000,
  adultName: 120,
  adultRelation: 60,
  test: 200,
  tests: 20,
  reason: 300,
};

/** Returns what cannot be saved as it is written, by field. */
export function faultsOf(draft: Draft): Readonly<Record<string, string>> {
  const faults: Record<string, string> = {};
  const { validDays } = draft;
  for (const name of ['diagnosis', 'advice', 'adultName', 'adultRelation'] as const)
    if (draft[name].trim().length > most[name]) faults[name] = m.medicines_too_long({ count: most[name] });
  const tests = testsOf(draft);
  if (tests.length > most.tests) faults.tests = m.rx_tests_too_many({ count: most.tests });
  if (tests.some((test) => test.length > most.test))
    faults.tests = m.medicines_too_long({ count: most.test });
  if (validDays === null || !Number.isInteger(validDays) || validDays < 1 || validDays > 180)
    faults.validDays = m.rx_days_invalid();
  for (const [id, { reason }] of Object.entries(draft.decisions))
    if (reason.trim().length > most.reason) faults[id] = m.medicines_too_long({ count: most.reason });
  return faults;
}

/** Returns what is sent of a draft without faults. A warning counts as acknowledged once it has a reason. */
export function contentOf(draft: Draft): PrescriptionDraft {
  const name = draft.adultName.trim();
  const relation = draft.adultRelation.trim();
  const acknowledgements = Object.entries(draft.decisions).flatMap(
    ([warningId, { choice, reason, isTold }]): Acknowledgement[] =>
      choice === 'prescribe' && reason.trim() ? [{ warningId, reason: reason.trim(), isTold }] : [],
  );
  return {
    items: [...draft.items],
    diagnosis: draft.diagnosis.trim() || null,
    advice: draft.advice.trim() || null,
    tests: testsOf(draft),
    adultPresent: name && relation ? { name, relation } : null,
    isSameCondition: draft.isSameCondition,
    validDays: draft.validDays ?? usualDays,
    acknowledgements,
  };
}

/** Only what speaks strongly against a medicine needs a decision. */
export const needsDecision = (warning: RxWarning, { decisions }: Pick<Draft, 'decisions'>): boolean => {
  const decided = decisions[warning.id];
  return (
    warning.severity === 'avoid' &&
    !(decided?.choice === 'prescribe' && decided.reason.trim() !== '' && decided.isTold)
  );
};
