/** How a unit turns into the analyte's first one: canonical = value * factor + offset. */
export type Conversion = { factor: number; offset: number };

export type Specimen = 'blood' | 'urine';

export type Analyte = {
  /** Stable, ours; LOINC may gain a better code for the same thing. */
  id: string;
  /** As Nadi says it. */
  name: string;
  loinc: string;
  /** LOINC's long common name, as its licence asks beside a code. */
  loincName: string;
  specimen: Specimen;
  /** UCUM codes; the first is the canonical one. Empty for what is only ever words. */
  units: Readonly<Record<string, Conversion>>;
  /**
   * In the canonical unit. Our own technical limits: beyond them it is more likely that a figure was misread than that it was
   * measured. They are no clinical thresholds, and are never shown as ranges.
   */
  limits: readonly [low: number, high: number] | null;
  /** May the answer be words: negative, reactive, pale yellow? */
  isInWords: boolean;
  /** As reports print it; compared by `normalName`. */
  printedAs: readonly string[];
};

type Factor = number | Conversion;
type Of = Pick<Analyte, 'id' | 'name' | 'loinc' | 'loincName'> & { printedAs: readonly string[] };

const toConversion = (factor: Factor): Conversion =>
  typeof factor === 'number' ? { factor, offset: 0 } : factor;

const conversions = (units: Readonly<Record<string, Factor>>) =>
  Object.fromEntries(Object.entries(units).map(([unit, factor]) => [unit, toConversion(factor)]));

/** One measured in blood, serum or plasma. */
export function measured(
  of: Of,
  units: Readonly<Record<string, Factor>>,
  limits: readonly [number, number],
): Analyte {
  return { ...of, specimen: 'blood', units: conversions(units), limits, isInWords: false };
}

/** The same, a line each. */
export const simple = (
  id: string,
  name: string,
  loinc: string,
  loincName: string,
  units: Readonly<Record<string, number>>,
  limits: readonly [number, number],
  printedAs: readonly string[],
): Analyte => measured({ id, name, loinc, loincName, printedAs }, units, limits);

/** One of urine: measured, or answered in words by a test strip. */
export function ofUrine(
  of: Of,
  units: Readonly<Record<string, Factor>> = {},
  limits: readonly [number, number] | null = null,
  isInWords = true,
): Analyte {
  return { ...of, specimen: 'urine', units: conversions(units), limits, isInWords };
}

/** One of blood that is answered in words, with or without an index. */
export function answered(of: Of): Analyte {
  return { ...of, specimen: 'blood', units: { '1': toConversion(1) }, limits: [0, 10_000], isInWords: true };
}

/** mg/dL and its SI units by the molar mass in g/mol: 1 mmol/L is a tenth of it in mg/dL. */
export const byMolarMass = (molarMass: number): Record<string, number> => ({
  'mg/dL': 1,
  'mmol/L': molarMass / 10,
  'umol/L': molarMass / 10_000,
  'mg/L': 0.1,
  'g/L': 100,
});

export const inGramsPerDecilitre = { 'g/dL': 1, 'g/L': 0.1 };
/** A unit of enzyme activity is a micromole a minute; a microkatal a micromole a second. */
export const enzyme = { 'U/L': 1, '[IU]/L': 1, 'ukat/L': 60 };
/** For ions of one charge, a milliequivalent is a millimole. */
export const ion = { 'mmol/L': 1, 'meq/L': 1 };
export const ratio = { '1': 1 };
