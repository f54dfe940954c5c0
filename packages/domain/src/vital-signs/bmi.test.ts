import { describe, expect, it } from '@jest/globals';
import { bmiOf } from './bmi';
import type { Subject } from './vital-sign';

const at = '2026-11-20T07:02:00+05:30';
const man: Subject = { dateOfBirth: '1979-08-02', gender: 'MALE', facts: [] };
const woman: Subject = { ...man, dateOfBirth: '1996-05-02', gender: 'FEMALE' };
const of = (weight: number | null, height: number | null, subject = man) =>
  bmiOf({ weight, height }, subject, at);

describe('the body mass index', () => {
  it('is the weight by the square of the height, to one decimal', () => {
    expect(of(71.2, 158)).toMatchObject({ isKnown: true, value: 28.5, height: 158, group: 'overweight' });
  });

  it.each([
    [18.4, 'underweight', null],
    [18.5, 'usual', null],
    [22.9, 'usual', null],
    [23, 'usual', 23],
    [24.9, 'usual', 23],
    [25, 'overweight', 23],
    [27.5, 'overweight', 27.5],
    [30, 'obesity', 27.5],
    [38, 'obesity', 37.5],
  ])('of %d is %s, with the Asian point %s', (value, group, asianPoint) => {
    expect(of(value, 100)).toMatchObject({ value, group, asianPoint });
  });

  it('names the publications of its cut-offs', () => {
    const bmi = of(70, 170);
    expect(bmi.isKnown && bmi.sources.map(({ url }) => url)).toEqual([
      expect.stringContaining('who.int'),
      expect.stringContaining('S0140-6736(03)15268-3'),
    ]);
  });

  it('is not told where something is unknown', () => {
    expect(of(null, 170)).toEqual({ isKnown: false, because: 'no-weight' });
    expect(of(70, null)).toEqual({ isKnown: false, because: 'no-height' });
    expect(of(70, 0)).toEqual({ isKnown: false, because: 'no-height' });
    expect(of(70, 170, { ...man, dateOfBirth: null })).toEqual({ isKnown: false, because: 'no-age' });
  });

  it('is told of adults alone', () => {
    expect(of(70, 170, { ...man, dateOfBirth: '2006-11-21' })).toEqual({ isKnown: false, because: 'young' });
    expect(of(70, 170, { ...man, dateOfBirth: '2006-11-20' })).toMatchObject({ isKnown: true });
  });

  it('is not told in pregnancy, nor while it is not known', () => {
    const fact = (type: 'pregnant' | 'not-pregnant') => ({
      type,
      from: '2026-10-01',
      to: null,
      metres: null,
    });
    expect(of(70, 170, woman)).toEqual({ isKnown: false, because: 'maybe-pregnant' });
    expect(of(70, 170, { ...woman, facts: [fact('pregnant')] })).toEqual({
      isKnown: false,
      because: 'pregnant',
    });
    expect(of(70, 170, { ...woman, facts: [fact('not-pregnant')] })).toMatchObject({ isKnown: true });
  });
});
