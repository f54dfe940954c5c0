import { describe, expect, it } from '@jest/globals';
import { compareCritical, criticalOf } from './critical-readings';
import { interpret } from './interpretation';
import type { Reading, Subject } from './vital-sign';

const now = new Date('2026-11-20T09:00:00+05:30');
const man: Subject = { dateOfBirth: '1972-03-14', gender: 'MALE', facts: [] };
const told = (reading: Reading, measuredAt: string, subject = man) => ({
  ...reading,
  measuredAt,
  interpretation: interpret(reading, subject, measuredAt),
});
const pressure = (systolic: number, diastolic: number): Reading => ({
  ...{ type: 'blood_pressure', unit: 'mm[Hg]', systolic, diastolic },
});
const glucose = (value: number): Reading => ({ type: 'glucose', unit: 'mg/dL', value, timing: 'random' });
const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * 3_600_000).toISOString();

describe('what is critical of a person', () => {
  it('is nothing where nothing is urgent, or it is of eight days ago or of tomorrow', () => {
    const crisis = pressure(186, 122);
    expect(criticalOf([told(pressure(118, 76), at(1))], now)).toBeNull();
    expect(criticalOf([told(crisis, at(7 * 24 + 1)), told(crisis, at(-24))], now)).toBeNull();
    expect(criticalOf([told(crisis, at(7 * 24 - 1))], now)?.readings).toHaveLength(1);
  });

  it('keeps both sides of a type, and a calm reading of later takes nothing back', () => {
    const [low, high, calm] = [
      told(glucose(45), at(30)),
      told(glucose(640), at(20)),
      told(glucose(100), at(1)),
    ];
    const found = criticalOf([calm, low, high], now)?.readings;
    expect(found).toHaveLength(2);
    expect(new Set(found)).toEqual(new Set([low, high]));
  });

  it('is of equals the newest', () => {
    const [older, newer] = [told(pressure(186, 122), at(9)), told(pressure(186, 122), at(2))];
    expect(criticalOf([older, newer], now)?.readings).toEqual([newer]);
  });

  it('takes an age and a pregnancy that are unknown for the worst that they may be', () => {
    const fever: Reading = { type: 'temperature', unit: 'Cel', value: 38.2 };
    expect(criticalOf([told(fever, at(1))], now)).toBeNull();
    const ageless = criticalOf([told(fever, at(1), { ...man, dateOfBirth: null })], now);
    expect(ageless?.readings[0]?.interpretation.worst.condition).toBe('under-three-months');
    const woman: Subject = { dateOfBirth: '1996-03-14', gender: 'FEMALE', facts: [] };
    const raised = criticalOf([told(pressure(144, 92), at(1), woman)], now);
    expect(raised?.readings[0]?.interpretation.worst.condition).toBe('pregnant-or-after-birth');
  });

  it('tells signs that are urgent together, though none is alone', () => {
    const signs = [
      told({ type: 'respiratory_rate', unit: '/min', value: 22 }, at(1)),
      told({ type: 'pulse', unit: '/min', value: 112 }, at(1)),
      told({ type: 'temperature', unit: 'Cel', value: 38.4 }, at(1)),
    ];
    const found = criticalOf(signs, now);
    expect(found?.together?.advice).toBe('emergency-if-symptoms');
    expect(new Set(found?.readings)).toEqual(new Set(signs));
  });

  it('orders people by severity, then by time', () => {
    const of = (reading: Reading, hoursAgo: number) => {
      const found = criticalOf([told(reading, at(hoursAgo))], now);
      if (!found) throw new Error('It is not critical.');
      return found;
    };
    const worst = of({ type: 'oxygen_saturation', unit: '%', value: 80 }, 40);
    const [older, newer] = [of(pressure(186, 122), 9), of(pressure(186, 122), 2)];
    expect([older, newer, worst].sort(compareCritical)).toEqual([worst, newer, older]);
  });
});
