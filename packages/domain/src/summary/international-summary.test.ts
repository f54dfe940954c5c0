import { describe, expect, it } from '@jest/globals';
import type { Bundle, Composition, Observation } from '@medplum/fhirtypes';
import { historySections } from './history-sections';
import { internationalSummary, type SummaryInput } from './international-summary';
import type { SummaryReading } from './reading-observation';
import { faultsOfDocument, hl7Documents } from './test/check-document';

const patientId = '01900000-0000-7000-8000-000000000101';
const at = '2026-11-20T07:10:00+05:30';
const readings: readonly SummaryReading[] = [
  {
    id: 'a1',
    type: 'blood_pressure',
    unit: 'mm[Hg]',
    systolic: 124,
    diastolic: 79,
    arm: 'left',
    posture: 'sitting',
    measuredAt: at,
  },
  { id: 'a2', type: 'pulse', unit: '/min', value: 68, measuredAt: at },
  { id: 'a3', type: 'oxygen_saturation', unit: '%', value: 97, measuredAt: at },
  { id: 'a4', type: 'temperature', unit: '[degF]', value: 98.4, site: 'mouth', measuredAt: at },
  { id: 'a5', type: 'respiratory_rate', unit: '/min', value: 14, measuredAt: at },
  { id: 'a6', type: 'weight', unit: '[lb_av]', value: 150.4, measuredAt: at },
  { id: 'a7', type: 'height', unit: 'cm', value: 158, measuredAt: at },
  {
    id: 'a8',
    type: 'glucose',
    unit: 'mmol/L',
    value: 7.2,
    timing: 'fasting',
    note: 'before <tea> & "rusk"',
    measuredAt: at,
  },
];

const input: SummaryInput = {
  patient: {
    id: patientId,
    firstName: 'Asha',
    lastName: "Kulkarni-O'Neil",
    dateOfBirth: '1974-05-02',
    gender: 'FEMALE',
    phone: '+918000000101',
  },
  readings,
  history: historySections({ noneKnown: [], entries: [] }, patientId, false),
  custodian: { id: '01900000-0000-7000-8000-0000000000aa', name: 'Nadi & Co' },
  documentId: '01900000-0000-7000-8000-0000000000d1',
  compositionId: '01900000-0000-7000-8000-0000000000c1',
  composedAt: '2026-11-24T10:00:00Z',
};

/** As it travels. */
const sent = (given: SummaryInput): Bundle => JSON.parse(JSON.stringify(internationalSummary(given)));
const pageOf = (bundle: Bundle) => bundle.entry?.[0]?.resource as Composition;
const observationOf = (bundle: Bundle, id: string) =>
  bundle.entry?.find(({ resource }) => resource?.id === id)?.resource as Observation;

describe('an International Patient Summary', () => {
  it('keeps the rules of FHIR and of the guide, with every type of reading', () => {
    expect(faultsOfDocument(sent(input))).toEqual([]);
  });

  it('keeps them with nothing recorded, and with nothing said of the person', () => {
    const patient = { ...input.patient, dateOfBirth: null, gender: null, phone: null };
    const bundle = sent({ ...input, patient, readings: [] });
    expect(faultsOfDocument(bundle)).toEqual([]);
    expect(JSON.stringify(bundle)).not.toContain('birthDate":"');
    expect(pageOf(bundle).section).toHaveLength(3);
  });

  it('says of what nobody has asked that it is unknown, and not that there is nothing', () => {
    const sections = pageOf(sent(input)).section?.slice(0, 3) ?? [];
    for (const { emptyReason, text, entry } of sections) {
      expect(entry).toBeUndefined();
      expect(emptyReason?.coding?.[0]?.code).toBe('unavailable');
      expect(text?.div).toContain('It does not mean that there is nothing');
    }
  });

  it('shows people the same as machines: a line for each entry, with its unit and day', () => {
    const lines = pageOf(sent(input)).section?.flatMap(
      ({ text }) => text?.div?.match(/<li>.*?<\/li>/g) ?? [],
    );
    expect(lines).toContain('<li>Blood pressure: 124/79 mmHg, 2026-11-20, measured by the patient</li>');
    expect(lines).toContain('<li>Temperature: 98.4 °F, 2026-11-20, measured by the patient</li>');
  });

  it('gives glucose in the unit of its code, and tells what was entered', () => {
    const glucose = observationOf(sent(input), 'a8');
    // 7.2 mmol/L x 18.0156 mg/dL
    expect(glucose.valueQuantity).toMatchObject({ value: 129.7, code: 'mg/dL' });
    expect(glucose.note?.map(({ text }) => text)).toEqual([
      'Entered as 7.2 mmol/L.',
      'before <tea> & "rusk"',
    ]);
  });

  it('leaves the unit of every other reading as it was entered', () => {
    expect(observationOf(sent(input), 'a4').valueQuantity).toMatchObject({ value: 98.4, code: '[degF]' });
    expect(observationOf(sent(input), 'a6').valueQuantity).toMatchObject({ value: 150.4, code: '[lb_av]' });
  });

  it('lets no text of a person become markup', () => {
    const bundle = sent({ ...input, patient: { ...input.patient, firstName: '<script>alert(1)</script>' } });
    expect(JSON.stringify(bundle.entry?.map(({ resource }) => (resource as Composition).text))).not.toContain(
      '<script',
    );
  });

  it('refuses a reading without its number', () => {
    const broken: SummaryReading = { id: 'b1', type: 'pulse', unit: '/min', value: null, measuredAt: at };
    expect(() => internationalSummary({ ...input, readings: [broken] })).toThrow('no number');
  });
});

describe('what checks a summary', () => {
  it.each([
    [
      'a section that is empty without a reason',
      (bundle: Bundle) => delete pageOf(bundle).section?.[0]?.emptyReason,
    ],
    ['a summary without allergies', (bundle: Bundle) => pageOf(bundle).section?.splice(1, 1)],
    [
      'a person without a name',
      (bundle: Bundle) => Object.assign(bundle.entry?.[1] ?? {}, { resource: { resourceType: 'Patient' } }),
    ],
    ['a document without an identifier', (bundle: Bundle) => delete bundle.identifier],
    ['a reference that leads to nothing', (bundle: Bundle) => bundle.entry?.splice(2, 1)],
    ['a vital sign without a value', (bundle: Bundle) => delete observationOf(bundle, 'a2').valueQuantity],
    [
      'an observation of somebody who is no patient',
      (bundle: Bundle) =>
        Object.assign(observationOf(bundle, 'a2'), {
          subject: { reference: `urn:uuid:${input.custodian.id}` },
        }),
    ],
  ])('finds %s', (_, spoil) => {
    const bundle = sent(input);
    spoil(bundle);
    expect(faultsOfDocument(bundle)).not.toEqual([]);
  });

  it.each(hl7Documents())('lets through what HL7 shows as an example: %s', (_, bundle) => {
    expect(faultsOfDocument(bundle)).toEqual([]);
  });
});
