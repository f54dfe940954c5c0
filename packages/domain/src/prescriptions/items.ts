import { codeOfName } from '../medicines/drugs';
import type { KeptMedicine } from '../medicines/medicine';
import { checkMedicine } from '../medicines/medicine-faults';
import { wordsOf } from '../medicines/warning';
import { checkNames, checkTexts, type Fault } from './name-faults';
import { placeMedicine } from './placing';
import type { ItemDraft, PrescriptionDraft, PrescriptionItem, QuantityUnit } from './prescription';
import { refuseItem, type Situation } from './visit-rules';

/** Returns 53 bits of a text (cyrb53), as 11 signs: names of substances that are in no list are told apart by it, not kept secret. */
export function digest(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36).padStart(11, '0');
}

/** Returns the name of a substance, as warnings and the screens name it. */
export const keyOf = (generic: string): string =>
  codeOfName(generic)?.toLowerCase() ?? `x-${digest(wordsOf(generic))}`;

const countable: readonly string[] = ['tablet', 'capsule', 'ml', 'patch', 'sachet', 'suppository'];

/** Returns what the quantity counts: the unit of the doses, or packs where doses cannot be counted out. */
export const quantityUnitOf = ({ doseUnit }: Pick<ItemDraft, 'doseUnit'>): QuantityUnit =>
  countable.includes(doseUnit) ? (doseUnit as QuantityUnit) : 'pack';

/** Units of which no part can be given. */
const undivided: readonly string[] = ['capsule', 'patch', 'suppository'];

const mostQuantity = 10_000;

type Counted = Pick<
  ItemDraft,
  'days' | 'pattern' | 'everyDays' | 'weekdays' | 'times' | 'maxInDay' | 'doseAmount' | 'doseUnit'
>;

/** Returns how often a dose is taken on a day on which it is; null if that is not said. */
export const dosesInDay = ({
  pattern,
  times,
  maxInDay,
}: Pick<ItemDraft, 'pattern' | 'times' | 'maxInDay'>) => (pattern === 'as-needed' ? maxInDay : times.length);

/** Returns what the doses of all days come to, in `quantityUnit`, at the most by the day on which they begin; null if it cannot be counted. */
export function sumDoses(item: Counted): number | null {
  const { days, pattern, everyDays, weekdays, doseAmount } = item;
  if (days === null || quantityUnitOf(item) === 'pack') return null;
  const ofDays =
    pattern === 'as-needed'
      ? days
      : pattern === 'weekdays'
        ? Math.floor(days / 7) * weekdays.length + Math.min(weekdays.length, days % 7)
        : Math.ceil(days / (everyDays ?? 1));
  // Amounts have three decimals; what is not whole is a part of a tablet.
  const sum = Math.ceil(Math.round(ofDays * (dosesInDay(item) ?? 0) * doseAmount * 1_000) / 1_000);
  return sum > 0 ? sum : null;
}

/** Returns the quantity that the doses come to; null if it cannot be counted, or is more than a prescription may give. */
export function countQuantity(item: Counted): number | null {
  const sum = sumDoses(item);
  return sum !== null && sum <= mostQuantity ? sum : null;
}

/** Returns an item as it is kept: with its code, its list and its quantity. */
export function keepItem(draft: ItemDraft): PrescriptionItem {
  const placing = placeMedicine(draft);
  return {
    ...draft,
    key: keyOf(draft.generic),
    atc: codeOfName(draft.generic),
    list: 'list' in placing ? placing.list : null,
    quantity: draft.quantity ?? countQuantity(draft),
    quantityUnit: quantityUnitOf(draft),
  };
}

const asMedicine = (item: ItemDraft, today: string) => ({
  ...item,
  ...{ startDay: today, endDay: null, reason: null, prescriber: null, note: null },
  ...{ stock: null, refillDays: 0, hasReminders: false, isOnlyYou: false },
});

/** Returns an item as a medicine that is taken, for the checks. @param today in UTC */
export const toMedicine = (item: PrescriptionItem, today: string): KeptMedicine => ({
  ...asMedicine(item, today),
  ...{ id: item.key, atc: item.atc, earlierSchedules: [], stoppedAt: null },
  ...{ version: 1, createdAt: `${today}T00:00:00Z`, updatedAt: `${today}T00:00:00Z` },
});

/** Returns the reasons why a draft cannot be kept: faults of doses, substances that stand twice, names and texts that cannot stand, and medicines that the guidelines do not allow. */
export function checkDraft(draft: PrescriptionDraft, situation: Situation, today: string): Fault[] {
  const seen = new Set<string>();
  const ofItems = draft.items.flatMap((item, index): Fault[] => {
    const at = `/body/items/${index}`;
    const faults: Fault[] = checkMedicine(asMedicine(item, today), today).map((fault) => ({
      ...fault,
      pointer: fault.pointer.replace('/body', at),
    }));
    if (item.days === null && item.pattern !== 'as-needed')
      faults.push({
        pointer: `${at}/days`,
        message: 'Must be given unless it is taken as needed.',
        code: 'required',
      });
    if (undivided.includes(item.doseUnit) && !Number.isInteger(item.doseAmount))
      faults.push({
        pointer: `${at}/doseAmount`,
        message: `Must be a whole number: a ${item.doseUnit} cannot be divided.`,
        code: 'whole',
      });
    if (item.route === 'other' && item.instructions === null)
      faults.push({
        pointer: `${at}/instructions`,
        message: 'Must say how it is given, because the route is none of those in the list.',
        code: 'required',
      });
    const key = keyOf(item.generic);
    if (seen.has(key))
      faults.push({
        pointer: `${at}/generic`,
        message: 'Must stand on the prescription once: change the other one.',
        code: 'twice',
      });
    seen.add(key);
    const refusal = refuseItem(item, situation);
    if (refusal) faults.push({ pointer: `${at}/generic`, message: refusal.reason, code: refusal.code });
    // Says once what is prohibited or not open, with its clause.
    return [...faults, ...(refusal && refusal.code !== 'unlisted' ? [] : checkNames(item, at))];
  });
  return [...ofItems, ...checkTexts(draft)];
}
