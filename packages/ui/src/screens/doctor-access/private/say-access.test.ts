import { describe, expect, it } from '@jest/globals';
import { clock, emergency, granted } from '../test/sample-patients';
import { ageAt, sayAccess, sayLeft, sayTimeLeft } from './say-access';

describe('how long is left', () => {
  it.each([
    ['2026-11-30T23:59:00+05:30', '10 days left'],
    ['2026-11-22T09:00:00+05:30', '2 days left'],
    ['2026-11-22T08:59:00+05:30', '47 hours left'],
    ['2026-11-20T10:59:00+05:30', '119 minutes left'],
    ['2026-11-20T09:01:59+05:30', '1 minute left'],
    ['2026-11-19T09:00:00+05:30', '0 minutes left'],
  ])('until %s is %s', (until, words) => {
    expect(sayLeft(until, clock.now)).toBe(words);
  });

  it('is counted down in minutes and seconds', () => {
    expect([905, 60, 9, 0].map(sayTimeLeft)).toEqual(['15:05', '1:00', '0:09', '0:00']);
  });
});

describe('age', () => {
  it.each([
    ['1972-11-20', 54],
    ['1972-11-21', 53],
    ['2026-11-01', 0],
  ])('of who was born on %s is %i', (born, years) => {
    expect(ageAt(born, clock)).toBe(years);
  });

  it('is of the day where the reader is', () => {
    const midnight = '2026-11-19T20:00:00Z';
    expect(ageAt('1972-11-20', { now: midnight, timeZone: 'Asia/Kolkata' })).toBe(54);
    expect(ageAt('1972-11-20', { now: midnight, timeZone: 'Europe/London' })).toBe(53);
  });
});

describe('why something is seen', () => {
  it('names the consent, its purpose, what it covers, and until when', () => {
    expect(sayAccess(granted, 'Asha Kulkarni', clock)).toEqual([
      'You asked, and Asha Kulkarni allowed it 2 Nov, 11:06 am.',
      'For: Care of this patient.',
      'Your reason: “I look after your blood pressure, and want to see your readings between visits.”',
      'It covers: Allergies, conditions, medicines, vital signs and emergency contacts.',
      'All days, and records without a date.',
      'Until 30 Nov, 11:59 pm.',
    ]);
  });

  it('names days, or single entries, or the emergency', () => {
    const { allowed } = granted;
    if (!allowed) throw new Error('Nothing is allowed in the sample.');
    const dated = { ...granted, allowed: { ...allowed, dates: { from: '2026-05-20', to: '2026-11-20' } } };
    expect(sayAccess(dated, 'Asha', clock)).toContain('From 20 May 2026 to 20 November 2026.');
    const shared = { ...granted, origin: 'share' as const, entryIds: ['1'], reason: null };
    expect(sayAccess(shared, 'Asha', clock)).toContain('It covers 1 entry that Asha chose.');
    expect(sayAccess(emergency, 'Asha', clock)[0]).toBe(
      'You opened it in an emergency today, 8:57 am, without consent.',
    );
  });
});
