import { comparedBy } from '../medicines/drugs';
import type { KeptMedicine } from '../medicines/medicine';
import type { HistoryEntry, Warning } from '../medicines/warning';
import { checkMedicines } from '../medicines/warnings';
import { countQuantity, keyOf, toMedicine } from './items';
import { isBrandUnknown } from './name-faults';
import type { Acknowledgement, PrescriptionItem } from './prescription';

/** What the doctor sees of the record, by what the patient shares with them now. */
export type SeenRecord = {
  recordSeen: { medicines: boolean; history: boolean };
  /** The medicines that the patient takes or took; none if they are not seen. */
  medicines: readonly KeptMedicine[];
  history: readonly HistoryEntry[];
  pregnancy: 'pregnant' | 'not-pregnant' | 'unknown';
  /** Completed years; null if not known. */
  age: number | null;
  weightKg: number | null;
};

export type PrescriptionWarning = Omit<Warning, 'kind' | 'medicineIds'> & {
  kind: Warning['kind'] | 'dose-for-child' | 'quantity';
  itemKeys: string[];
  /** The medicine of the patient that it is about too; null if there is none. */
  otherMedicine: string | null;
};

/** Years from which a person is an adult (Indian Majority Act, 1875, section 3; the guidelines, 3.2, call a minor whoever is younger). */
export const adultYears = 18;

const ofChildren = {
  title: 'WHO Model Formulary for Children, 2010: doses of children go by age and weight',
  url: 'https://www.who.int/publications/i/item/9789241599320',
} as const;

const nameOf = ({ generic, strength }: Pick<KeptMedicine, 'generic' | 'strength'>): string =>
  strength === null ? generic : `${generic} ${strength}`.slice(0, 200);

/** Returns true if an item continues a medicine that the patient takes: the same substance, and the doctor says so. */
const continues = (item: PrescriptionItem, medicine: KeptMedicine): boolean =>
  item.isRefill &&
  (medicine.atc === null ? keyOf(medicine.generic) : medicine.atc.toLowerCase()) === item.key;

/** Warns of a dose that may be one of an adult, and of a quantity that does not fit the doses. */
function checkDoses(item: PrescriptionItem, { age, weightKg }: SeenRecord): PrescriptionWarning[] {
  const about = { itemKeys: [item.key], otherMedicine: null, severity: 'caution' as const };
  const mayBeChild = (age === null || age < adultYears) && weightKg === null;
  const counted = countQuantity(item);
  const { quantity, quantityUnit, days } = item;
  return [
    ...(mayBeChild
      ? [
          {
            ...about,
            id: `dose-for-child:${item.key}:caution`,
            kind: 'dose-for-child' as const,
            subject: item.generic,
            text:
              age === null
                ? 'The age and the weight of the patient are not known: the dose was not compared with either.'
                : `The patient is ${age} years old and the weight is not known: doses of adults do not apply.`,
            source: ofChildren,
          },
        ]
      : []),
    ...(counted !== null && quantity !== null && counted !== quantity
      ? [
          {
            ...about,
            id: `quantity:${item.key}:caution`,
            kind: 'quantity' as const,
            subject: item.generic,
            text: `The quantity is ${quantity} (${quantityUnit}), and the doses of ${days} days come to ${counted}.`,
            source: null,
          },
        ]
      : []),
  ];
}

/**
 * Compares the medicines of a draft with each other and with what is seen of the record. What was not compared is named. The id of a warning holds the substance
 * and the severity: what was said to one is not said to another.
 *
 * @param today in UTC
 */
export function checkPrescription(items: readonly PrescriptionItem[], seen: SeenRecord, today: string) {
  const current = seen.medicines.filter((medicine) => !items.some((item) => continues(item, medicine)));
  const written = items.map((item) => toMedicine(item, today));
  const checks = checkMedicines({
    medicines: [...written, ...current],
    history: seen.history,
    pregnancy: seen.pregnancy,
    today,
    reader: 'doctor',
  });
  const keys = new Set(items.map(({ key }) => key));
  const byId = new Map([...written, ...current].map((medicine) => [medicine.id, medicine]));
  const named = (id: string) => byId.get(id)?.generic ?? '';
  const ofRecord = checks.warnings.flatMap(({ medicineIds, id, ...warning }): PrescriptionWarning[] => {
    const itemKeys = medicineIds.filter((one) => keys.has(one));
    const other = medicineIds.map((one) => byId.get(one)).find((one) => one && !keys.has(one.id));
    if (itemKeys.length === 0) return [];
    return [
      {
        ...warning,
        id: `${id.toLowerCase()}:${warning.severity}`,
        itemKeys,
        otherMedicine: other ? nameOf(other) : null,
      },
    ];
  });
  const warnings = [...ofRecord, ...items.flatMap((item) => checkDoses(item, seen))];
  const rank = ({ severity }: PrescriptionWarning) => (severity === 'avoid' ? 0 : 1);
  const isOfDraft = (ids: readonly string[]) => ids.some((id) => keys.has(id));
  const isKnown = checks.allergies === 'listed' || seen.recordSeen.history;
  const today1 = (medicine: KeptMedicine) =>
    medicine.stoppedAt === null && (medicine.endDay ?? today) >= today;
  return {
    dataVersion: checks.dataVersion,
    recordSeen: seen.recordSeen,
    warnings: warnings.sort((a, b) => rank(a) - rank(b)),
    allergies: isKnown ? checks.allergies : ('not-shared' as const),
    pregnancy: seen.pregnancy,
    currentMedicines: seen.medicines.filter(today1).map(nameOf).slice(0, 100),
    uncheckedNames: [
      ...[...written, ...current.filter(today1)].filter((one) => !comparedBy(one).isWhole).map(nameOf),
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
