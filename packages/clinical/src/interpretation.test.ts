import { describe, expect, it } from '@jest/globals';
import { interpret } from './interpretation';
import type { Reading, Subject } from './vital-sign';

const at = '2026-11-20T07:10:00+05:30';
const adult: Subject = { dateOfBirth: '1972-03-14', gender: 'FEMALE', pregnancy: 'not-pregnant' };
const child: Subject = { dateOfBirth: '2018-06-01', gender: 'FEMALE', pregnancy: 'not-pregnant' };
const unknown: Subject = { dateOfBirth: null, gender: null, pregnancy: 'unknown' };
const pregnant: Subject = { dateOfBirth: '1996-01-01', gender: 'FEMALE', pregnancy: 'pregnant' };
const perhapsPregnant: Subject = { ...pregnant, pregnancy: 'unknown' };

const bp = (systolic: number, diastolic: number): Reading => ({
  type: 'blood_pressure',
  unit: 'mm[Hg]',
  systolic,
  diastolic,
});
const glucose = (value: number, timing: Reading['timing'], unit: Reading['unit'] = 'mg/dL'): Reading => ({
  type: 'glucose',
  unit,
  value,
  timing,
});
const status = (reading: Reading, subject = adult) => {
  const { status, reason } = interpret(reading, subject, at);
  return reason ? `${status}: ${reason}` : status;
};

describe('blood pressure', () => {
  it.each([
    [bp(122, 78), 'in-range'],
    [bp(134, 84), 'in-range'],
    [bp(135, 80), 'high'],
    [bp(120, 85), 'high'],
    [bp(150, 55), 'high'],
    [bp(89, 60), 'low'],
    [bp(90, 59), 'low'],
    [bp(179, 119), 'high'],
    [bp(180, 90), 'critical'],
    [bp(140, 120), 'critical'],
  ])('%j is %s in an adult', (reading, expected) => {
    expect(status(reading)).toBe(expected);
  });

  it('is not assessed where the range for adults does not hold', () => {
    expect(status(bp(122, 78), child)).toBe('not-assessed: child');
    expect(status(bp(122, 78), unknown)).toBe('not-assessed: age-unknown');
    expect(status(bp(122, 78), pregnant)).toBe('not-assessed: pregnancy');
    expect(status(bp(122, 78), perhapsPregnant)).toBe('not-assessed: pregnancy-unknown');
  });

  it('is critical for everyone above 180 / 120, and in pregnancy from 160 / 110', () => {
    expect(status(bp(184, 121), unknown)).toBe('critical');
    expect(status(bp(160, 90), pregnant)).toBe('critical');
    expect(status(bp(160, 90), adult)).toBe('high');
  });

  it('names its source', () => {
    expect(interpret(bp(122, 78), adult, at)).toMatchObject({
      range: '90 / 60 to 134 / 84 mmHg',
      source: { title: expect.stringContaining('NG136') },
    });
  });
});

describe('glucose', () => {
  it.each([
    [glucose(99, 'fasting'), 'in-range'],
    [glucose(100, 'fasting'), 'high'],
    [glucose(139, 'after-meal'), 'in-range'],
    [glucose(140, 'after-meal'), 'high'],
    [glucose(139, 'random'), 'in-range'],
    [glucose(150, 'random'), 'not-assessed: no-range'],
    [glucose(200, 'random'), 'high'],
    [glucose(131, 'unknown'), 'not-assessed: timing-unknown'],
    [glucose(69, 'unknown'), 'low'],
    [glucose(53, 'unknown'), 'critical'],
    [glucose(2.9, 'fasting', 'mmol/L'), 'critical'],
    [glucose(3.0, 'fasting', 'mmol/L'), 'low'],
    [glucose(300, 'after-meal'), 'critical'],
  ])('%j is %s in an adult', (reading, expected) => {
    expect(status(reading)).toBe(expected);
  });

  it('is not assessed in pregnancy unless it is critical', () => {
    expect(status(glucose(95, 'fasting'), pregnant)).toBe('not-assessed: pregnancy');
    expect(status(glucose(50, 'fasting'), pregnant)).toBe('critical');
  });
});

describe('the others', () => {
  it.each<[Reading, string]>([
    [{ type: 'pulse', unit: '/min', value: 58 }, 'low'],
    [{ type: 'pulse', unit: '/min', value: 60 }, 'in-range'],
    [{ type: 'pulse', unit: '/min', value: 131 }, 'critical'],
    [{ type: 'oxygen_saturation', unit: '%', value: 96 }, 'in-range'],
    [{ type: 'oxygen_saturation', unit: '%', value: 92 }, 'low'],
    [{ type: 'oxygen_saturation', unit: '%', value: 91 }, 'critical'],
    [{ type: 'temperature', unit: 'Cel', value: 38 }, 'in-range'],
    [{ type: 'temperature', unit: '[degF]', value: 100.4 }, 'in-range'],
    [{ type: 'temperature', unit: '[degF]', value: 104 }, 'critical'],
    [{ type: 'respiratory_rate', unit: '/min', value: 21 }, 'high'],
    [{ type: 'weight', unit: 'kg', value: 68 }, 'not-assessed: no-range'],
  ])('%j is %s in an adult', (reading, expected) => {
    expect(status(reading)).toBe(expected);
  });

  it('does not call the fast pulse of a small child critical', () => {
    expect(status({ type: 'pulse', unit: '/min', value: 135 }, child)).toBe('not-assessed: child');
  });

  it('calls low oxygen critical in a child too', () => {
    expect(status({ type: 'oxygen_saturation', unit: '%', value: 88 }, child)).toBe('critical');
  });
});
