import { describe, expect, it } from '@jest/globals';
import { checkReading, toColumns } from './new-reading';

const now = new Date('2026-11-20T09:00:00Z');
const nobody = { dateOfBirth: null };
const weight = {
  type: 'weight',
  unit: '[lb_av]',
  value: 150,
  measuredAt: '2026-11-20T08:00:00+05:30',
} as const;

describe('a reading that is sent', () => {
  it('is of the moment that it names', () => {
    const { measured, faults } = checkReading(weight, nobody, now);
    expect(faults).toEqual([]);
    expect(measured).toEqual({ at: new Date('2026-11-20T02:30:00Z'), offset: 330 });
  });

  it('cannot be of a moment that does not exist, nor of one to come', () => {
    const codeOf = (measuredAt: string) => checkReading({ ...weight, measuredAt }, nobody, now).faults;
    expect(codeOf('2026-02-30T08:00:00Z')).toEqual([expect.objectContaining({ code: 'format' })]);
    expect(codeOf('2026-11-21T08:00:00Z')).toEqual([
      { pointer: '/body/measuredAt', code: 'future', message: 'Must not be in the future.' },
    ]);
  });

  it('has every fault at its field', () => {
    const upsideDown = {
      type: 'blood_pressure',
      unit: 'mm[Hg]',
      systolic: 80,
      diastolic: 120,
      measuredAt: '2027-01-01T00:00:00Z',
    } as const;
    const { faults } = checkReading(upsideDown, nobody, now);
    expect(faults.map(({ pointer }) => pointer)).toEqual(['/body/diastolic', '/body/measuredAt']);
  });
});

describe('the columns of a reading', () => {
  it('keep what was entered, and the value in the canonical unit beside it', () => {
    const { measured } = checkReading(weight, nobody, now);
    expect(toColumns(weight, measured)).toMatchObject({
      unit: '[lb_av]',
      value: 150,
      canonicalValue: 68.039,
      systolic: null,
      note: null,
      measuredOffset: 330,
    });
  });
});
