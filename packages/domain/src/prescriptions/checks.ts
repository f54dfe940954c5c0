import { comparedBy } from '../medicines/drugs';
import type { KeptMedicine } from '../medicines/medicine';
import { checkMedicines } from '../medicines/warnings';
import { checkItem, findContinued } from './item-checks';
import { digest, toMedicine } from './items';
import { isBrandUnknown } from './name-faults';
import type { Acknowledgement, PrescriptionItem } from './prescription';
import type { FrozenChecks, PrescriptionWarning, SeenRecord } from './prescription-warning';

const nameOf = ({ generic, strength }: Pick<KeptMedicine, 'generic' | 'strength'>): string =>
  strength === null ? generic : `${generic} ${strength}`.slice(0, 200);

const rank = ({ severity }: PrescriptionWarning): number => (severity === 'avoid' ? 0 : 1);

/** Compares warnings, the more severe first. */
const bySeverity = (a: PrescriptionWarning, b: PrescriptionWarning): number => rank(a) - rank(b);

/** Returns a text of what a medicine is taken like, so that what was said to a warning is not said to another dose. */
const sayTaken = (one: PrescriptionItem | KeptMedicine): string => {
  const { generic, strength, form, route, doseAmount, doseUnit, pattern } = one;
  const { everyDays, weekdays, times, maxInDay } = one;
  const days = 'days' in one ? one.days : null;
  const taken = { generic, strength, form, route, doseAmount, doseUnit, pattern };
  return JSON.stringify([Object.values(taken), everyDays, weekdays, times, maxInDay, days]);
};

/** Names a warning by its substances, its severity, its words and the doses that it is about. */
const idOf = (
  { id, severity, text }: Pick<PrescriptionWarning, 'id' | 'severity' | 'text'>,
  about: readonly (PrescriptionItem | KeptMedicine)[],
): string => `${id.toLowerCase()}:${severity}:${digest([text, ...about.map(sayTaken).sort()].join(' '))}`;

/** The beginning of the id of the warning that allergies were not compared. */
const unseenAllergies = 'allergy:not-shared';

/** Returns true if a warning says that allergies were not compared. */
export const isOfUnseen = ({ id }: Pick<PrescriptionWarning, 'id'>): boolean =>
  id.startsWith(unseenAllergies);

/** Warns that allergies were not compared with anything, once for the medicines that are written. */
function warnOfUnseen(items: readonly PrescriptionItem[], { recordSeen }: SeenRecord): PrescriptionWarning[] {
  const [first] = items;
  if (recordSeen.history || !first) return [];
  const text =
    'The allergies of this patient were not checked, or not all of them: they are not shared with you. Ask the patient, and write down what you were told.';
  const names = digest(
    items
      .map(({ key }) => key)
      .sort()
      .join(' '),
  );
  return [
    {
      ...{
        id: `${unseenAllergies}:avoid:${names}`,
        kind: 'allergy',
        severity: 'avoid',
        subject: 'not checked',
      },
      ...{ itemKeys: [first.key], otherMedicine: null, text, source: null },
    },
  ];
}

/**
 * Compares the medicines of a draft with each other and with what is seen of the record. What was not compared is named. The id of a warning holds the substance,
 * the severity, the words and the doses: what was said to one is not said to another.
 *
 * @param today in UTC
 */
export function checkPrescription(items: readonly PrescriptionItem[], seen: SeenRecord, today: string) {
  const continued = new Set(items.map((item) => findContinued(item, seen.medicines)));
  const current = seen.medicines.filter((medicine) => !continued.has(medicine));
  const written = items.map((item) => toMedicine(item, today));
  const checks = checkMedicines({
    medicines: [...written, ...current],
    history: seen.history,
    pregnancy: seen.pregnancy,
    today,
    reader: 'doctor',
  });
  const keys = new Set(items.map(({ key }) => key));
  const itemOf = new Map<string, PrescriptionItem>(items.map((item) => [item.key, item]));
  const byId = new Map([...written, ...current].map((medicine) => [medicine.id, medicine]));
  const named = (id: string) => byId.get(id)?.generic ?? '';
  const ofRecord = checks.warnings.flatMap(({ medicineIds, id, ...warning }): PrescriptionWarning[] => {
    const itemKeys = medicineIds.filter((one) => keys.has(one));
    const other = medicineIds.map((one) => byId.get(one)).find((one) => one && !keys.has(one.id));
    if (itemKeys.length === 0) return [];
    return [
      {
        ...warning,
        id: idOf(
          { ...warning, id },
          medicineIds.flatMap((one) => itemOf.get(one) ?? byId.get(one) ?? []),
        ),
        itemKeys,
        otherMedicine: other ? nameOf(other) : null,
      },
    ];
  });
  const ofItems = items.flatMap((item) =>
    checkItem(item, seen).map((warning) => ({ ...warning, id: idOf(warning, [item]) })),
  );
  const warnings = [...warnOfUnseen(items, seen), ...ofRecord, ...ofItems];
  const isOfDraft = (ids: readonly string[]) => ids.some((id) => keys.has(id));
  const isKnown = checks.allergies === 'listed' || seen.recordSeen.history;
  const isTakenToday = (medicine: KeptMedicine) =>
    medicine.stoppedAt === null && (medicine.endDay ?? today) >= today;
  return {
    dataVersion: checks.dataVersion,
    recordSeen: seen.recordSeen,
    warnings: warnings.sort(bySeverity),
    allergies: isKnown ? checks.allergies : ('not-shared' as const),
    pregnancy: seen.pregnancy,
    currentMedicines: seen.medicines.filter(isTakenToday).map(nameOf).slice(0, 100),
    uncheckedNames: [
      ...[...written, ...current.filter(isTakenToday)].filter((one) => !comparedBy(one).isWhole).map(nameOf),
      ...items
        .filter(isBrandUnknown)
        .map(({ brand, generic }) => `${brand} (brand of ${generic})`.slice(0, 200)),
    ].slice(0, 200),
    uncheckedAllergies: checks.uncheckedAllergies.slice(0, 200),
    uncheckedHistoryMedicines: checks.uncheckedHistoryMedicines.slice(0, 200),
    uncheckedPairs: checks.uncheckedPairs
      .filter(isOfDraft)
      .map(([one, other]): [string, string] => [named(one), named(other)])
      .slice(0, 5_000),
    uncheckedInPregnancy: checks.uncheckedInPregnancyIds.filter((id) => keys.has(id)).map(named),
  };
}

export type CheckedPrescription = ReturnType<typeof checkPrescription>;

/** Adds to each warning what the doctor said to it. */
export const withDecisions = <Checked extends { warnings: PrescriptionWarning[] }>(
  checks: Checked,
  acknowledgements: readonly Acknowledgement[],
) => ({
  ...checks,
  warnings: checks.warnings.map((warning) => ({
    ...warning,
    acknowledgement: acknowledgements.find(({ warningId }) => warningId === warning.id) ?? null,
  })),
});

/** Returns the acknowledgements of warnings that still exist, each once, the last that was said. */
export const keepDecisions = (
  said: readonly Acknowledgement[],
  warnings: readonly PrescriptionWarning[],
): Acknowledgement[] =>
  warnings.flatMap(({ id }) => {
    const found = said.findLast(({ warningId }) => warningId === id);
    return found ? [found] : [];
  });

/** Returns what is kept of the checks of a draft beside it. */
export const freezeChecks = (checks: CheckedPrescription): FrozenChecks => {
  const { dataVersion, recordSeen, allergies, pregnancy, uncheckedNames, warnings } = checks;
  return { dataVersion, recordSeen, allergies, pregnancy, uncheckedNames, warnings };
};

/**
 * Returns checks with the warnings that were told before and cannot be found any more, because the patient no longer shares what they rest on. They stay as long as
 * their medicines stay as they are.
 *
 * @param items the medicines of now
 */
export function withEarlier(
  checks: CheckedPrescription,
  earlier: { checked?: FrozenChecks | undefined; items: readonly PrescriptionItem[] } | null,
  items: readonly PrescriptionItem[],
): CheckedPrescription {
  const taken = (of: readonly PrescriptionItem[], key: string) => {
    const item = of.find((one) => one.key === key);
    return item ? sayTaken(item) : null;
  };
  const isSame = (key: string) => {
    const now = taken(items, key);
    return now !== null && now === taken(earlier?.items ?? [], key);
  };
  const isUnseen = ({ kind, otherMedicine }: PrescriptionWarning): boolean =>
    otherMedicine !== null
      ? !checks.recordSeen.medicines
      : (kind === 'allergy' && !checks.recordSeen.history) ||
        (kind === 'pregnancy' && checks.pregnancy === 'unknown');
  const kept = (earlier?.checked?.warnings ?? []).filter(
    (warning) =>
      isUnseen(warning) &&
      !isOfUnseen(warning) &&
      warning.itemKeys.every(isSame) &&
      !checks.warnings.some(({ id }) => id === warning.id),
  );
  return { ...checks, warnings: [...kept, ...checks.warnings].sort(bySeverity) };
}
