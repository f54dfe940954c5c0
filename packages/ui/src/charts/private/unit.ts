import * as m from '../../../generated/messages/messages';
import { formattingLocale } from '../../components/private/reading/locale';

/** The unit of a chart's numbers; it is shown with each of them. */
export type Unit = {
  /** Written form after the number: "mg/dL", "visits". */
  label: string;
  /** After the number one, where that is another word: "visit". @default label */
  one?: string;
  /** Spoken form: "milligrams per decilitre". @default label */
  spoken?: string;
  /** Digits after the point at most. @default 1 */
  digits?: number;
  /** In the place of a value that is missing. @default 'Not measured' */
  missing?: string;
};

/** In the place of a value that is missing. */
export const sayMissing = ({ missing = m.chart_not_measured() }: Unit): string => missing;

const format = (value: number, options: Intl.NumberFormatOptions): string =>
  // A value that rounds to zero is not less than zero.
  new Intl.NumberFormat(formattingLocale(), { signDisplay: 'negative', ...options }).format(value);

/** "1,204.5", with a true minus sign, which does not pass for a dash. */
export function writeNumber(value: number, { digits = 1 }: Unit): string {
  return format(value, { maximumFractionDigits: digits }).replace('-', '\u2212');
}

/** "1,204 mg/dL"; number and unit stay together. */
export function writeValue(value: number, unit: Unit): string {
  return `${writeNumber(value, unit)}\u00a0${value === 1 ? (unit.one ?? unit.label) : unit.label}`;
}

/** "1,204 milligrams per decilitre". */
export function sayValue(value: number, unit: Unit): string {
  const word = value === 1 ? (unit.one ?? unit.spoken ?? unit.label) : (unit.spoken ?? unit.label);
  return `${format(value, { maximumFractionDigits: unit.digits ?? 1 })} ${word}`;
}

/** For an axis, where room is short: "12L" or "3M" rather than a long row of digits, as the language has it. */
export function writeTick(value: number, unit: Unit): string {
  if (Math.abs(value) < 100_000)
    return writeNumber(value, { ...unit, digits: Math.max(unit.digits ?? 1, 1) });
  return format(value, { notation: 'compact', maximumFractionDigits: 1 }).replace('-', '\u2212');
}
