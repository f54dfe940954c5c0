import { describe, expect, it } from '@jest/globals';
import type { Subject } from '../vital-signs/vital-sign';
import { boy, days, girl, grow, measureOf, said, severities } from './test/cases';

const bornOn = (dateOfBirth: string, of: Subject = girl): Subject => ({ ...of, dateOfBirth });
const course = (growth: ReturnType<typeof grow>, code = 'weight') => measureOf(growth, code).course;

describe('thinness of a child from five years on', () => {
  const subject = bornOn('2011-11-01');
  const thin = (heightDay: string) =>
    grow('2026-11-28', { subject, weight: days(['2026-11-28', 35]), height: days([heightDay, 162]) });

  it('tells severe thinness by a height of 41 days ago, and names its day', () => {
    const growth = thin('2026-10-18');
    expect(severities(growth, 'bmi')).toEqual(['severe-low critical']);
    expect(measureOf(growth, 'bmi').points).toMatchObject([{ low: 13.3, heightDay: '2026-10-18' }]);
    expect(measureOf(growth, 'weight').isThinnessKnown).toBe(true);
  });

  it('says that thinness cannot be told where the last height is older than a year', () => {
    const growth = thin('2025-11-20');
    expect(measureOf(growth, 'bmi').points).toEqual([]);
    expect(measureOf(growth, 'weight').isThinnessKnown).toBe(false);
  });

  it('calls what is too high uncertain by an older height, and claims no usual line of it', () => {
    const growth = grow('2026-11-28', {
      subject,
      weight: days(['2026-11-28', 70]),
      height: days(['2026-06-18', 160]),
    });
    expect(severities(growth, 'bmi')).toEqual(['severe-high attention perhaps']);
  });

  it('tells thinness of a boy of 15 before severe thinness, where the limits of WHO are above the lowest line', () => {
    const given = bornOn('2011-11-01', boy);
    const of = (kg: number) =>
      severities(
        grow('2026-11-28', {
          ...{ subject: given, weight: days(['2026-11-28', kg]), height: days(['2026-11-28', 160]) },
        }),
        'bmi',
      );
    expect(of(37.6)).toEqual(['severe-low critical']);
    expect(of(38)).toEqual(['low attention']);
    expect(of(42)).toEqual([]);
  });
});

describe('the first months', () => {
  const baby = bornOn('2026-10-01', boy);
  const weighed = (now: string, ...given: [string, number][]) =>
    grow(now, { subject: baby, weight: days(...given) });

  it('tells a baby of 25 days who is below the birth weight', () => {
    const growth = weighed('2026-10-26', ['2026-10-01', 3.4], ['2026-10-26', 3.3]);
    expect(severities(growth)).toEqual(['loss critical']);
    expect(measureOf(growth, 'weight').statements[0]?.source?.clause).toMatch(/^1\.1\.1/);
  });

  it('tells any loss of a baby of four weeks', () => {
    expect(said(weighed('2026-10-29', ['2026-10-22', 3.8], ['2026-10-29', 3.68]))).toEqual(['loss']);
  });

  it('tells a loss of 4% and a weight that stands still for three weeks at ten weeks', () => {
    const older = bornOn('2026-09-10');
    const of = (now: string, ...given: [string, number][]) =>
      severities(grow(now, { subject: older, weight: days(...given) }));
    expect(of('2026-11-19', ['2026-11-05', 5.1], ['2026-11-19', 4.9])).toContain('loss attention');
    expect(of('2026-11-19', ['2026-10-27', 4.9], ['2026-11-19', 4.9])).toContain('no-gain attention');
  });

  it('claims no usual line of a newborn who lost 9%, and weighs again within two weeks', () => {
    const growth = weighed('2026-10-05', ['2026-10-01', 3.4], ['2026-10-05', 3.1]);
    expect(said(growth)).toEqual([]);
    expect(measureOf(growth, 'weight')).toMatchObject({ course: 'lower', nextBy: '2026-10-19' });
  });
});

describe('the usual line', () => {
  const of = (...given: [string, number][]) =>
    course(grow(given.at(-1)?.[0] ?? '', { weight: days(...given) }));

  it('is claimed of a weight that rose and kept its place within a fitting time', () => {
    expect(of(['2026-08-20', 14.9], ['2026-11-20', 15.4])).toBe('usual');
  });

  it('is not claimed of a weight that fell from 16.0 to 15.3 kg, nor of a height that fell', () => {
    expect(of(['2026-08-20', 16], ['2026-11-20', 15.3])).toBe('lower');
    const height = days(['2026-08-20', 104], ['2026-11-20', 102.5]);
    expect(course(grow('2026-11-20', { height }), 'height')).toBe('lower');
  });

  it('is not claimed of two weights that are two days or four years apart', () => {
    expect(of(['2026-11-18', 15.3], ['2026-11-20', 15.4])).toBe('inside');
    expect(of(['2022-11-20', 4.4], ['2026-11-20', 15.4])).toBe('inside');
  });

  it('is not claimed where something is told, or where the sex is not known', () => {
    expect(of(['2026-08-20', 19], ['2026-11-20', 14.2])).toBeNull();
    const weight = days(['2026-08-20', 14.9], ['2026-11-20', 15.4]);
    expect(course(grow('2026-11-20', { weight, subject: { ...girl, gender: null } }))).toBeNull();
  });
});

describe('the fifth birthday', () => {
  const child = bornOn('2021-11-01');

  it('makes nothing of the same danger smaller', () => {
    const weight = days(['2026-10-01', 11.8], ['2026-12-01', 11.8]);
    expect(severities(grow('2026-12-01', { subject: child, weight }))[0]).toBe('severe-low critical');
    const height = days(['2026-12-01', 94.5]);
    const tall = grow('2026-12-01', { subject: child, height });
    expect(severities(tall, 'height')).toEqual(['severe-low critical']);
    expect(measureOf(tall, 'height').statements[0]?.source?.title).toMatch(/^WHO growth reference/);
  });

  it('is no rise across lines of a child who keeps the weight', () => {
    const weight = days(['2026-10-01', 14.9], ['2026-12-01', 15.2]);
    const growth = grow('2026-12-01', { subject: child, weight });
    expect(said(growth)).toEqual([]);
    expect(course(growth)).toBe('usual');
  });

  it('hides no fall across lines', () => {
    const weight = days(['2026-08-01', 19.5], ['2026-12-01', 18.6], ['2027-04-01', 17]);
    expect(said(grow('2027-04-01', { subject: child, weight }))).toContain('falls');
  });
});

describe('a fall across lines', () => {
  it('is told however long ago the point before was', () => {
    const older = bornOn('2016-11-20');
    const weight = days(['2023-11-20', 25], ['2026-11-20', 25.5]);
    expect(said(grow('2026-11-20', { subject: older, weight }))).toContain('falls');
    const height = days(['2024-09-10', 90], ['2026-11-20', 98]);
    expect(said(grow('2026-11-20', { height }), 'height')).toContain('falls');
  });
});

describe('a slip on another day', () => {
  const dangers = ['severe-low critical perhaps'];

  it('hides no danger, also after two months', () => {
    const weight = days(['2026-09-20', 10.2], ['2026-11-20', 22.5]);
    const growth = grow('2026-11-20', { weight });
    expect(said(growth)).toContain('slip');
    expect(severities(growth)).toEqual(expect.arrayContaining(dangers));
    expect(measureOf(growth, 'weight').nextBy).toBeNull();
  });

  it('hides no danger if it is made twice', () => {
    const weight = days(['2026-11-10', 10.2], ['2026-11-12', 22.5], ['2026-11-19', 22.6]);
    expect(severities(grow('2026-11-19', { weight }))).toEqual(expect.arrayContaining(dangers));
  });

  it('does not take the growth of years for a slip', () => {
    const weight = days(['2025-09-18', 13], ['2030-09-18', 23]);
    expect(said(grow('2030-09-18', { weight }))).not.toContain('slip');
  });

  it('hides no missing gain if it was ten times too low', () => {
    const weight = days(['2026-02-20', 15.3], ['2026-05-20', 1.53], ['2026-11-20', 15.3]);
    expect(said(grow('2026-11-20', { weight }))).toContain('no-gain');
  });

  it('makes a loss uncertain if it was ten times too high', () => {
    const weight = days(['2026-08-20', 154], ['2026-11-20', 15.4]);
    expect(severities(grow('2026-11-20', { weight }))).toContain('loss critical perhaps');
  });
});

describe('the eighteenth birthday', () => {
  const subject = bornOn('2008-11-15');
  const height = days(['2026-11-10', 160]);
  const weighed = (now: string, ...more: [string, number][]) =>
    grow(now, { subject, height, weight: days(['2026-11-10', 34], ...more) });

  it('ends no danger: it is told by the charts of its day', () => {
    expect(severities(weighed('2026-11-10'), 'bmi')).toEqual(['severe-low critical']);
    const after = weighed('2026-11-16');
    expect(after.applies).toBe('adult');
    expect(severities(after, 'bmi')).toEqual(['severe-low critical']);
    expect(severities(weighed('2027-05-16', ['2027-05-16', 34]), 'bmi')).toEqual(['severe-low critical']);
  });

  it('leaves the danger to the limits of adults once a weight from 20 years on is there', () => {
    expect(weighed('2028-12-01', ['2028-12-01', 50]).measures).toEqual([]);
  });
});

describe('what else is told', () => {
  it('asks to measure again soon where something is told, and to ask first where it is critical', () => {
    const subject = bornOn('2018-11-01');
    const lost = (kg: number) =>
      measureOf(
        grow('2026-11-20', { subject, weight: days(['2026-10-12', 25], ['2026-11-20', kg]) }),
        'weight',
      );
    expect(lost(23)).toMatchObject({ nextBy: '2026-12-20', freshUntil: '2026-12-20' });
    expect(lost(22)).toMatchObject({ nextBy: null });
  });

  it('is not a weight that a grown girl or one with obesity keeps', () => {
    const grown = bornOn('2009-11-01');
    const stable = days(['2025-11-20', 52], ['2026-11-20', 52]);
    expect(said(grow('2026-11-20', { subject: grown, weight: stable }))).toEqual([]);
    const heavy = grow('2026-11-20', {
      subject: bornOn('2013-11-01'),
      weight: days(['2025-11-20', 70], ['2026-11-20', 69]),
      height: days(['2026-11-20', 155]),
    });
    expect(said(heavy)).not.toContain('no-gain');
    expect(said(heavy, 'bmi')).toEqual(['severe-high']);
  });

  it('is a loss of a quarter where no date of birth is known', () => {
    const weight = days(['2026-08-20', 38], ['2026-11-20', 28]);
    const growth = grow('2026-11-20', { subject: { ...girl, dateOfBirth: null }, weight });
    expect(growth.applies).toBe('no-date-of-birth');
    expect(severities(growth)).toEqual(['loss critical perhaps']);
  });

  it('is no gain of a girl who is pregnant, and a loss only perhaps', () => {
    const facts: Subject['facts'] = [{ type: 'pregnant', from: '2026-06-01', to: null, metres: null }];
    const subject = { ...bornOn('2010-11-01'), facts };
    const weigh = (kg: number) =>
      grow('2026-11-20', { subject, weight: days(['2026-08-20', 50], ['2026-11-20', kg]) });
    expect(weigh(60)).toMatchObject({ isPregnant: true });
    expect(said(weigh(75))).not.toEqual(expect.arrayContaining(['rises']));
    expect(severities(weigh(44))).toContain('loss critical perhaps');
  });
});
