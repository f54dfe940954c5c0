import { brand } from '@nadi/brand';
import * as m from '../../../../generated/messages/messages';
import { formatNumber } from '../../../components/private/reading/format-number';
import type { ReadingType, ReadingUnit } from '../../../components/private/reading/reading';
import { kindLabel, unitLabel } from '../../../components/private/reading/words';
import type { ColumnRole, CsvFault, CsvType, MappingFault } from './csv-types';

const mappingFaults: Record<MappingFault, () => string> = {
  'no-moment': m.csv_fault_no_moment,
  'no-value': m.csv_fault_no_value,
  'half-pressure': m.csv_fault_half_pressure,
  twice: m.csv_fault_twice,
  'mixed-dates': m.csv_fault_mixed_dates,
  'no-date-order': m.csv_fault_no_date_order,
};
export const mappingFaultWords = (fault: MappingFault): string => mappingFaults[fault]();

const places = {
  ignored: m.csv_role_ignored,
  moment: m.csv_role_moment,
  date: m.csv_role_date,
  time: m.csv_role_time,
  systolic: m.csv_role_systolic,
  diastolic: m.csv_role_diastolic,
} as const;

export function roleWords(role: ColumnRole): string {
  if (role in places) return places[role as keyof typeof places]();
  const [type, unit] = role.split(' ') as [ReadingType, ReadingUnit];
  return m.csv_role_kind({ kind: kindLabel(type), unit: unitLabel(unit) });
}

/** "118–152 / 76–96 mmHg", "71 per minute" */
export function rangeWords({ range, lower, unit }: CsvType): string {
  const numbers = [range, ...(lower ? [lower] : [])].map(({ lowest, highest }) =>
    lowest === highest ? formatNumber(lowest) : `${formatNumber(lowest)}–${formatNumber(highest)}`,
  );
  return `${numbers.join(' / ')} ${unitLabel(unit)}`;
}

export function faultWords({ row, type, reason, text }: CsvFault): string {
  if (reason === 'no-moment') return m.csv_unread_moment({ row, text });
  if (reason === 'too-many-cells') return m.csv_unread_cells({ row, text });
  const kind = type === null ? '' : kindLabel(type);
  if (reason === 'half-pressure') return m.csv_unread_half({ row });
  if (reason === 'not-a-number') return m.csv_unread_number({ row, kind, text });
  return reason === 'off-scale'
    ? m.csv_unread_off_scale({ row, kind, text })
    : m.csv_unread_impossible({ row, kind, text });
}

/** Says how to act on a number beyond a device's scale; a message of the API says it itself. */
export const offScaleAdvice = ({ reason, isDangerous }: CsvFault): string | null =>
  reason === 'off-scale' && isDangerous ? m.csv_if_real({ number: brand.emergencyNumber }) : null;
