import { describe, expect, it } from '@jest/globals';
import { isArticleFor } from './article-fit';
import type { HealthFact } from './health-facts';
import { interpret } from './interpretation';
import type { Reading, Subject } from './vital-sign';

const at = '2026-11-20T07:10:00+05:30';
const born = (
  dateOfBirth: string,
  gender: Subject['gender'] = 'MALE',
  facts: HealthFact[] = [],
): Subject => ({
  dateOfBirth,
  gender,
  facts,
});
const man = born('1979-08-02');
const newborn = born('2026-11-08');
const child = born('2020-05-02');
const pregnant = born('1996-05-02', 'FEMALE', [
  { type: 'pregnant', from: '2026-09-01', to: null, metres: null },
]);

const pulse = (value: number): Reading => ({ type: 'pulse', unit: '/min', value });
const glucose = (value: number): Reading => ({ type: 'glucose', unit: 'mg/dL', value, timing: 'fasting' });
const breaths = (value: number): Reading => ({ type: 'respiratory_rate', unit: '/min', value });
const fever: Reading = { type: 'temperature', unit: 'Cel', value: 38.6 };
const pressure: Reading = { type: 'blood_pressure', unit: 'mm[Hg]', systolic: 150, diastolic: 95 };

describe('an article beside a reading', () => {
  it.each<[string, Reading, Subject, boolean]>([
    ['low-blood-sugar', glucose(240), man, false],
    ['low-blood-sugar', glucose(48), man, true],
    ['fast-pulse', pulse(72), man, false],
    ['fast-pulse', pulse(130), man, true],
    ['slow-pulse', pulse(130), man, false],
    ['fast-pulse', pulse(170), child, false],
    ['asthma', breaths(66), newborn, false],
    ['asthma', breaths(30), child, true],
    ['fever-in-adults', fever, child, false],
    ['fever-in-children', fever, child, true],
    ['fever-in-children', fever, man, false],
    ['blood-pressure-in-pregnancy', pressure, man, false],
    ['blood-pressure-in-pregnancy', pressure, pregnant, true],
    ['sugar-in-pregnancy', glucose(93), pregnant, true],
    ['sugar-in-pregnancy', glucose(93), man, false],
    ['blood-glucose-at-home', glucose(93), man, true],
  ])('%s, %j', (slug, reading, subject, expected) => {
    expect(isArticleFor(slug, { ...reading, interpretation: interpret(reading, subject, at) })).toBe(
      expected,
    );
  });
});
