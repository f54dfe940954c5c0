import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Subject } from '../vital-signs/vital-sign';
import { addMonths } from './intervals';
import type { MeasuredDay } from './point';
import { presentGrowth } from './present-growth';
import { at, boy, days, girl, grow, measureOf, said, severities } from './test/cases';

const usual = days(
  ...([
    ['2025-03-18', 12.1],
    ['2025-09-22', 13.1],
    ['2026-03-20', 14.2],
  ] as [string, number][]),
  ...([
    ['2026-08-20', 14.9],
    ['2026-11-20', 15.4],
  ] as [string, number][]),
);

describe('growth of a child', () => {
  it('says nothing against a weight that keeps its place, and when to weigh again', () => {
    const growth = grow('2026-11-20', { weight: usual });
    expect(said(growth)).toEqual([]);
    expect(measureOf(growth, 'weight')).toMatchObject({
      ...{ course: 'usual', freshUntil: '2027-02-20', nextBy: '2027-02-20' },
    });
    expect(measureOf(growth, 'weight').points.at(-1)?.lowShare).toBeGreaterThan(25);
    expect(measureOf(growth, 'weight').charts.map(({ standard }) => standard)).toEqual(['who-2006']);
  });

  it('keeps a danger on the day after the fifth birthday, by the charts of its own day', () => {
    const weight = days(['2027-08-20', 10.2]);
    const before = grow('2027-09-17', { weight });
    const after = grow('2027-09-19', { weight });
    expect(severities(before)).toEqual(['severe-low critical']);
    expect(severities(after)).toEqual(['severe-low critical']);
    expect(measureOf(after, 'weight').statements[0]?.source?.title).toMatch(/^WHO Child Growth Standards/);
    expect(measureOf(after, 'weight').charts.map(({ standard }) => standard)).toEqual([
      'who-2006',
      'iap-2015',
    ]);
  });

  it('tells the loss of a quarter of the weight as dangerous, also inside the lines', () => {
    const growth = grow('2026-11-20', { weight: days(['2026-08-20', 19.0], ['2026-11-20', 14.2]) });
    expect(severities(growth)[0]).toBe('loss critical');
    expect(said(growth)).not.toContain('low');
  });

  it('tells a loss of a tenth as critical, of a twentieth as a reason to ask, and a smaller one not at all', () => {
    const after = (value: number) =>
      severities(grow('2026-11-20', { weight: days(['2026-10-20', 16], ['2026-11-20', value]) })).find(
        (one) => one.startsWith('loss'),
      );
    expect(after(14.4)).toBe('loss critical');
    expect(after(15.2)).toBe('loss attention');
    expect(after(15.4)).toBeUndefined();
  });

  it('compares with the weight before, however long ago', () => {
    const growth = grow('2026-11-20', { weight: days(['2025-01-20', 18.5], ['2026-11-20', 14.2]) });
    expect(severities(growth)).toContain('loss critical');
  });

  it('tells severe thinness at 15 by the limit of WHO, which is above the lowest of IAP', () => {
    const subject: Subject = { dateOfBirth: '2011-11-01', gender: 'FEMALE', facts: [] };
    const thin = (kg: number) =>
      severities(
        grow('2026-11-20', { subject, weight: days(['2026-11-20', kg]), height: days(['2026-11-18', 160]) }),
        'bmi',
      );
    expect(thin(36)).toEqual(['severe-low critical']);
    expect(thin(37.2)).toEqual(['low attention']);
    expect(thin(48)).toEqual([]);
    expect(thin(58)).toEqual(['high attention']);
    expect(thin(70)).toEqual(['severe-high attention']);
  });

  it('hides no danger behind a slip of the same day', () => {
    const tenfold = grow('2026-11-20', { weight: days(['2026-08-20', 15.0], ['2026-11-20', 10.2, 102]) });
    expect(severities(tenfold)).toEqual(
      expect.arrayContaining([
        'severe-low critical perhaps',
        'loss critical perhaps',
        'severe-high attention perhaps',
        'differ attention perhaps',
      ]),
    );
    expect(measureOf(tenfold, 'weight').nextBy).toBeNull();
  });

  it('hides no danger behind pounds that were typed as kilograms on another day', () => {
    const growth = grow('2026-11-22', {
      weight: days(['2026-08-20', 15.0], ['2026-11-20', 10.2], ['2026-11-22', 22.5]),
    });
    expect(said(growth)).toContain('slip');
    expect(severities(growth)).toEqual(
      expect.arrayContaining(['severe-low critical perhaps', 'loss critical perhaps']),
    );
  });

  it('tells a fall across lines beside all else, the most severe first', () => {
    const weight = days(['2025-11-20', 16.5], ['2026-05-20', 16.4], ['2026-11-20', 13.0]);
    const growth = grow('2026-11-20', { weight });
    expect(said(growth)).toEqual(['loss', 'falls', 'no-gain']);
    expect(severities(growth).slice(0, 2)).toEqual(['loss critical', 'falls critical']);
  });

  it('tells no gain for six months at four years, and for one month in the first half year', () => {
    expect(said(grow('2026-11-20', { weight: days(['2026-05-20', 15.4], ['2026-11-20', 15.4]) }))).toEqual([
      'no-gain',
    ]);
    const newborn = { ...girl, dateOfBirth: '2026-08-01' };
    const weight = days(['2026-09-20', 4.6], ['2026-10-25', 4.6]);
    expect(said(grow('2026-10-25', { subject: newborn, weight }))).toContain('no-gain');
  });

  it('lets a newborn lose some weight, and tells more than a tenth', () => {
    const subject = { ...boy, dateOfBirth: '2026-11-10' };
    const lost = (kg: number) =>
      said(grow('2026-11-14', { subject, weight: days(['2026-11-10', 3.4], ['2026-11-14', kg]) }));
    expect(lost(3.15)).toEqual([]);
    expect(lost(3.0)).toContain('loss');
  });

  it('tells what either sex would mean where the sex is not known, and no share', () => {
    const subject: Subject = { ...girl, gender: null };
    const growth = grow('2026-11-20', { subject, weight: days(['2026-11-20', 10.2]) });
    expect(severities(growth)).toEqual(['severe-low critical']);
    expect(growth.sex).toBe('unknown');
    expect(measureOf(growth, 'weight').points[0]?.lowShare).toBeNull();
    // Below -3 SD of boys alone.
    const between = grow('2026-11-20', { subject, weight: days(['2026-11-20', 11.1]) });
    expect(severities(between)).toContain('severe-low critical perhaps');
  });

  it('says that it needs a date of birth, and that adults have no growth charts', () => {
    expect(grow('2026-11-20', { subject: { ...girl, dateOfBirth: null }, weight: usual })).toMatchObject({
      ...{ applies: 'no-date-of-birth', measures: [] },
    });
    expect(grow('2040-09-18', { weight: usual }).applies).toBe('adult');
    expect(grow('2040-09-17', { weight: usual }).applies).toBe('child');
  });

  it('makes a body mass index of a weight and a height of about the same time only', () => {
    const pair = (heightDay: string) =>
      measureOf(
        grow('2026-11-20', { weight: days(['2026-11-20', 15.4]), height: days([heightDay, 102]) }),
        'bmi',
      ).points;
    expect(pair('2026-10-25')).toMatchObject([{ day: '2026-11-20', low: 14.8 }]);
    expect(pair('2026-10-10')).toEqual([]);
  });

  it('adds months by the calendar', () => {
    expect(addMonths('2026-11-20', 3)).toBe('2027-02-20');
    expect(addMonths('2026-08-31', 6)).toBe('2027-02-28');
  });
});

describe('any history', () => {
  const history = fc
    .array(
      fc.record({ after: fc.integer({ min: 1, max: 200 }), kg: fc.double({ min: 1, max: 60, noNaN: true }) }),
      { minLength: 1, maxLength: 20 },
    )
    .map((all) => {
      let day = Date.parse('2022-09-18T00:00:00Z');
      return all.map(({ after, kg }) => {
        day += after * 86_400_000;
        return { day: new Date(day).toISOString().slice(0, 10), low: kg, high: kg };
      });
    });
  const now = at('2036-01-01');

  it('is sorted by severity, with each statement once', () => {
    fc.assert(
      fc.property(history, (weight) => {
        const { statements } = measureOf(presentGrowth({ weight, height: [] }, girl, now), 'weight');
        const order = ['critical', 'attention', 'info'];
        const places = statements.map(({ severity }) => order.indexOf(severity));
        expect(places).toEqual([...places].sort((a, b) => a - b));
        expect(new Set(statements.map(({ code }) => code)).size).toBe(statements.length);
      }),
    );
  });

  it('keeps every danger if another value is entered for the latest day', () => {
    fc.assert(
      fc.property(history, fc.double({ min: 1, max: 60, noNaN: true }), (weight, kg) => {
        const last = weight.at(-1);
        const more = weight.map((one) =>
          one === last ? { ...one, low: Math.min(one.low, kg), high: Math.max(one.high, kg) } : one,
        );
        const dangers = (of: MeasuredDay[]) =>
          measureOf(presentGrowth({ weight: of, height: [] }, girl, now), 'weight')
            .statements.filter(({ severity }) => severity === 'critical')
            .map(({ code }) => code);
        expect(dangers(more)).toEqual(expect.arrayContaining(dangers(weight)));
      }),
      { endOnFailure: true },
    );
  });
});
