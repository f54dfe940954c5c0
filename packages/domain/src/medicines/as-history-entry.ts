import type { KeptEntry } from '../medical-history/entry';
import { saysNone } from '../medical-history/entry';
import { isOver } from './is-over';
import type { DoseUnit } from './kinds';
import type { KeptMedicine, Schedule } from './medicine';

/** Units that have a plural of their own; the others take an s. */
const plurals: Partial<Record<DoseUnit, string>> = {
  ml: 'ml',
  patch: 'patches',
  suppository: 'suppositories',
  other: 'doses',
};

/** Returns an amount with its unit. @example '2 tablets' */
export function sayAmount(amount: number, unit: DoseUnit | 'pack'): string {
  const one = unit === 'other' ? 'dose' : unit;
  const many = (unit !== 'pack' && plurals[unit]) || `${one}s`;
  return `${amount} ${amount > 1 ? many : one}`;
}

const joined = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const days = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'];

/** Returns how a medicine is taken in words, for documents that leave the platform: "1 tablet at 08:30 and 20:00, every day". */
export function howTaken(medicine: Omit<Schedule, 'startDay' | 'endDay'>): string {
  const { doseAmount, doseUnit, pattern, everyDays, weekdays, times, maxInDay } = medicine;
  const dose = sayAmount(doseAmount, doseUnit);
  if (pattern === 'as-needed')
    return `${dose} as needed${maxInDay === null ? '' : `, at most ${maxInDay} ${maxInDay === 1 ? 'time' : 'times'} in 24 hours`}`;
  const on =
    pattern === 'weekdays'
      ? `on ${joined(weekdays.map((day) => days[day - 1] ?? ''))}`
      : everyDays === 1
        ? 'every day'
        : `every ${everyDays} days`;
  return `${dose} at ${joined(times)}, ${on}`;
}

const maxInName = 120;

function nameOf({ generic, brand }: KeptMedicine): string {
  const both = brand === null ? generic : `${generic} (${brand})`;
  return both.length <= maxInName ? both : generic;
}

/** Returns a medicine in the form of an entry of the medical history. @param today in UTC */
export const asEntry = (medicine: KeptMedicine, today: string): KeptEntry => ({
  id: medicine.id,
  kind: 'medicine',
  name: nameOf(medicine),
  codeSystem: medicine.atc === null ? null : 'ATC',
  code: medicine.atc,
  onset: medicine.startDay,
  status: isOver(medicine, today) ? 'resolved' : 'active',
  source: 'patient',
  reaction: null,
  severity: null,
  strength: medicine.strength,
  howTaken: howTaken(medicine),
  relative: null,
  ageAtOnset: null,
  topic: null,
  answer: null,
  onlyYou: medicine.isOnlyYou,
  note: medicine.note,
  createdAt: medicine.createdAt,
  updatedAt: medicine.updatedAt,
});

/** Adds medicines to the entries of a medical history. That there are none does not stand beside them. */
export function withMedicines(
  rows: readonly KeptEntry[],
  medicines: readonly KeptMedicine[],
  now: Date,
): KeptEntry[] {
  if (medicines.length === 0) return [...rows];
  const today = now.toISOString().slice(0, 10);
  return [
    ...rows.filter((row) => row.kind !== 'medicine' || !saysNone(row)),
    ...medicines.map((medicine) => asEntry(medicine, today)),
  ];
}
