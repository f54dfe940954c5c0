import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';
import { addDays } from '../../kernel/calendar';
import type { HealthFact, HealthFactType } from '../health-facts';
import type { Gender, Reading, Subject, Unit, VitalSignType } from '../vital-sign';

const folder = fileURLToPath(new URL('../cases/', import.meta.url));

/** A row of the tables in `cases/`, as a clinician wrote it. */
export type ClinicalCase = Record<
  | 'case'
  | 'type'
  | 'value'
  | 'unit'
  | 'timing'
  | 'site'
  | 'age'
  | 'sex'
  | 'pregnancy'
  | 'afterBirth'
  | 'oxygenTarget'
  | 'altitude'
  | 'status'
  | 'side'
  | 'worst'
  | 'worstSide'
  | 'condition'
  | 'advice'
  | 'clause',
  string
>;

export const tables: readonly string[] = readdirSync(folder).filter(
  (file) => file.endsWith('.csv') && file !== 'first-aid.csv' && file !== 'dashboards.csv',
);

export const casesOf = (table: string): ClinicalCase[] =>
  parse(readFileSync(`${folder}${table}`), { columns: true, skip_empty_lines: true });

/** A row of `dashboards.csv`: several readings over time, and all that a surface must tell. */
export type DashboardCase = Pick<
  ClinicalCase,
  'case' | 'age' | 'sex' | 'pregnancy' | 'afterBirth' | 'oxygenTarget' | 'altitude' | 'clause'
> & { readings: string; told: string; together: string };

export const dashboardCases = (): DashboardCase[] =>
  parse(readFileSync(`${folder}dashboards.csv`), { columns: true, skip_empty_lines: true });

/** When all cases are measured. Not the first of a month, so that ages in months have room on both sides. */
const measuredOn = '2026-11-20';
export const measuredAt = `${measuredOn}T12:00:00+05:30`;

const genders: Record<string, Gender | null> = {
  male: 'MALE',
  female: 'FEMALE',
  other: 'OTHER',
  unknown: null,
};

type Who = Pick<ClinicalCase, 'age' | 'sex' | 'pregnancy' | 'afterBirth' | 'oxygenTarget' | 'altitude'>;

export function subjectOf(row: Who): Subject {
  const fact = (type: HealthFactType, from = addDays(measuredOn, -30)): HealthFact => ({
    type,
    from,
    to: null,
    metres: type === 'altitude' ? Number(row.altitude) : null,
  });
  const days = /^(\d+)d$/.exec(row.afterBirth)?.[1];
  return {
    dateOfBirth: bornOn(row.age),
    gender: genders[row.sex] ?? null,
    facts: [
      ...(row.pregnancy === 'pregnant' ? [fact('pregnant')] : []),
      // One question asks for pregnancy and for a birth in the last six weeks: it is answered with no only where both are.
      ...(row.pregnancy === 'not-pregnant' && row.afterBirth !== 'unknown' ? [fact('not-pregnant')] : []),
      ...(days ? [fact('gave-birth', addDays(measuredOn, -Number(days)))] : []),
      ...(row.oxygenTarget ? [fact('oxygen-target-88-92')] : []),
      ...(row.altitude ? [fact('altitude')] : []),
    ],
  };
}

/** The date of birth of somebody who was just so old: `34y`, `7m`, `12d`. */
function bornOn(age: string): string | null {
  if (age === 'unknown') return null;
  const found = /^(\d+)([ymd])$/.exec(age);
  if (!found) throw new RangeError(`"${age}" is no age such as 34y, 7m, 12d or unknown.`);
  const count = Number(found[1]);
  if (found[2] === 'd') return addDays(measuredOn, -count);
  const months = found[2] === 'y' ? count * 12 : count;
  const born = new Date(`${measuredOn}T00:00:00Z`);
  born.setUTCMonth(born.getUTCMonth() - months);
  return born.toISOString().slice(0, 10);
}

export function readingOf(row: Pick<ClinicalCase, 'type' | 'unit' | 'value' | 'timing' | 'site'>): Reading {
  const type = row.type as VitalSignType;
  const unit = row.unit as Unit;
  if (type === 'blood_pressure') {
    const [systolic, diastolic] = row.value.split('/').map(Number);
    return { type, unit, systolic: systolic ?? null, diastolic: diastolic ?? null };
  }
  return {
    type,
    unit,
    value: Number(row.value),
    timing: (row.timing || null) as Reading['timing'],
    site: (row.site || null) as Reading['site'],
  };
}
