import type { Analyte } from '../labs/analyte';
import { analyteOf } from '../labs/dictionary';
import type { KeptObservation } from '../labs/present-observation';
import { unitLabel } from '../labs/unit-label';
import { canonicalUnitOf, rounded, toCanonical } from '../labs/units';
import { absent, concept, hl7, loinc, type Resource, reference } from './fhir';
import type { Entry } from './reading-observation';

/** A saved value of a lab report as a summary needs it. */
export type SummaryLabValue = Pick<
  KeptObservation,
  | 'id'
  | 'analyte'
  | 'name'
  | 'comparator'
  | 'number'
  | 'words'
  | 'unit'
  | 'low'
  | 'high'
  | 'rangeText'
  | 'standing'
  | 'flag'
  | 'day'
  | 'origin'
> & {
  /** As printed on the report; null if that was not read. */
  laboratory: string | null;
  /** The patient alone sees it. */
  onlyYou: boolean;
};

/** Returns what a value is the latest of: its test, by our dictionary or else by its printed name. */
const testOf = ({ analyte, name }: SummaryLabValue) => analyte ?? name.trim().toLowerCase();

/** The latest value of each test, in the order of their names. */
export function latestOfTests(values: readonly SummaryLabValue[]): SummaryLabValue[] {
  const latest = new Map<string, SummaryLabValue>();
  for (const value of values) {
    const known = latest.get(testOf(value));
    if (!known || `${value.day} ${value.id}` > `${known.day} ${known.id}`) latest.set(testOf(value), value);
  }
  return [...latest.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Figures and their unit as they are said: a code of LOINC is of one kind of quantity, so they are in the unit that fits it. */
function figuresOf({ number, low, high, unit }: SummaryLabValue, analyte: Analyte | undefined) {
  const canonical = analyte && canonicalUnitOf(analyte);
  const asPrinted = { number, low, high, unit, isConverted: false };
  if (!analyte || !canonical || unit === null || unit === canonical) return asPrinted;
  const convert = (figure: number | null) => {
    const converted = figure === null ? null : toCanonical(analyte, figure, unit);
    return converted === null ? null : rounded(converted);
  };
  const converted = convert(number);
  if (number !== null && converted === null) return asPrinted;
  return { number: converted, low: convert(low), high: convert(high), unit: canonical, isConverted: true };
}

const quantity = (value: number, unit: string | null) => ({
  value,
  ...(unit !== null && {
    ...(unitLabel(unit) !== '' && { unit: unitLabel(unit) }),
    system: 'http://unitsofmeasure.org',
    code: unit,
  }),
});

const interpretations = {
  high: ['H', 'High'],
  above: ['H', 'High'],
  low: ['L', 'Low'],
  below: ['L', 'Low'],
  abnormal: ['A', 'Abnormal'],
  normal: ['N', 'Normal'],
  inside: ['N', 'Normal'],
} as const;

/** As the page marks it; where it does not, by the range that it prints. Without either nothing is said. */
function interpretationOf({ flag, standing }: SummaryLabValue) {
  const said = flag ?? standing;
  if (said === null) return {};
  const [code, display] = interpretations[said];
  return { interpretation: [concept([hl7('v3-ObservationInterpretation', code, display)])] };
}

const withUnit = (figure: string, unit: string | null) =>
  [figure, unit === null ? '' : unitLabel(unit)].filter(Boolean).join(' ');

/** Returns a saved value as an Observation of FHIR R4: what a laboratory printed, as the patient has confirmed it. */
export function labEntry(value: SummaryLabValue, patientId: string): Entry {
  const { name, comparator, words, rangeText, day, laboratory, origin } = value;
  const analyte = value.analyte === null ? undefined : analyteOf(value.analyte);
  const { number, low, high, unit, isConverted } = figuresOf(value, analyte);
  const printed = words ?? withUnit(`${comparator}${value.number}`, value.unit);
  const notes = [
    isConverted ? `Printed as ${printed}${rangeText ? `, range ${rangeText}` : ''}.` : '',
    origin === 'read'
      ? 'As read from a laboratory report, and confirmed by the patient.'
      : 'Typed by the patient from a laboratory report.',
  ].filter(Boolean);
  const range = {
    ...(low !== null && { low: quantity(low, unit) }),
    ...(high !== null && { high: quantity(high, unit) }),
    ...(rangeText !== null && !isConverted && { text: rangeText }),
  };
  const resource: Resource = {
    resourceType: 'Observation',
    id: value.id,
    status: 'final',
    category: [concept([hl7('observation-category', 'laboratory', 'Laboratory')])],
    code: concept(analyte ? [loinc(analyte.loinc, analyte.loincName)] : [], name),
    subject: reference(patientId),
    effectiveDateTime: day,
    performer: [laboratory === null ? absent('unknown') : { display: laboratory }],
    ...(words === null && number !== null
      ? { valueQuantity: { ...quantity(number, unit), ...(comparator && { comparator }) } }
      : { valueCodeableConcept: { text: words } }),
    ...(Object.keys(range).length > 0 && { referenceRange: [range] }),
    ...interpretationOf(value),
    note: notes.map((text) => ({ text })),
  };
  const printedRange = rangeText === null ? 'no range printed' : `range as printed ${rangeText}`;
  return { resource, line: `${name}: ${printed}, ${printedRange}, ${day}, from a laboratory report` };
}
