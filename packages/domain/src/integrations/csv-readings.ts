import { ifReal } from '../vital-signs/bounds';
import { unitsOf } from '../vital-signs/units';
import { type Unit, type VitalSignType, vitalSignTypes } from '../vital-signs/vital-sign';
import { type DateOrder, findDateOrder, type Offsets, readWhen } from './csv-dates';
import type { CsvTable } from './csv-table';
import { findImpossible, type ImportedReading } from './health-import';

type SingleType = Exclude<VitalSignType, 'blood_pressure'>;

/** The meaning of a column: a part of the moment, a number of blood pressure, or a type with its unit. */
export type ColumnRole =
  | 'ignored'
  | 'moment'
  | 'date'
  | 'time'
  | 'systolic'
  | 'diastolic'
  | `${SingleType} ${Unit}`;

const measured = vitalSignTypes.filter((type): type is SingleType => type !== 'blood_pressure');

export const columnRoles: readonly ColumnRole[] = [
  'ignored',
  'moment',
  'date',
  'time',
  'systolic',
  'diastolic',
  ...measured.flatMap((type) => unitsOf[type].map((unit) => `${type} ${unit}` as const)),
];

/** Names of columns that are near to a reading and are none: a goal, the room, a mean, a difference. */
const notMeasured =
  /goal|target|room|ambient|outdoor|zone|average|\bavg\b|\bmean\b|\bmin(imum)?\b|\bmax(imum)?\b|pulse pressure/;

const hints: readonly [ColumnRole, RegExp][] = [
  ['oxygen_saturation %', /spo2|oxygen/],
  ['systolic', /\bsys(to|\b)/],
  ['diastolic', /\bdia(s|\b)/],
  ['pulse /min', /pulse|heart rate|\bbpm\b/],
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
  ['date', /\bdate\b|\bday\b/],
  ['time', /\btime\b/],
];

/** Guesses the meaning of each column by its name. A type whose unit the name does not say stays ignored: a wrong unit is worse than a question. */
export function guessRoles(header: readonly string[]): ColumnRole[] {
  const taken = new Set<ColumnRole>();
  return header.map((name) => {
    const lower = name.toLowerCase().replaceAll('_', ' ');
    const [role] = (!notMeasured.test(lower) && hints.find(([, hint]) => hint.test(lower))) || [
      'ignored' as const,
    ];
    if (taken.has(role)) return 'ignored';
    taken.add(role);
    return role;
  });
}

/** The parts of a moment, in the order in which they are written. */
const momentRoles = ['moment', 'date', 'time'] as const;

export type MappingFault =
  | 'no-moment'
  | 'no-value'
  | 'half-pressure'
  | 'twice'
  | 'mixed-dates'
  | 'no-date-order';

/** Finds the first fault in the meanings of the columns, and the column that it is shown at; null if there is none. */
export function findMappingFault(
  roles: readonly ColumnRole[],
): { code: MappingFault; column: number } | null {
  const has = (role: ColumnRole) => roles.includes(role);
  const repeated = roles.findIndex((role, at) => role !== 'ignored' && roles.indexOf(role) < at);
  if (repeated >= 0) return { code: 'twice', column: repeated };
  if (has('moment') ? has('date') || has('time') : !has('date') || !has('time'))
    return { code: 'no-moment', column: Math.max(0, roles.indexOf('date'), roles.indexOf('time')) };
  if (has('systolic') !== has('diastolic'))
    return {
      code: 'half-pressure',
      column: Math.max(roles.indexOf('systolic'), roles.indexOf('diastolic')),
    };
  const others: readonly ColumnRole[] = ['ignored', ...momentRoles];
  return roles.every((role) => others.includes(role)) ? { code: 'no-value', column: 0 } : null;
}

/** A value or a row of the table from which no reading can be added. */
export type CsvFault = {
  row: number;
  /** Null if the whole row is meant. */
  type: VitalSignType | null;
  reason: 'no-moment' | 'too-many-cells' | 'not-a-number' | 'off-scale' | 'half-pressure' | 'impossible';
  /** The text of the cell; the message for a reading that is impossible. */
  text: string;
  /** The person may be in danger if the device really shows it. */
  isDangerous: boolean;
};

/** Returns a function that reads the moment of a row as it is written. */
function writtenMoment(roles: readonly ColumnRole[]) {
  const places = momentRoles.map((role) => roles.indexOf(role));
  return (cells: readonly string[]): string =>
    places
      .map((at) => cells[at] ?? '')
      .join(' ')
      .trim();
}

/** Finds the order of the dates of a table. */
export const findOrderIn = ({ rows }: CsvTable, roles: readonly ColumnRole[]) => {
  const written = writtenMoment(roles);
  return findDateOrder(rows.map(({ cells }) => written(cells)));
};

type Given = { roles: readonly ColumnRole[]; order: DateOrder; now: Date; offsets: Offsets };

/**
 * Reads the readings of a table by the meaning of its columns. Readings that are impossible are returned too, so that the server lists them with the
 * import; each of them is a fault as well. Dangerous faults come first.
 */
export function mapReadings(
  { header, rows }: CsvTable,
  { roles, order, now, offsets }: Given,
): { readings: ImportedReading[]; possible: ImportedReading[]; faults: CsvFault[] } {
  const readings: ImportedReading[] = [];
  const possible: ImportedReading[] = [];
  const faults: CsvFault[] = [];
  const written = writtenMoment(roles);
  const keep = (reading: ImportedReading) => {
    readings.push(reading);
    const text = findImpossible(reading, { dateOfBirth: null }, now);
    const { row, type } = reading;
    if (text === null) possible.push(reading);
    else faults.push({ row, type, reason: 'impossible', text, isDangerous: text.includes(ifReal) });
  };
  const single = measured.flatMap((type) =>
    unitsOf[type]
      .map((unit) => ({ type, unit, at: roles.indexOf(`${type} ${unit}`) }))
      .filter(({ at }) => at >= 0),
  );
  const [upperAt, lowerAt] = [roles.indexOf('systolic'), roles.indexOf('diastolic')];
  for (const { line: row, cells } of rows) {
    const wholeRow = (reason: CsvFault['reason'], text: string) =>
      faults.push({ row, type: null, reason, text, isDangerous: false });
    // A decimal comma without quotes moves all that follows into the next column.
    if (cells.slice(header.length).some((cell) => cell !== '')) {
      wholeRow('too-many-cells', cells.join(' | ').slice(0, 100));
      continue;
    }
    const measuredAt = readWhen(written(cells), order, offsets);
    if (measuredAt === null) {
      wholeRow('no-moment', written(cells));
      continue;
    }
    const base = { row, measuredAt };
    const [upper, lower] = [cells[upperAt] ?? '', cells[lowerAt] ?? ''];
    const [systolic, diastolic] = [readNumber(upper), readNumber(lower)];
    if (systolic !== null && diastolic !== null)
      keep({ ...base, type: 'blood_pressure', unit: 'mm[Hg]', systolic, diastolic });
    else if (upper !== '' || lower !== '') faults.push(pressureFault(row, upper, lower));
    for (const { type, unit, at } of single) {
      const text = cells[at] ?? '';
      if (text === '') continue;
      const value = readNumber(text);
      if (value === null) faults.push({ row, type, text, ...reasonFor(type, [text]) });
      else keep({ ...base, type, unit, value });
    }
  }
  const dangerousFirst = [
    ...faults.filter((one) => one.isDangerous),
    ...faults.filter((one) => !one.isDangerous),
  ];
  return { readings, possible, faults: dangerousFirst };
}

function pressureFault(row: number, upper: string, lower: string): CsvFault {
  const type = 'blood_pressure';
  const found = reasonFor(type, [upper, lower]);
  const isHalf = found.reason === 'not-a-number' && (upper === '' || lower === '');
  return { row, type, text: `${upper}/${lower}`, ...found, ...(isHalf && { reason: 'half-pressure' }) };
}

/** Meters and thermometers write a number beyond their scale as HI or LO, or as the end of the scale. */
const beyondScale = /^(hi|high|lo|low|[<>]\s*\d+([.,]\d+)?)$/i;

function reasonFor(type: VitalSignType, texts: readonly string[]): Pick<CsvFault, 'reason' | 'isDangerous'> {
  const isBeyond = texts.some((text) => beyondScale.test(text));
  if (!isBeyond) return { reason: 'not-a-number', isDangerous: false };
  return { reason: 'off-scale', isDangerous: type !== 'weight' && type !== 'height' };
}

/** Reads a number with a decimal point or comma; null for anything else, such as a formula. */
function readNumber(text: string): number | null {
  return /^\d{1,5}([.,]\d{1,6})?$/.test(text) ? Number(text.replace(',', '.')) : null;
}
