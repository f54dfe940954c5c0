import { describe, expect, it } from '@jest/globals';
import type { GlucoseTiming } from '../vital-signs/vital-sign';
import { findInsights } from './find-insights';
import { type InsightLabValue, perType } from './input';
import { inputOf, readingBefore } from './test/input-of';

const adult = { dateOfBirth: '1975-03-01', gender: 'MALE' as const, facts: [] };
const glucose = (days: number, value: number, timing: GlucoseTiming = 'fasting') =>
  readingBefore(days * 24 + 1, { type: 'glucose', unit: 'mg/dL', value, timing }, adult);
const runsOf = (recent: ReturnType<typeof glucose>[]) =>
  findInsights(inputOf({ recent })).statements.filter(({ rule }) => rule === 'run-out-of-range');

describe('a run out of range', () => {
  it('is three readings on three days without one in range since', () => {
    const [run] = runsOf([glucose(0, 180), glucose(1, 190), glucose(2, 185), glucose(3, 90)]);
    expect(run).toMatchObject({ key: 'run-glucose-high', level: 'attention', status: 'high' });
    expect(run?.text).toMatch(/^All 3 readings that could be assessed .* are above the range, on 3 days\./);
    expect(run?.chart?.points.map(({ value }) => value)).toEqual([185, 190, 180]);
    expect(run?.sources.length).toBeGreaterThan(0);
  });

  it('is none on fewer days, after a reading in range, or with both directions', () => {
    expect(runsOf([glucose(0, 180), glucose(0.1, 190), glucose(1, 185)])).toEqual([]);
    expect(runsOf([glucose(0, 90), glucose(1, 190), glucose(2, 185), glucose(3, 180)])).toEqual([]);
    expect(runsOf([glucose(0, 180), glucose(1, 60), glucose(2, 185)])).toEqual([]);
  });

  it('counts glucose of an untold time where all ranges agree, and the rest as unknown', () => {
    const [run] = runsOf([
      glucose(0, 320, 'unknown'),
      glucose(1, 310, 'unknown'),
      glucose(2, 90, 'unknown'),
      glucose(3, 330),
    ]);
    expect(
      run === undefined || run.figures.some(({ label }) => label.includes('could not be assessed')),
    ).toBe(true);
    expect(
      runsOf([glucose(0, 320, 'unknown'), glucose(1, 310, 'unknown'), glucose(2, 330, 'unknown')]),
    ).toHaveLength(1);
  });

  it('is unknown if as many readings as are looked at are of fewer days', () => {
    const recent = Array.from({ length: perType }, (_, index) => glucose(index / 100, 320, 'random'));
    const { statements, unknowns } = findInsights(inputOf({ recent }));
    expect(statements).toEqual([]);
    expect(unknowns).toContainEqual(
      expect.objectContaining({ id: 'run-glucose', text: expect.stringContaining('60 readings') }),
    );
  });

  it('says "below" if its readings are low, and names critical ones', () => {
    const [run] = runsOf([glucose(0, 45), glucose(1, 60), glucose(2, 62)]);
    expect(run).toMatchObject({ key: 'run-glucose-low', status: 'critical', level: 'urgent' });
    expect(run?.title).toContain('below range');
    expect(run?.text).toContain('1 of them is critical');
  });
});

describe('doses', () => {
  const taking = (
    adherence: { planned: number; taken: number; skipped: number; notRecorded: number } | null,
  ) => {
    const medicines = [{ id: 'm', name: 'Metformin', adherence }];
    const { statements, unknowns } = findInsights(inputOf({ medicines }));
    return { said: statements.map(({ key }) => key), unknown: unknowns.map(({ id }) => id) };
  };

  it('without any record are unknown, and not missed', () => {
    expect(taking({ planned: 28, taken: 0, skipped: 0, notRecorded: 28 })).toMatchObject({
      said: [],
      unknown: expect.arrayContaining(['doses-m']),
    });
  });

  it('are told from three gaps on, and never as missed', () => {
    expect(taking({ planned: 28, taken: 26, skipped: 1, notRecorded: 1 }).said).toEqual([]);
    const { statements } = findInsights(
      inputOf({
        medicines: [
          { id: 'm', name: 'Metformin', adherence: { planned: 28, taken: 24, skipped: 1, notRecorded: 3 } },
        ],
      }),
    );
    expect(statements[0]?.text).toContain('A dose without a record may have been taken.');
    expect(statements[0]?.title).not.toMatch(/missed/);
  });

  it('are not counted if the medicine is taken as needed', () => {
    expect(taking(null)).toMatchObject({ said: [] });
  });
});

describe('values of laboratories', () => {
  const value = (more: Partial<InsightLabValue>): InsightLabValue => ({
    ...{
      id: 'v',
      recordId: 'r',
      name: 'Potassium',
      comparator: '',
      number: 2.6,
      words: null,
      unit: 'mmol/L',
    },
    ...{
      low: 3.5,
      high: 5.1,
      rangeText: '3.5-5.1',
      standing: 'below',
      flag: null,
      day: '2026-11-10',
      ...more,
    },
  });
  const said = (...labValues: InsightLabValue[]) => findInsights(inputOf({ labValues })).statements;

  it('outside of the printed range are told with their direction, one statement for each report', () => {
    const [one, ...others] = said(
      value({}),
      value({ id: 'w', name: 'Sodium', number: 150, standing: 'above' }),
    );
    expect(others).toEqual([]);
    expect(one?.text).toContain(
      'Potassium 2.6 mmol/L, below the printed range (3.5-5.1); Sodium 150 mmol/L, above',
    );
    expect(one?.steps.join(' ')).toContain('112');
  });

  it('inside, without a range, or older than a year are not', () => {
    expect(
      said(value({ standing: 'inside' }), value({ standing: null }), value({ day: '2025-10-01' })),
    ).toEqual([]);
  });

  it('are cut to the length that the contract takes, without half a character', () => {
    const name = `${'x'.repeat(150)}\u{1F600}`.repeat(2);
    const [one] = said(...Array.from({ length: 20 }, (_, index) => value({ id: `v${index}`, name })));
    expect(one?.text.length).toBeLessThanOrEqual(2000);
    for (const { label } of one?.evidence ?? []) expect(label.length).toBeLessThanOrEqual(300);
    expect(JSON.stringify(one)).not.toMatch(/\\ud83d(?!\\ude00)/i);
  });

  it('are said to be unknown without a range or mark', () => {
    const reactive = value({ name: 'HIV', number: null, words: 'Reactive', standing: null, rangeText: null });
    const { statements, unknowns } = findInsights(inputOf({ labValues: [reactive] }));
    expect(statements).toEqual([]);
    expect(unknowns).toContainEqual(expect.objectContaining({ text: expect.stringContaining('HIV') }));
  });

  it('are told if the laboratory marked them and printed no range', () => {
    expect(said(value({ standing: null, flag: 'low' }))[0]?.text).toContain('marked low on the report');
    expect(said(value({ flag: 'abnormal' }))[0]?.text).toContain('marked abnormal or critical');
  });
});

it('says nothing of a record of which nothing is known, and says what is not known', () => {
  const { statements, unknowns } = findInsights(inputOf({}));
  expect(statements).toEqual([]);
  expect(unknowns).toEqual([expect.objectContaining({ id: 'no-readings' })]);
});
