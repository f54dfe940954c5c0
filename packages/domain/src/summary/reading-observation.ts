import { dateOf } from '../kernel/calendar';
import { fromCanonical, toCanonical, unitLabels } from '../vital-signs/units';
import type { GlucoseTiming, MeasuringSite, Reading, Unit, VitalSignType } from '../vital-signs/vital-sign';
import { type Coding, concept, hl7, loinc, type Resource, reference } from './fhir';

/** A reading as a summary needs it. */
export type SummaryReading = Reading & {
  id: string;
  /** RFC 3339, with the offset of the place where it was measured. */
  measuredAt: string;
  arm?: 'left' | 'right' | null;
  posture?: string | null;
  note?: string | null;
};

/** A resource and the line by which people read it. */
export type Entry = { resource: Resource; line: string };

/** https://hl7.org/fhir/R4/observation-vitalsigns.html fixes the code of each vital sign. */
const codes: Readonly<Record<Exclude<VitalSignType, 'glucose'>, readonly Coding[]>> = {
  blood_pressure: [loinc('85354-9', 'Blood pressure panel with all children optional')],
  pulse: [loinc('8867-4', 'Heart rate')],
  oxygen_saturation: [
    loinc('2708-6', 'Oxygen saturation in Arterial blood'),
    loinc('59408-5', 'Oxygen saturation in Arterial blood by Pulse oximetry'),
  ],
  temperature: [loinc('8310-5', 'Body temperature')],
  respiratory_rate: [loinc('9279-1', 'Respiratory rate')],
  weight: [loinc('29463-7', 'Body weight')],
  height: [loinc('8302-2', 'Body height')],
};

const glucoseCodes: Readonly<Record<GlucoseTiming, Coding>> = {
  fasting: loinc('1558-6', 'Fasting glucose [Mass/volume] in Serum or Plasma'),
  'after-meal': loinc('1521-4', 'Glucose [Mass/volume] in Serum or Plasma --2 hours post meal'),
  random: loinc('2339-0', 'Glucose [Mass/volume] in Blood'),
  unknown: loinc('2339-0', 'Glucose [Mass/volume] in Blood'),
};

const names: Readonly<Record<VitalSignType, string>> = {
  blood_pressure: 'Blood pressure',
  pulse: 'Pulse',
  oxygen_saturation: 'Oxygen saturation',
  temperature: 'Temperature',
  respiratory_rate: 'Respiratory rate',
  weight: 'Weight',
  height: 'Height',
  glucose: 'Glucose',
};

const timings: Readonly<Record<GlucoseTiming, string>> = {
  fasting: ', fasting',
  'after-meal': ', after a meal',
  random: ', at no particular time',
  unknown: ', timing not stated',
};

const quantity = (value: number, unit: Unit) => ({
  value,
  unit: unitLabels[unit],
  system: 'http://unitsofmeasure.org',
  code: unit,
});

/** @throws Error if a reading lacks a number that its type has, which the database does not allow */
function said(value: number | null | undefined): number {
  if (value === null || value === undefined) throw new Error('A reading has no number.');
  return value;
}

const component = (code: Coding, value: number) => ({
  code: concept([code]),
  valueQuantity: quantity(value, 'mm[Hg]'),
});

/** LOINC's codes of glucose are of mass in a volume, so what was entered in mmol/L is converted and its note says so. */
function valueFields({ type, unit, systolic, diastolic, value }: SummaryReading): Record<string, unknown> {
  if (type === 'blood_pressure')
    return {
      component: [
        component(loinc('8480-6', 'Systolic blood pressure'), said(systolic)),
        component(loinc('8462-4', 'Diastolic blood pressure'), said(diastolic)),
      ],
    };
  if (unit === 'mmol/L')
    return {
      valueQuantity: quantity(
        Math.round(fromCanonical(toCanonical(said(value), unit), 'mg/dL') * 10) / 10,
        'mg/dL',
      ),
    };
  return { valueQuantity: quantity(said(value), unit) };
}

const asEntered = ({ type, unit, systolic, diastolic, value }: SummaryReading): string =>
  `${type === 'blood_pressure' ? `${systolic}/${diastolic}` : value} ${unitLabels[unit]}`;

function notesOf(reading: SummaryReading, site: MeasuringSite | null | undefined): string[] {
  return [
    reading.unit === 'mmol/L' ? `Entered as ${asEntered(reading)}.` : '',
    reading.arm ? `Measured on the ${reading.arm} arm.` : '',
    reading.posture ? `Posture: ${reading.posture}.` : '',
    site && site !== 'unknown' ? `Measured at: ${site}.` : '',
    reading.note ?? '',
  ].filter(Boolean);
}

/**
 * Returns a reading as an Observation of FHIR R4, measured and told by the patient.
 *
 * @param patientId the resource of the patient in the same document
 */
export function readingEntry(reading: SummaryReading, patientId: string): Entry {
  const isGlucose = reading.type === 'glucose';
  const timing = reading.timing ?? 'unknown';
  const coded = reading.type === 'glucose' ? [glucoseCodes[timing]] : codes[reading.type];
  const notes = notesOf(reading, reading.site);
  const resource: Resource = {
    resourceType: 'Observation',
    id: reading.id,
    status: 'final',
    category: [
      concept([
        isGlucose
          ? hl7('observation-category', 'laboratory', 'Laboratory')
          : hl7('observation-category', 'vital-signs', 'Vital Signs'),
      ]),
    ],
    code: concept(coded, names[reading.type]),
    subject: reference(patientId),
    effectiveDateTime: reading.measuredAt,
    performer: [reference(patientId)],
    ...valueFields(reading),
    ...(notes.length > 0 && { note: notes.map((text) => ({ text })) }),
  };
  const when = isGlucose ? timings[timing] : '';
  return {
    resource,
    line: `${names[reading.type]}${when}: ${asEntered(reading)}, ${dateOf(reading.measuredAt)}, measured by the patient`,
  };
}
