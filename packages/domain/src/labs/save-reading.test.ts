import { describe, expect, it } from '@jest/globals';
import type { ReadContent, ReadResult } from './reading';
import { type Decision, decisionFaults, observationsOf, saveFaults, undecided } from './save-reading';

const box = { left: 0.4, top: 0.2, width: 0.1, height: 0.02 };

const result = (changes: Partial<ReadResult> = {}): ReadResult => ({
  ...{ page: 0, box, analyte: 'glucose-fasting', name: 'FBS', label: 'Glucose, fasting', loinc: '1558-6' },
  ...{ loincName: null, text: '142', comparator: '', number: 142, words: null },
  ...{ unit: 'mg/dL', unitText: 'mg/dl', rangeText: '70 - 99', low: 70, high: 99 },
  ...{ standing: 'above', flag: 'high', doubts: [] },
  ...changes,
});
const doubtful = result({
  ...{ analyte: 'hba1c', name: 'HbA1c', label: 'HbA1c', loinc: '4548-4', text: '71', number: 71 },
  ...{ unit: '%', rangeText: '4.0 - 5.6', low: 4, high: 5.6 },
  doubts: [{ kind: 'point-lost', texts: ['7.1'] }],
});
const read: Pick<ReadContent, 'results' | 'lines' | 'doubts'> = {
  results: [result(), doubtful],
  lines: [{ page: 1, box, kind: 'unread', text: 'Vitamin B12 2~~ pg/mL' }],
  doubts: [],
};
const says = (analyte: string | null, number: number | null, unit: string | null) =>
  ({ analyte, comparator: '', number, words: null, unit }) as const;
const corrected: Decision = { kind: 'corrected', place: 1, value: says('hba1c', 7.1, '%') };
const now = new Date('2026-11-18T09:00:00Z');
const said = (changes: object = {}) => ({
  decisions: [corrected],
  day: '2026-11-17',
  isOfMe: false,
  ...changes,
});
const codes = (faults: readonly { code: string }[]) => faults.map(({ code }) => code);

describe('decisions about a report', () => {
  it.each<[string, Decision, string]>([
    ['a place that is not there', { kind: 'as-read', place: 2, value: null }, 'unknown'],
    ['no place', { kind: 'left-out', place: null, value: null }, 'unknown'],
    ['a line that is not there', { kind: 'typed', place: 1, value: says('hba1c', 7, '%') }, 'unknown'],
    ['a value of what is as read', { kind: 'as-read', place: 0, value: says('hba1c', 7, '%') }, 'value'],
    ['no value of what is corrected', { kind: 'corrected', place: 0, value: null }, 'value'],
    ['no number and no words', { kind: 'corrected', place: 0, value: says('hba1c', null, '%') }, 'value'],
    ['a typed value of nothing', { kind: 'typed', place: null, value: says(null, 7, '%') }, 'unknown'],
    ['a unit of another analyte', { kind: 'typed', place: 0, value: says('hba1c', 7, 'mg/dL') }, 'unit'],
    [
      'a range that ends before it begins',
      { kind: 'typed', place: null, value: { ...says('hba1c', 7, '%'), low: 5.6, high: 4 } },
      'range',
    ],
    ['no unit where one is needed', { kind: 'corrected', place: 1, value: says('hba1c', 7, null) }, 'unit'],
  ])('are refused with %s', (_, decision, code) => {
    expect(codes(decisionFaults(read, [decision]))).toEqual([code]);
    // None of it may be saved either.
    expect(codes(saveFaults(read, said({ decisions: [decision, corrected] }), now))).toContain(code);
  });

  it('are taken once for each value; several values may be typed of no line', () => {
    expect(codes(decisionFaults(read, [corrected, { ...corrected, kind: 'left-out', value: null }]))).toEqual(
      ['twice'],
    );
    const typed: Decision = { kind: 'typed', place: null, value: says('tsh', 2.4, 'u[IU]/mL') };
    expect(decisionFaults(read, [typed, typed])).toEqual([]);
    // A line and a result may have the same place.
    expect(
      decisionFaults(read, [
        { kind: 'as-read', place: 0, value: null },
        { ...typed, place: 0 },
      ]),
    ).toEqual([]);
  });
});

describe('saving a report', () => {
  it('waits for each doubtful value, whatever else was decided', () => {
    expect(undecided(read, [])).toEqual([1]);
    expect(codes(saveFaults(read, said({ decisions: [] }), now))).toEqual(['undecided']);
    // A value that was typed of the line with the same place decides nothing about the result.
    const typed: Decision = { kind: 'typed', place: 0, value: says('hba1c', 7.1, '%') };
    const ofLine = { ...read, results: [doubtful] };
    expect(undecided(ofLine, [typed])).toEqual([0]);
    for (const kind of ['as-read', 'left-out'] as const)
      expect(saveFaults(read, said({ decisions: [{ kind, place: 1, value: null }] }), now)).toEqual([]);
    expect(saveFaults(read, said(), now)).toEqual([]);
  });

  it('needs a day that has come, and a word about two names', () => {
    expect(codes(saveFaults(read, said({ day: null }), now))).toEqual(['day-missing']);
    expect(codes(saveFaults(read, said({ day: '2026-11-20' }), now))).toEqual(['future']);
    const ofTwo = { ...read, doubts: ['two-people' as const] };
    expect(codes(saveFaults(ofTwo, said(), now))).toEqual(['two-people']);
    expect(saveFaults(ofTwo, said({ isOfMe: true }), now)).toEqual([]);
  });
});

describe('what counts once it is saved', () => {
  const saved = (...decisions: Decision[]) => observationsOf(read, { decisions });

  it('is each value as it was read, with its place, unless the person said otherwise', () => {
    const [glucose, hba1c] = saved({ kind: 'as-read', place: 1, value: null });
    expect(glucose).toMatchObject({ analyte: 'glucose-fasting', number: 142, flag: 'high', origin: 'read' });
    expect(glucose).toMatchObject({ page: 0, box, standing: 'above' });
    expect(hba1c).toMatchObject({ number: 71, origin: 'read' });
    expect(saved({ kind: 'left-out', place: 1, value: null })).toHaveLength(1);
  });

  it('has the range of the page for a corrected value in the unit of the page, and is placed in it anew', () => {
    expect(saved(corrected)[1]).toMatchObject({
      ...{ number: 7.1, low: 4, high: 5.6, rangeText: '4.0 - 5.6', standing: 'above' },
      ...{ flag: null, origin: 'corrected', loinc: '4548-4', page: 0, box },
    });
    const inRange: Decision = { ...corrected, value: says('hba1c', 5.2, '%') };
    expect(saved(inRange)[1]).toMatchObject({ standing: 'inside', flag: null });
  });

  it('has no range for a value whose unit was corrected: it was printed for another', () => {
    const inSi: Decision = { ...corrected, value: says('hba1c', 54, 'mmol/mol') };
    expect(saved(inSi)[1]).toMatchObject({
      ...{ number: 54, unit: 'mmol/mol', low: null, high: null, rangeText: null, standing: null },
    });
  });

  it('is named by the page where a corrected value is none of our analytes', () => {
    const other: Decision = { ...corrected, value: says(null, 3, 'mg/dL') };
    expect(saved(other)[1]).toMatchObject({ analyte: null, name: 'HbA1c', loinc: null });
  });

  it('has what was typed, with the place of its line, and no range of its own', () => {
    const [, , typed, loose] = saved(
      corrected,
      { kind: 'typed', place: 0, value: says('vitamin-b12', 214, 'pg/mL') },
      { kind: 'typed', place: null, value: says('tsh', 2.4, 'u[IU]/mL') },
    );
    expect(typed).toMatchObject({ analyte: 'vitamin-b12', number: 214, page: 1, box, origin: 'typed' });
    expect(typed).toMatchObject({ low: null, high: null, standing: null, flag: null });
    expect(loose).toMatchObject({ analyte: 'tsh', page: null, box: null });
  });

  it.each([
    [{ low: 4, high: 5.6 }, '4 - 5.6', 'above'],
    [{ low: null, high: 5.6 }, 'up to 5.6', 'above'],
    [{ low: 4, high: null }, 'from 4', 'inside'],
    [{ low: 4 }, 'from 4', 'inside'],
    [{ low: 6.2, high: 9 }, '6.2 - 9', 'below'],
    // Zero is an end like any other.
    [{ low: 0, high: null }, 'from 0', 'inside'],
  ])('has the range that was typed with it: %j', (range, rangeText, standing) => {
    const value = { ...says('hba1c', 6.1, '%'), ...range };
    const [, corrected, typed] = saved(
      { kind: 'corrected', place: 1, value },
      { kind: 'typed', place: null, value },
    );
    for (const one of [corrected, typed]) expect(one).toMatchObject({ ...range, rangeText, standing });
  });
});
