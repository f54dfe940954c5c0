import { describe, expect, it } from '@jest/globals';
import { emptyReading } from './empty-reading';
import { changeOf, newReadingOf } from './request-of-draft';

const measuredAt = '2026-11-20T07:10:00+05:30';
const pressure = {
  ...emptyReading,
  type: 'blood_pressure',
  unit: 'mm[Hg]',
  measuredAt,
  systolic: 122,
  diastolic: 78,
} as const;
const glucose = { ...emptyReading, type: 'glucose', unit: 'mg/dL', measuredAt, value: 131 } as const;

describe('a new reading', () => {
  it('says only what was said', () => {
    expect(newReadingOf({ ...pressure, arm: 'left' })).toEqual({
      type: 'blood_pressure',
      unit: 'mm[Hg]',
      measuredAt,
      systolic: 122,
      diastolic: 78,
      arm: 'left',
    });
  });
});

describe('a change', () => {
  it('clears what goes with a blood pressure and was taken away, and never a number', () => {
    expect(changeOf(pressure)).toEqual({
      unit: 'mm[Hg]',
      measuredAt,
      systolic: 122,
      diastolic: 78,
      arm: null,
      posture: null,
      note: null,
    });
  });

  it('clears when a glucose was taken, which no other kind has', () => {
    expect(changeOf(glucose)).toEqual({ unit: 'mg/dL', measuredAt, value: 131, timing: null, note: null });
  });
});

describe('another unit', () => {
  it('goes with its number, never alone', () => {
    expect(changeOf({ ...glucose, unit: 'mmol/L', value: 7.3 }, glucose)).toMatchObject({
      unit: 'mmol/L',
      value: 7.3,
    });
  });
});

describe('where a temperature was taken', () => {
  const temperature = { ...emptyReading, type: 'temperature', unit: 'Cel', measuredAt, value: 38.2 } as const;

  it('goes with it, and can be taken back', () => {
    expect(newReadingOf({ ...temperature, site: 'ear' })).toMatchObject({ site: 'ear' });
    expect(changeOf(temperature)).toMatchObject({ value: 38.2, site: null });
    expect(changeOf(glucose)).not.toHaveProperty('site');
  });
});
