import { readName } from '../medicines/drugs';
import type { DoseUnit, MedicineForm } from '../medicines/kinds';
import type { KeptMedicine } from '../medicines/medicine';
import { dosesInDay, keyOf, sumDoses } from './items';
import type { PrescriptionItem } from './prescription';
import type { PrescriptionWarning, SeenRecord } from './prescription-warning';

/** Years from which a person is an adult (Indian Majority Act, 1875, section 3; the guidelines, 3.2, call a minor whoever is younger). */
export const adultYears = 18;

const ofChildren = {
  title: 'WHO Model Formulary for Children, 2010: doses of children go by age and weight',
  url: 'https://www.who.int/publications/i/item/9789241599320',
} as const;

const sources: Readonly<Record<string, PrescriptionWarning['source']>> = {
  child: ofChildren,
  weekly: {
    title: 'MHRA, Drug Safety Update, September 2020: methotrexate once a week',
    url: 'https://www.gov.uk/drug-safety-update/methotrexate-once-weekly-for-autoimmune-diseases-new-measures-to-reduce-risk-of-fatal-overdose-due-to-inadvertent-daily-instead-of-weekly-dosing',
  },
  aspirin: {
    title: 'Medicines for Children (RCPCH), aspirin and patients under 16, 2012',
    url: 'https://www.medicinesforchildren.org.uk/news/do-not-give-aspirin-to-under-16s-unless-prescribed-by-a-doctor/',
  },
  paracetamol: {
    title: 'Paracetamol 500 mg tablets, summary of product characteristics, 2023, section 4.2',
    url: 'https://www.medicines.org.uk/emc/product/9128/smpc/print',
  },
};
/** Days after which a weight says little of the dose: a child grows. Nadi's own limits. @param age completed years; null if not known */
export const weightDays = (age: number | null): number => (age === null || age < adultYears ? 92 : 366);

/** Units in which the doses of a form are counted; any unit for the others. */
const unitsOf: Partial<Record<MedicineForm, readonly DoseUnit[]>> = {
  tablet: ['tablet'],
  capsule: ['capsule'],
  liquid: ['ml', 'drop'],
  injection: ['ml', 'unit', 'other'],
  inhaler: ['puff', 'capsule'],
  drops: ['drop', 'ml'],
  cream: ['application'],
  patch: ['patch'],
  powder: ['sachet', 'ml', 'application', 'other'],
  suppository: ['suppository'],
};

/** Amounts of one dose above which a slip of the pen is likely. Nadi's own: they are no maximum of any medicine, and a dose below is not known to be right. */
const mostInDose: Record<DoseUnit, number> = {
  ...{ tablet: 4, capsule: 4, patch: 4, sachet: 4, suppository: 4, application: 4, other: 4 },
  ...{ puff: 10, drop: 20, ml: 60, unit: 100 },
};
/** The same of what can be counted out, and of doses, in a day. */
const [mostInDay, mostDosesInDay] = [12, 6];
/** Packs, and what is not counted by doses, above which the quantity is told. Nadi's own. */
const [somePacks, mostPacks, mostUncounted] = [5, 20, 100];

type Said = { severity: PrescriptionWarning['severity']; text: string; name: string };

function sayDose(item: PrescriptionItem): Said[] {
  const { form, doseAmount, doseUnit, pattern, maxInDay } = item;
  const inDay = dosesInDay(item);
  const isCounted = item.quantityUnit !== 'pack' && doseUnit !== 'ml';
  const units = unitsOf[form];
  const said = (isTold: boolean, name: string, text: string): Said[] =>
    isTold ? [{ severity: 'avoid', name, text }] : [];
  return [
    ...said(
      doseAmount > mostInDose[doseUnit],
      'dose',
      `One dose is ${doseAmount} (${doseUnit}), more than is usual for any medicine. Is the amount meant?`,
    ),
    ...said(
      inDay !== null &&
        ((isCounted && doseAmount * inDay > mostInDay) || (isCounted && inDay > mostDosesInDay)),
      'day',
      `The doses of one day are ${inDay} times ${doseAmount} (${doseUnit}), more than is usual for any medicine. Is that meant?`,
    ),
    ...said(
      pattern === 'as-needed' && maxInDay === null,
      'most',
      'It is taken as needed, and no maximum in 24 hours is named: the patient may take too much.',
    ),
    ...said(
      units !== undefined && !units.includes(doseUnit),
      'unit',
      `The form is ${form}, and the dose is counted in ${doseUnit === 'other' ? 'another unit' : `${doseUnit}s`}: it is not clear how much is taken.`,
    ),
    ...said(
      isOf(item, ['N02BE01']) && (mgInDay(item) ?? 0) > mostParacetamolMg,
      'paracetamol',
      `The doses of one day come to ${mgInDay(item)} mg of paracetamol: more than ${mostParacetamolMg} mg in 24 hours injures the liver of an adult, and less that of a child.`,
    ),
    ...said(
      isNotWeekly(item),
      'weekly',
      'Methotrexate in low doses is taken once a week: taken on more days, it has killed people. Is a dose on several days of a week meant?',
    ),
  ];
}

/** The most paracetamol of an adult in 24 hours: eight tablets of 500 mg (summary of product characteristics, 4.2). */
const mostParacetamolMg = 4_000;

/** Returns how much of a substance is taken in a day, if strength and doses say it; null otherwise. */
function mgInDay(item: PrescriptionItem): number | null {
  const [, mg] = /^(\d+(?:\.\d+)?) ?mg$/i.exec(item.strength ?? '') ?? [];
  const inDay = dosesInDay(item);
  const isCounted = item.doseUnit === 'tablet' || item.doseUnit === 'capsule';
  return mg === undefined || inDay === null || !isCounted ? null : Number(mg) * item.doseAmount * inDay;
}

const isOf = ({ generic }: PrescriptionItem, codes: readonly string[]): boolean =>
  readName(generic).codes.some((code) => codes.includes(code));

/** Returns true if methotrexate is not taken on one day of the week. */
const isNotWeekly = (item: PrescriptionItem): boolean =>
  isOf(item, ['L04AX03', 'L01BA01']) &&
  item.route === 'oral' &&
  !(item.pattern === 'weekdays' ? item.weekdays.length === 1 : (item.everyDays ?? 0) >= 7);

function sayQuantity(item: PrescriptionItem): Said[] {
  const { quantity, quantityUnit, days } = item;
  if (quantity === null) return [];
  const sum = sumDoses(item);
  const told = (severity: Said['severity'], text: string): Said[] => [{ severity, name: 'quantity', text }];
  if (quantityUnit === 'pack')
    return quantity > somePacks
      ? told(
          quantity > mostPacks ? 'avoid' : 'caution',
          `The quantity is ${quantity} packs: it was not compared with the doses.`,
        )
      : [];
  if (sum === null)
    return quantity > mostUncounted
      ? told('avoid', `The quantity is ${quantity} (${quantityUnit}): it was not compared with the doses.`)
      : [];
  if (sum === quantity) return [];
  return told(
    quantity >= 2 * sum ? 'avoid' : 'caution',
    `The quantity is ${quantity} (${quantityUnit}), and the doses of ${days} days come to ${sum}.`,
  );
}

function sayChild({ age, weightKg }: SeenRecord): Said[] {
  if (age !== null && age >= adultYears) return [];
  const text =
    age === null
      ? 'The age of the patient is not known, so this may be a child: the dose was not compared with age or weight.'
      : weightKg === null
        ? `The patient is ${age} years old and the weight is not known: doses of adults do not apply, and the dose was compared with nothing.`
        : `The patient is ${age} years old and weighs ${weightKg} kg: doses here are not compared with it. Count the dose by age and weight.`;
  return [{ severity: 'caution', name: 'child', text }];
}

/** Years below which aspirin is not given without a special reason. */
const aspirinYears = 16;

function sayAspirin(item: PrescriptionItem, { age }: SeenRecord): Said[] {
  if ((age !== null && age >= aspirinYears) || !isOf(item, ['B01AC06', 'N02BA01'])) return [];
  const who =
    age === null ? `If the patient is under ${aspirinYears}` : `The patient is under ${aspirinYears}`;
  return [
    {
      ...{ severity: 'avoid', name: 'aspirin' },
      text: `${who}: aspirin may cause Reye's syndrome, which can kill, and is given only where a specialist finds it necessary.`,
    },
  ];
}

/** Returns the key by which a medicine of the patient and one of the prescription are the same. */
function keyOfMedicine({ atc, generic }: KeptMedicine): string {
  const [code, other] = readName(generic).codes;
  return (atc ?? (other === undefined ? code : undefined))?.toLowerCase() ?? keyOf(generic);
}

const isSameStrength = (one: string | null, other: string | null): boolean =>
  (one ?? '').replace(/\s/g, '').toLowerCase() === (other ?? '').replace(/\s/g, '').toLowerCase();

/** Returns the one medicine of the patient that an item continues: the same substance, of the same strength if there is one, and the doctor says so; null if there is none. */
export function findContinued(
  item: PrescriptionItem,
  medicines: readonly KeptMedicine[],
): KeptMedicine | null {
  if (!item.isRefill) return null;
  const same = medicines.filter((medicine) => keyOfMedicine(medicine) === item.key);
  const isTaken = ({ stoppedAt }: KeptMedicine) => stoppedAt === null;
  const alike = same.filter(({ strength }) => isSameStrength(strength, item.strength));
  return alike.find(isTaken) ?? same.find(isTaken) ?? alike[0] ?? same[0] ?? null;
}

function sayRefill(item: PrescriptionItem, { medicines, recordSeen }: SeenRecord): Said[] {
  if (!item.isRefill) return [];
  const continued = findContinued(item, medicines);
  const told = (text: string): Said[] => [{ severity: 'caution', name: 'refill', text }];
  if (!continued)
    return told(
      recordSeen.medicines
        ? 'It is said to continue what was prescribed before, and it was not found among the medicines that the patient shares.'
        : 'It is said to continue what was prescribed before. That was not checked: the medicines of the patient are not shared with you.',
    );
  return isSameStrength(continued.strength, item.strength)
    ? []
    : told(
        `It is said to continue ${continued.generic}, of which the patient has ${continued.strength ?? 'no strength written down'}, and the strength here is ${item.strength ?? 'not said'}.`,
      );
}

/** Warns of a dose that may be one of an adult or is not plausible, of a quantity that does not fit the doses, and of a refill that does not continue what is known. */
export function checkItem(item: PrescriptionItem, seen: SeenRecord): PrescriptionWarning[] {
  const warn = (kind: PrescriptionWarning['kind'], said: readonly Said[]): PrescriptionWarning[] =>
    said.map(({ severity, name, text }) => ({
      ...{ id: `${kind}:${name}:${item.key}`, kind, severity, itemKeys: [item.key], otherMedicine: null },
      ...{ subject: item.generic, text: text.slice(0, 400), source: sources[name] ?? null },
    }));
  return [
    ...warn('dose-for-child', [...sayAspirin(item, seen), ...sayChild(seen)]),
    ...warn('dose', sayDose(item)),
    ...warn('quantity', sayQuantity(item)),
    ...warn('refill', sayRefill(item, seen)),
  ];
}
