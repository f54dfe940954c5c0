import { describe, expect, it } from '@jest/globals';
import { interpret } from '@nadi/domain/vital-signs/interpretation';
import { referenceBand } from '@nadi/domain/vital-signs/trend';
import type { Reading, Subject } from '@nadi/domain/vital-signs/vital-sign';
import { pressureBounds, pressureStatus, pulseBounds, sampleYear, statusOf } from './sample-year';

const adult: Subject = { dateOfBirth: '1972-03-14', gender: 'MALE', facts: [] };
const now = '2025-12-31T07:00:00+05:30';
const reading = (numbers: Partial<Reading>): Reading => ({
  type: 'pulse',
  unit: '/min',
  systolic: null,
  diastolic: null,
  value: null,
  timing: null,
  site: null,
  ...numbers,
});
const year = sampleYear();

describe('the year of the sample', () => {
  it('is each day of 2025, the same each time', () => {
    expect(year.map(({ date }) => date)).toEqual([...new Set(year.map(({ date }) => date))].sort());
    expect([year[0]?.date, year.at(-1)?.date, year.length]).toEqual(['2025-01-01', '2025-12-31', 365]);
    expect(sampleYear()).toEqual(year);
  });

  it('has days of which nothing is known, and doses for all', () => {
    expect(year.filter(({ pressure }) => pressure === null).length).toBeGreaterThan(20);
    expect(year.filter(({ steps }) => steps === null).length).toBeGreaterThan(14);
    for (const { doses } of year) {
      expect(doses.taken + doses.late + doses.missed).toBe(2);
      expect(doses.taken).toBeGreaterThanOrEqual(0);
    }
  });

  it('is drawn with the ranges by which readings are assessed', () => {
    for (const code of ['systolic', 'diastolic'] as const)
      expect(referenceBand('blood_pressure', code, adult, now)).toMatchObject(pressureBounds[code]);
    expect(referenceBand('pulse', 'value', adult, now)).toMatchObject(pulseBounds);
  });

  it('calls each reading what the rules call it', () => {
    for (const { pressure, pulse } of year) {
      if (pressure)
        expect(pressureStatus(pressure)).toBe(
          interpret(reading({ type: 'blood_pressure', unit: 'mm[Hg]', ...pressure }), adult, now).status,
        );
      if (pulse !== null)
        expect(statusOf(pulse, pulseBounds)).toBe(interpret(reading({ value: pulse }), adult, now).status);
    }
  });
});
