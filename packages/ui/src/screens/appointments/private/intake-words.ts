import * as m from '../../../../generated/messages/messages';
import type { IntakeAnswer } from '../types';

const units: Readonly<Record<string, () => string>> = {
  Cel: m.unit_celsius,
  kg: m.unit_kilogram,
  'mg/dL': m.unit_mg_per_dl,
};

/** Returns the usual written form of a unit (UCUM). */
export const sayIntakeUnit = (unit: string): string => units[unit]?.() ?? unit;

/** Returns an answer in words. */
export const sayIntakeAnswer = ({
  value,
  said,
  unit,
}: Pick<IntakeAnswer, 'value' | 'said' | 'unit'>): string =>
  said ?? (unit === null ? String(value) : `${value} ${sayIntakeUnit(unit)}`);
