import { describe, expect, it } from '@jest/globals';
import type { Bundle, Composition, Observation } from '@medplum/fhirtypes';
import { labEntry, latestOfTests, type SummaryLabValue } from './lab-observation';
import { patientSummary } from './patient-summary';
import { faultsOfDocument } from './test/check-document';

const patientId = '01900000-0000-7000-8000-000000000101';
const labValue = (said: Partial<SummaryLabValue> = {}): SummaryLabValue => ({
  ...{ id: 'l1', analyte: 'hba1c', name: 'HbA1c', comparator: '', number: 7.1, words: null, unit: '%' },
  ...{ low: 4, high: 5.6, rangeText: '4.0 - 5.6', standing: 'above', flag: 'high', day: '2026-11-02' },
  ...{ origin: 'read', laboratory: 'Example Diagnostics', onlyYou: false },
  ...said,
});
const inSi = labValue({
  ...{ id: 'l2', analyte: 'glucose-fasting', name: 'Glucose, fasting', number: 7.9, unit: 'mmol/L' },
  ...{ low: 3.9, high: 5.5, rangeText: '3.9 - 5.5', flag: null },
});
const inWords = labValue({
  ...{ id: 'l3', analyte: null, name: 'Widal <O>', number: null, words: 'negative', unit: null },
  ...{ low: null, high: null, rangeText: null, standing: null, flag: null, laboratory: null },
  origin: 'typed',
});
const below = labValue({ id: 'l4', analyte: 'crp', name: 'CRP', comparator: '<', number: 5, unit: 'mg/L' });
const bare = labValue({ id: 'l5', analyte: null, name: 'Index', number: 3, unit: null });

function summaryOf(labValues: SummaryLabValue[], withOnlyYou = false): Bundle {
  let count = 0;
  const newId = () => `01900000-0000-7000-8000-0000000000d${++count}`;
  const patient = { firstName: 'Asha', lastName: 'Kulkarni', dateOfBirth: null, gender: null, phone: null };
  const { document } = patientSummary(
    {
      patient: { id: patientId, ...patient },
      ...{
        readings: [],
        labValues,
        history: { head: null, rows: [] },
        medicines: [],
      },
    },
    { withOnlyYou, installation: 'Nadi', now: new Date('2026-11-24T10:00:00Z'), newId },
  );
  return JSON.parse(JSON.stringify(document));
}
const observed = (value: SummaryLabValue) => labEntry(value, patientId).resource as unknown as Observation;
const pageOf = (bundle: Bundle) => bundle.entry?.[0]?.resource as Composition;

describe('the values of lab reports in a summary', () => {
  it('keep the rules of FHIR and of the guide, whatever is known of them', () => {
    const summary = summaryOf([labValue(), inSi, inWords, below, bare]);
    expect(faultsOfDocument(summary)).toEqual([]);
    const results = pageOf(summary).section?.find(({ title }) => title === 'Results');
    expect(results?.entry).toHaveLength(5);
    expect(results?.text?.div).toContain('HbA1c: 7.1 %, range as printed 4.0 - 5.6, 2026-11-02');
    expect(pageOf(summary).text?.div).toContain('LOINC');
  });

  it('have their code, unit, range, mark and laboratory', () => {
    const { code, valueQuantity, referenceRange, interpretation, performer, effectiveDateTime } = observed(
      labValue(),
    );
    expect(code.coding?.[0]).toMatchObject({ system: 'http://loinc.org', code: '4548-4' });
    expect(valueQuantity).toEqual({
      ...{ value: 7.1, unit: '%', code: '%', system: 'http://unitsofmeasure.org' },
    });
    expect(referenceRange).toMatchObject([{ low: { value: 4 }, high: { value: 5.6 }, text: '4.0 - 5.6' }]);
    expect(interpretation?.[0]?.coding?.[0]?.code).toBe('H');
    expect(performer).toEqual([{ display: 'Example Diagnostics' }]);
    expect(effectiveDateTime).toBe('2026-11-02');
  });

  it('are in the unit that their code is of, and say as what they were printed', () => {
    const { code, valueQuantity, referenceRange, note } = observed(inSi);
    expect(code.coding?.[0]?.code).toBe('1558-6');
    expect(valueQuantity).toMatchObject({ code: 'mg/dL' });
    expect(valueQuantity?.value).toBeCloseTo(142.3, 1);
    expect(referenceRange?.[0]?.high).toMatchObject({ code: 'mg/dL' });
    // Its words are of the other unit.
    expect(referenceRange?.[0]?.text).toBeUndefined();
    expect(note?.[0]?.text).toBe('Printed as 7.9 mmol/L, range 3.9 - 5.5.');
  });

  it('are words or a bound where the page says so, and have no code that nobody knows', () => {
    expect(observed(inWords)).toMatchObject({
      code: { text: 'Widal <O>' },
      valueCodeableConcept: { text: 'negative' },
    });
    expect(observed(inWords).code.coding).toBeUndefined();
    expect(observed(inWords).interpretation).toBeUndefined();
    expect(observed(below).valueQuantity).toMatchObject({ value: 5, comparator: '<' });
    expect(observed(bare).valueQuantity).toEqual({ value: 3 });
  });

  it('are the latest of each test, without what the patient keeps to themselves unless they want it', () => {
    const older = labValue({ id: 'a', day: '2026-08-03', number: 7.6 });
    const secret = labValue({ id: 'z', day: '2026-11-20', number: 9.9, onlyYou: true });
    const values = [
      older,
      labValue(),
      secret,
      bare,
      { ...bare, id: 'l6', name: ' index ', day: '2026-11-03' },
    ];
    expect(latestOfTests(values).map(({ id }) => id)).toEqual(['l6', 'z']);
    const numbers = (bundle: Bundle) =>
      bundle.entry?.flatMap(({ resource }) =>
        resource?.resourceType === 'Observation' ? [resource.valueQuantity?.value] : [],
      );
    expect(numbers(summaryOf(values))).toEqual([3, 7.1]);
    expect(numbers(summaryOf(values, true))).toEqual([3, 9.9]);
  });
});
