import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { analyteOf } from './dictionary';
import type { Page, Word } from './page';
import { readLabs } from './read-labs';
import type { LabReport } from './result';
import { unitLabel } from './unit-label';
import { toCanonical } from './units';

type Printed = { name: string; value: string; unit: string; range: string; flag?: string };

/** A page of a plain table, in letters of ten units: name, value, unit, range. */
function pageOf(
  rows: readonly Printed[],
  confidence = 0.96,
  more: readonly string[] = ['Collected: 18-Nov-2026'],
): Page {
  const words: Word[] = [];
  const put = (text: string, x: number, line: number) => {
    let at = x;
    for (const part of text.split(' ').filter(Boolean)) {
      words.push({
        text: part,
        confidence,
        box: { x: at, y: 40 + line * 20, width: part.length * 6, height: 10 },
      });
      at += part.length * 6 + 3;
    }
  };
  for (const [at, text] of more.entries()) put(text, 10, at);
  const head = more.length + 1;
  for (const [text, x] of [
    ['TEST', 10],
    ['RESULT', 300],
    ['UNIT', 400],
    ['REF. RANGE', 500],
  ] as const)
    put(text, x, head);
  for (const [at, row] of rows.entries()) {
    put(row.name, 10, head + 1 + at);
    put(`${row.value} ${row.flag ?? ''}`, 300, head + 1 + at);
    put(row.unit, 400, head + 1 + at);
    put(row.range, 500, head + 1 + at);
  }
  return { width: 700, height: 1000, words };
}

const hba1c = { name: 'HbA1c', value: '7.1', unit: '%', range: '4.0 - 5.6' };
const glucose = { name: 'Glucose, Fasting', value: '142', unit: 'mg/dL', range: '70 - 99' };
const kinds = (report: LabReport, id: string) =>
  report.results
    .filter(({ analyte }) => analyte === id)
    .flatMap(({ doubts }) => doubts.map(({ kind }) => kind));
const readOne = (row: Printed, confidence = 1) => readLabs([pageOf([row, glucose], confidence)]);

describe('reading a report', () => {
  it('takes what is plain as it stands, and says where it stands', () => {
    const report = readLabs([pageOf([hba1c, glucose], 1)]);
    expect(report.doubts).toEqual([]);
    expect(report.results).toMatchObject([
      {
        analyte: 'hba1c',
        unit: '%',
        range: { low: 4, high: 5.6 },
        doubts: [],
        valuePart: { box: { x: 300 } },
      },
      { analyte: 'glucose-fasting', value: { number: 142 }, unit: 'mg/dL', doubts: [] },
    ]);
  });

  it.each([
    ['a point that was lost', { ...hba1c, value: '71' }, 0.96, ['implausible', 'point-lost', 'range-unsure']],
    ['letters that are not sure', hba1c, 0.5, ['low-confidence']],
    ['no unit', { ...hba1c, unit: '' }, 1, ['unit-missing']],
    ['a unit that nobody measures it in', { ...hba1c, unit: 'mg/dL' }, 1, ['unit-unknown']],
    ['a unit that we do not know', { ...hba1c, unit: 'mq/dl' }, 1, ['unit-unknown']],
    ['a flag that says otherwise', { ...hba1c, flag: 'L' }, 1, ['flag-contradicts-range']],
    ['two numbers', { ...hba1c, value: '7.1 6.8' }, 1, ['two-values']],
    ['a name with a word too many', { ...hba1c, name: 'HbA1c variant' }, 1, ['name-unsure']],
  ])('doubts %s', (_, row, confidence, expected) => {
    expect(kinds(readOne(row, confidence), 'hba1c')).toEqual(expect.arrayContaining(expected));
  });

  it('doubts what stands twice, and a report without a date or with two people', () => {
    const twice = readLabs([pageOf([hba1c, { ...hba1c, value: '7.4' }], 1)]);
    expect(kinds(twice, 'hba1c')).toEqual(['duplicate', 'duplicate']);
    expect(readLabs([pageOf([hba1c], 1, [])]).doubts).toEqual(['date-missing']);
    expect(readLabs([pageOf([hba1c], 1, ['Date: 03/04/2026'])]).doubts).toEqual(['date-unsure']);
    const pages = ['RAVI EXAMPLE', 'MEERA SAMPLE'].map((name) =>
      pageOf([hba1c], 1, [`Name: ${name}`, 'Date: 13/04/2026']),
    );
    expect(readLabs(pages).doubts).toEqual(['two-people']);
  });

  it('gives an unknown name, never a guess', () => {
    const report = readOne({ name: 'Factor XQ Activity', value: '88', unit: '%', range: '50 - 150' });
    expect(report.results[0]).toMatchObject({ analyte: null, name: { text: 'Factor XQ Activity' } });
    expect(report.results[0]?.doubts).toContainEqual({ kind: 'name-unknown' });
  });

  it('shows a known name whose value cannot be read', () => {
    const report = readOne({ name: 'Vitamin B12', value: '2~', unit: 'pg/mL', range: '' });
    expect(report.lines).toContainEqual(
      expect.objectContaining({ kind: 'unread', text: 'Vitamin B12 2~ pg/mL' }),
    );
  });

  it('takes no result from a sentence', () => {
    const report = readLabs([
      pageOf([hba1c], 1, ['Date: 13/04/2026', 'HbA1c of 6.5 % or more on two days suggests diabetes']),
    ]);
    expect(report.results).toHaveLength(1);
  });

  it('drops no word', () => {
    const word = fc.oneof(
      fc.constantFrom(
        'HbA1c',
        '7.1',
        '%',
        'Glucose',
        '<',
        '142',
        'mg/dL',
        '4.0-5.6',
        'H',
        'Name:',
        '13/04/2026',
        'TEST',
        'RESULT',
        'Urine',
        'Negative',
      ),
      fc.string({ unit: fc.constantFrom('a', 'Z', '7', '.', '-', '(', 'अ'), minLength: 1, maxLength: 7 }),
    );
    const words = fc.array(fc.record({ text: word, x: fc.nat(600), line: fc.nat(12) }), { maxLength: 40 });
    fc.assert(
      fc.property(words, (list) => {
        const page = {
          width: 700,
          height: 400,
          words: list.map(({ text, x, line }) => ({
            text,
            confidence: 1,
            box: { x, y: line * 20, width: text.length * 6, height: 10 },
          })),
        };
        const { results, lines } = readLabs([page]);
        const shown = [
          ...lines.map(({ text }) => text),
          ...results.flatMap(({ name, valuePart, unitPart, rangePart, flagPart }) =>
            [name, valuePart, unitPart, rangePart, flagPart].map((part) => part?.text ?? ''),
          ),
        ]
          // A word may hold a figure and its unit.
          .join('')
          .replaceAll(' ', '');
        for (const { text } of list)
          if (/[a-zअ\d]/i.test(text)) expect(shown).toContain(text.replace(/^[|[\]{}]+|[|{}]+$/g, ''));
      }),
      {
        examples: [
          [
            [
              { text: 'aa', x: 2, line: 6 },
              { text: '4.0-5.6', x: 1, line: 6 },
              { text: 'Glucose', x: 0, line: 6 },
            ],
          ],
        ],
      },
    );
  });
});

describe('no wrong value without a doubt', () => {
  const cases = (
    [
      ['hemoglobin', 'Haemoglobin', '13.0 - 17.0', 1],
      ['creatinine', 'Creatinine', '0.70 - 1.30', 2],
      ['hba1c', 'HbA1c', '4.0 - 5.6', 1],
      ['potassium', 'Potassium', '3.5 - 5.1', 1],
      ['calcium', 'Calcium', '8.6 - 10.2', 1],
      ['tsh', 'TSH', '0.27 - 4.20', 2],
      ['ferritin', 'Ferritin', '30.0 - 400.0', 1],
      ['crp', 'CRP', '< 5.0', 1],
      ['vitamin-d', 'Vitamin D Total', '30.0 - 100.0', 1],
      ['albumin', 'Albumin', '3.50 - 5.20', 2],
      ['prothrombin-time', 'Prothrombin Time', '11.0 - 13.5', 1],
    ] as const
  ).map(([id, name, range, decimals]) => {
    const analyte = analyteOf(id);
    if (!analyte?.limits) throw new Error(id);
    return {
      analyte,
      limits: analyte.limits,
      name,
      range,
      decimals,
      unit: unitLabel(Object.keys(analyte.units)[0] ?? ''),
    };
  });
  const printed = fc.constantFrom(...cases).chain((one) =>
    fc
      .double({
        min: Math.max(one.limits[0], 10 ** -one.decimals),
        max: Math.min(one.limits[1], 60),
        noNaN: true,
      })
      .map((value) => ({ ...one, value: value.toFixed(one.decimals) })),
  );
  const withDigit = (value: string, at: number, digit: number) => {
    const places = [...value].flatMap((letter, place) => (/\d/.test(letter) ? [place] : []));
    const place = places[at % places.length] ?? 0;
    return value.slice(0, place) + digit + value.slice(place + 1);
  };
  const isWrongAndSure = (report: LabReport, id: string, value: string) =>
    report.results.some(
      (one) =>
        one.analyte === id &&
        one.value.kind === 'figure' &&
        one.value.number !== Number(value) &&
        one.doubts.length === 0,
    );

  it('when a figure was read wrongly by a reader that was not sure', () => {
    fc.assert(
      fc.property(
        printed,
        fc.nat(8),
        fc.nat(9),
        fc.double({ min: 0, max: 0.79, noNaN: true }),
        (one, at, digit, confidence) => {
          const page = pageOf([{ ...one, value: withDigit(one.value, at, digit) }, glucose]);
          const words = page.words.map((word) => (word.box.x === 300 ? { ...word, confidence } : word));
          expect(isWrongAndSure(readLabs([{ ...page, words }]), one.analyte.id, one.value)).toBe(false);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('when a sure reader lost the point of the value, of the range, or of both', () => {
    fc.assert(
      fc.property(printed, fc.constantFrom('value', 'both'), (one, lost) => {
        const value = one.value.replace('.', '');
        const range = lost === 'both' ? one.range.replaceAll('.', '') : one.range;
        expect(isWrongAndSure(readOne({ ...one, value, range }, 0.97), one.analyte.id, one.value)).toBe(
          false,
        );
      }),
      { numRuns: 300 },
    );
  });

  it('when two readings of the same place differ', () => {
    fc.assert(
      fc.property(printed, fc.nat(8), fc.nat(9), (one, at, digit) => {
        const wrong = withDigit(one.value, at, digit);
        const page = pageOf([{ ...one, value: wrong }, glucose]);
        const words = page.words.map((word) =>
          word.text === wrong && wrong !== one.value ? { ...word, otherwise: one.value } : word,
        );
        expect(isWrongAndSure(readLabs([{ ...page, words }]), one.analyte.id, one.value)).toBe(false);
      }),
    );
  });

  it('when a wrong figure leaves what is possible', () => {
    fc.assert(
      fc.property(printed, fc.nat(8), fc.nat(9), (one, at, digit) => {
        const value = withDigit(one.value, at, digit) + '0'.repeat(3);
        const canonical =
          toCanonical(one.analyte, Number(value), Object.keys(one.analyte.units)[0] ?? '') ?? 0;
        fc.pre(canonical > one.limits[1]);
        expect(isWrongAndSure(readOne({ ...one, value }, 1), one.analyte.id, one.value)).toBe(false);
      }),
    );
  });
});
