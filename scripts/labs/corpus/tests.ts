import type { Range } from '@nadi/domain/labs/figures';

/** A test as laboratories print it, and what a reader must make of it. `printed` names are variants; a layout takes one. */
export type Test = {
  analyte: string;
  names: readonly string[];
  unit: { printed: readonly string[]; ucum: string } | null;
  low: number | null;
  high: number | null;
  /** Instead of bounds: what is printed, such as one range for men and one for women. */
  rangeText?: string;
  decimals: number;
  /** From which to which values are made up. */
  from: number;
  to: number;
  method: string;
  words?: readonly string[];
  /** Value by the values above it, so that sums and quotients add up. */
  of?: (values: (analyte: string) => number) => number;
};

export const test = (
  analyte: string,
  names: readonly string[],
  unit: Test['unit'],
  bounds: readonly [number | null, number | null],
  decimals: number,
  made: readonly [number, number],
  method: string,
  of?: Test['of'],
): Test => ({
  analyte,
  names,
  unit,
  low: bounds[0],
  high: bounds[1],
  decimals,
  from: made[0],
  to: made[1],
  method,
  ...(of ? { of } : {}),
});
export const words = (
  analyte: string,
  names: readonly string[],
  normal: string,
  others: readonly string[],
  method: string,
): Test => ({
  ...test(analyte, names, null, [null, null], 0, [0, 0], method),
  words: [normal, ...others],
  rangeText: normal,
});

/** Cells in a field of the microscope, as from one number to another. */
export const inField = (...of: Parameters<typeof words>): Test => ({ ...words(...of), low: 0, high: 5 });

export const of = (ucum: string, ...printed: string[]) => ({
  printed: printed.length > 0 ? printed : [ucum],
  ucum,
});
export const gdl = of('g/dL', 'g/dL', 'gm/dl', 'g/dL', 'gm%');
export const mgdl = of('mg/dL', 'mg/dL', 'mg/dl', 'mg/dL', 'mg%');
export const mmol = of('mmol/L', 'mmol/L', 'mmol/l');
export const meq = of('meq/L', 'mEq/L', 'mEq/l');
export const ul = of('U/L', 'U/L', 'U/l');
export const iul = of('[IU]/L', 'IU/L', 'IU/l');
export const thousand = of('10*3/uL', '10^3/µL', 'thou/mm3', '10³/µL', 'x10^3/uL');
export const million = of('10*6/uL', '10^6/µL', 'mill/mm3', 'million/cumm', 'x10^6/uL');
export const percent = of('%');

export const rangeOfTest = ({ low, high, decimals }: Test): Range | null =>
  low === null && high === null
    ? null
    : {
        low,
        high,
        isLowIn: low !== null && high !== null,
        isHighIn: low !== null && high !== null,
        decimals,
      };
