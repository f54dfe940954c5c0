import * as m from '../../../../generated/messages/messages';
import type { FieldFault } from '../../../components/Form/ErrorSummary';
import type { DoseUnit, MedicineDraft, MedicineForm, MedicineRow } from './types';

export type Days = 'daily' | 'every' | 'weekdays' | 'needed';

/** The content of the form: a draft in which times are as they were typed, and numbers may be missing. */
export type MedicineEntry = Pick<
  MedicineDraft,
  'generic' | 'brand' | 'form' | 'route' | 'doseUnit' | 'hasReminders' | 'isOnlyYou'
> & {
  strength: string;
  doseAmount: number | null;
  days: Days;
  everyDays: number | null;
  /** '1' is Monday. */
  weekdays: string[];
  timesText: string;
  maxInDay: number | null;
  startDay: string | null;
  /** Days that it is taken; null if no end is known. */
  courseDays: number | null;
  reason: string;
  prescriber: string;
  note: string;
  stock: number | null;
  refillDays: number | null;
};

export const emptyMedicine = (today: string): MedicineEntry => ({
  generic: '',
  brand: null,
  strength: '',
  form: 'tablet',
  route: 'oral',
  doseAmount: 1,
  doseUnit: 'tablet',
  days: 'daily',
  everyDays: 2,
  weekdays: [],
  timesText: '',
  maxInDay: null,
  startDay: today,
  courseDays: null,
  reason: '',
  prescriber: '',
  note: '',
  stock: null,
  refillDays: 5,
  hasReminders: true,
  isOnlyYou: false,
});

const dayMs = 86_400_000;
const dayOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

export function entryOf(medicine: MedicineRow): MedicineEntry {
  const { pattern, everyDays, weekdays, times, startDay, endDay } = medicine;
  const daily = everyDays === 1 ? 'daily' : 'every';
  return {
    ...emptyMedicine(startDay),
    generic: medicine.generic,
    brand: medicine.brand,
    form: medicine.form,
    route: medicine.route,
    doseAmount: medicine.doseAmount,
    doseUnit: medicine.doseUnit,
    hasReminders: medicine.hasReminders,
    isOnlyYou: medicine.isOnlyYou,
    strength: medicine.strength ?? '',
    days: pattern === 'as-needed' ? 'needed' : pattern === 'weekdays' ? 'weekdays' : daily,
    everyDays: daily === 'every' ? everyDays : 2,
    weekdays: weekdays.map(String),
    timesText: times.join(', '),
    maxInDay: medicine.maxInDay,
    courseDays: endDay === null ? null : (dayOf(endDay) - dayOf(startDay)) / dayMs + 1,
    reason: medicine.reason ?? '',
    prescriber: medicine.prescriber ?? '',
    note: medicine.note ?? '',
    stock: medicine.stock,
    refillDays: medicine.refillDays,
  };
}

/** The unit in which doses of a form are counted. */
export const unitOfForm: Readonly<Record<MedicineForm, DoseUnit>> = {
  tablet: 'tablet',
  capsule: 'capsule',
  liquid: 'ml',
  injection: 'unit',
  inhaler: 'puff',
  drops: 'drop',
  cream: 'application',
  patch: 'patch',
  powder: 'sachet',
  suppository: 'suppository',
  other: 'other',
};

/** Returns times of day as `HH:MM`, the earliest first; null if something that was typed is none. */
export function readTimes(text: string): string[] | null {
  const typed = text
    .split(/[,;\n]| and /)
    .map((one) => one.trim())
    .filter(Boolean);
  const times = typed.map((one) => {
    const [, hours, minutes = '00', half] = /^(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm)?$/i.exec(one) ?? [];
    if (hours === undefined || (half === undefined && !/[:.]/.test(one))) return null;
    const said = Number(hours);
    if (half !== undefined && (said < 1 || said > 12)) return null;
    const hour = half === undefined ? said : (said % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
    if (hour > 23 || Number(minutes) > 59) return null;
    return `${String(hour).padStart(2, '0')}:${minutes}`;
  });
  const found = times.filter((time) => time !== null);
  return found.length === times.length ? [...new Set(found)].sort() : null;
}

const maxInLine = 120;
const maxInNote = 500;
const maxTimes = 12;

/** Returns a draft, or what is missing or cannot be. */
export function checkMedicine(entry: MedicineEntry): { draft: MedicineDraft } | { faults: FieldFault[] } {
  const faults: FieldFault[] = [];
  const refuse = (name: string, message: string) => faults.push({ name, message });
  const generic = entry.generic.trim();
  const isNeeded = entry.days === 'needed';
  const times = isNeeded ? [] : readTimes(entry.timesText);
  const { doseAmount, startDay, courseDays, everyDays, maxInDay, stock, refillDays } = entry;
  if (generic === '') refuse('generic', m.medicines_name_missing());
  if (generic.length > maxInLine) refuse('generic', m.medicines_too_long({ count: maxInLine }));
  if (doseAmount === null || doseAmount <= 0 || doseAmount > 10_000)
    refuse('doseAmount', m.medicines_amount_invalid());
  if (!isNeeded && (times === null || times.length === 0)) refuse('times', m.medicines_times_invalid());
  if (times !== null && times.length > maxTimes)
    refuse('times', m.medicines_times_too_many({ count: maxTimes }));
  if (entry.days === 'every' && !isWhole(everyDays, 1, 365)) refuse('everyDays', m.medicines_every_invalid());
  if (entry.days === 'weekdays' && entry.weekdays.length === 0)
    refuse('weekdays', m.medicines_weekdays_missing());
  if (isNeeded && maxInDay !== null && !isWhole(maxInDay, 1, 48))
    refuse('maxInDay', m.medicines_most_invalid());
  if (startDay === null) refuse('startDay', m.medicines_start_missing());
  if (courseDays !== null && !isWhole(courseDays, 1, 3650))
    refuse('courseDays', m.medicines_course_invalid());
  if (stock !== null && (stock < 0 || stock > 1_000_000)) refuse('stock', m.medicines_stock_invalid());
  if (!isWhole(refillDays, 0, 60)) refuse('refillDays', m.medicines_refill_invalid());
  for (const field of ['strength', 'reason', 'prescriber'] as const)
    if (entry[field].trim().length > maxInLine) refuse(field, m.medicines_too_long({ count: maxInLine }));
  if (entry.note.trim().length > maxInNote) refuse('note', m.medicines_too_long({ count: maxInNote }));
  if (faults.length > 0 || startDay === null || doseAmount === null) return { faults };
  const endDay =
    courseDays === null
      ? null
      : new Date(dayOf(startDay) + (courseDays - 1) * dayMs).toISOString().slice(0, 10);
  const { brand, form, route, doseUnit, hasReminders, isOnlyYou } = entry;
  return {
    draft: {
      ...{
        generic,
        brand,
        form,
        route,
        doseAmount,
        doseUnit,
        startDay,
        endDay,
        stock,
        hasReminders,
        isOnlyYou,
      },
      strength: entry.strength.trim() || null,
      pattern: isNeeded ? 'as-needed' : entry.days === 'weekdays' ? 'weekdays' : 'every-n-days',
      everyDays: entry.days === 'daily' ? 1 : entry.days === 'every' ? everyDays : null,
      weekdays: entry.days === 'weekdays' ? entry.weekdays.map(Number).sort((a, b) => a - b) : [],
      times: times ?? [],
      maxInDay: isNeeded ? maxInDay : null,
      reason: entry.reason.trim() || null,
      prescriber: entry.prescriber.trim() || null,
      note: entry.note.trim() || null,
      refillDays: refillDays ?? 5,
    },
  };
}

const isWhole = (value: number | null, least: number, most: number): boolean =>
  value !== null && Number.isInteger(value) && value >= least && value <= most;
