import { formatMoment } from '../kernel/moment';
import { unitsOf } from '../vital-signs/units';
import { type Unit, type VitalSignType, vitalSignTypes } from '../vital-signs/vital-sign';
import type { CsvTable } from './csv-table';
import { findImpossible, type ImportedReading } from './health-import';

/** The meaning of a column: a part of the moment, a number of blood pressure, or a type with its unit. */
export type ColumnRole =
  | 'ignored'
  | 'moment'
  | 'date'
  | 'time'
  | 'systolic'
  | 'diastolic'
  | `${Exclude<VitalSignType, 'blood_pressure'>} ${Unit}`;

export type DateOrder = 'day-first' | 'month-first';

const measured = vitalSignTypes.filter((type) => type !== 'blood_pressure');

export const columnRoles: readonly ColumnRole[] = [
  'ignored',
  'moment',
  'date',
  'time',
  'systolic',
  'diastolic',
  ...measured.flatMap((type) => unitsOf[type].map((unit) => `${type} ${unit}` as const)),
];

const hints: readonly [ColumnRole, RegExp][] = [
  ['systolic', /\bsys/],
  ['diastolic', /\bdia/],
  ['pulse /min', /pulse|heart rate|\bbpm\b/],
  ['oxygen_saturation %', /spo2|oxygen/],
  ['respiratory_rate /min', /respirat|breath/],
  ['weight kg', /weight.*\bkg\b/],
  ['weight [lb_av]', /weight.*\b(lb|lbs|pounds)\b/],
  ['height cm', /height.*\bcm\b/],
  ['height [in_i]', /height.*\b(in|inches)\b/],
  ['temperature Cel', /temp.*(°c|\bc\b|celsius)/],
  ['temperature [degF]', /temp.*(°f|\bf\b|fahrenheit)/],
  ['glucose mg/dL', /(glucose|sugar).*mg/],
  ['glucose mmol/L', /(glucose|sugar).*mmol/],
  ['moment', /date.*time|time.*date|timestamp|measured[ _]at|recorded/],
  ['date', /date|day/],
  ['time', /time/],
];

/** Guesses the meaning of each column by its name. A type whose unit the name does not say stays ignored: a wrong unit is worse than a question. */
export function guessRoles(header: readonly string[]): ColumnRole[] {
  const taken = new Set<ColumnRole>();
  return header.map((name) => {
    const [role] = hints.find(([, hint]) => hint.test(name.toLowerCase())) ?? ['ignored' as const];
    if (taken.has(role)) return 'ignored';
    taken.add(role);
    return role;
  });
}

export type MappingFault = 'no-moment' | 'no-value' | 'half-pressure' | 'twice';

/** Says what is missing in a mapping; null where nothing is. */
export function findMappingFault(roles: readonly ColumnRole[]): MappingFault | null {
  const used: readonly ColumnRole[] = roles.filter((role) => role !== 'ignored');
  if (new Set(used).size < used.length) return 'twice';
  const has = (role: ColumnRole) => used.includes(role);
  if (has('moment') ? has('date') || has('time') : !has('date') || !has('time')) return 'no-moment';
  if (has('systolic') !== has('diastolic')) return 'half-pressure';
  return used.every((role) => role === 'moment' || role === 'date' || role === 'time') ? 'no-value' : null;
}

export type UnreadCell =
  | { row: number; reason: 'no-moment' | 'not-a-number' | 'half-pressure'; text: string }
  | { row: number; reason: 'impossible'; text: string };

type Given = {
  roles: readonly ColumnRole[];
  order: DateOrder;
  now: Date;
  /** Minutes east of UTC at a time on the wall, which is written as if it were in UTC. */
  offsetAt: (wall: Date) => number;
};

/** Reads the readings of a table by the meaning of its columns, and lists what could not be read. */
export function mapReadings({ rows }: CsvTable, { roles, order, now, offsetAt }: Given) {
  const readings: ImportedReading[] = [];
  const unread: UnreadCell[] = [];
  const keep = (reading: ImportedReading) => {
    const text = findImpossible(reading, { dateOfBirth: null }, now);
    if (text === null) readings.push(reading);
    else unread.push({ row: reading.row, reason: 'impossible', text });
  };
  for (const { line: row, cells } of rows) {
    const cellOf = (role: ColumnRole) => cells[roles.indexOf(role)] ?? '';
    const when = roles.includes('moment') ? cellOf('moment') : `${cellOf('date')} ${cellOf('time')}`;
    const measuredAt = readWhen(when.trim(), order, offsetAt);
    if (measuredAt === null) {
      unread.push({ row, reason: 'no-moment', text: when.trim() });
      continue;
    }
    const [upper, lower] = [cellOf('systolic'), cellOf('diastolic')];
    const [systolic, diastolic] = [readNumber(upper), readNumber(lower)];
    const base = { row, measuredAt };
    if (systolic !== null && diastolic !== null)
      keep({ ...base, type: 'blood_pressure', unit: 'mm[Hg]', systolic, diastolic });
    else if (upper !== '' || lower !== '')
      unread.push({
        row,
        reason: upper === '' || lower === '' ? 'half-pressure' : 'not-a-number',
        text: `${upper}/${lower}`,
      });
    for (const type of measured)
      for (const unit of unitsOf[type]) {
        const text = cellOf(`${type as Exclude<VitalSignType, 'blood_pressure'>} ${unit}`);
        if (text === '') continue;
        const value = readNumber(text);
        if (value === null) unread.push({ row, reason: 'not-a-number', text });
        else keep({ ...base, type, unit, value });
      }
  }
  return { readings, unread };
}

/** Reads a number with a decimal point or comma; null for anything else, such as a formula. */
function readNumber(text: string): number | null {
  return /^\d{1,5}([.,]\d{1,6})?$/.test(text) ? Number(text.replace(',', '.')) : null;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})[T ]\s*(.+)$/i;
const yearLast = /^(\d{1,2})[-/. ](\d{1,2}|[a-z]{3,9})[-/., ]+(\d{4})[T, ]+(.+)$/i;
const monthName = /^([a-z]{3,9}) (\d{1,2}),? (\d{4})[, ]+(.+)$/i;
const time = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(?:([ap])\.?m\.?)?\s*(z|[+-]\d{2}:?\d{2})?$/i;

type Day = { year: number; month: number; day: number; rest: string };

function readDay(text: string, order: DateOrder): Day | null {
  const [, year, month, day, rest] = yearFirst.exec(text) ?? [];
  if (rest) return { year: Number(year), month: Number(month), day: Number(day), rest };
  const [, first = '', second = '', last, after] = yearLast.exec(text) ?? [];
  if (after) {
    const named = months.indexOf(second.slice(0, 3).toLowerCase()) + 1;
    const isMonthFirst = named === 0 && order === 'month-first';
    const [ofDay, ofMonth] = isMonthFirst ? [second, Number(first)] : [first, named || Number(second)];
    return { year: Number(last), month: ofMonth, day: Number(ofDay), rest: after };
  }
  const [, name = '', named, ofYear, end] = monthName.exec(text) ?? [];
  if (!end) return null;
  const at = months.indexOf(name.slice(0, 3).toLowerCase()) + 1;
  return { year: Number(ofYear), month: at, day: Number(named), rest: end };
}

/** Reads a date with a time as people and devices write it; null where there is no such moment, or no time. */
export function readWhen(text: string, order: DateOrder, offsetAt: Given['offsetAt']): string | null {
  const day = readDay(text, order);
  const [, hours, minutes, seconds = '0', half, zone] = (day && time.exec(day.rest.trim())) ?? [];
  if (!day || hours === undefined) return null;
  if (half !== undefined && (Number(hours) < 1 || Number(hours) > 12)) return null;
  const hour =
    half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  const wall = new Date(0);
  wall.setUTCFullYear(day.year, day.month - 1, day.day);
  wall.setUTCHours(hour, Number(minutes), Number(seconds));
  const isThere = wall.getUTCMonth() === day.month - 1 && wall.getUTCDate() === day.day;
  if (!isThere || hour > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null;
  const offset = zone === undefined ? offsetAt(wall) : offsetOf(zone);
  return formatMoment({ at: new Date(wall.getTime() - offset * 60_000), offset });
}

function offsetOf(zone: string): number {
  if (zone.toLowerCase() === 'z') return 0;
  const [hours, minutes] = [Number(zone.slice(1, 3)), Number(zone.slice(-2))];
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}
