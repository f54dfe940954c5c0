import { describe, expect, it } from '@jest/globals';
import type { Subject } from '../vital-sign';
import { checkWeek, type KeptWeek, weekStateOf } from './pressure-week';
import { placeOf, type WeekReading } from './sittings';
import { weekProgress } from './week-progress';
import { dueSitting, isStillDue } from './week-reminders';

const week: KeptWeek = {
  firstDay: '2026-11-02',
  timeZone: 'Asia/Kolkata',
  morningAt: '07:30',
  eveningAt: '20:00',
  hasReminders: true,
  stoppedAt: null,
};
const man: Subject = { dateOfBirth: '1970-05-01', gender: 'MALE', facts: [] };
const after = new Date('2026-11-20T12:00:00+05:30');
const quiet = { status: 'in-range', side: null, condition: null, advice: null } as const;

const reading = (measuredAt: string, value = '130/80', worst: WeekReading['worst'] = quiet): WeekReading => {
  const [systolic = 0, diastolic = 0] = value.split('/').map(Number);
  return { id: `${measuredAt} ${value}`, measuredAt, systolic, diastolic, worst };
};
/** Two readings a minute apart. */
const pair = (day: string, time: string, value = '130/80', offset = '+05:30') => {
  const [hour, minute = '00'] = time.split(':');
  const next = String(Number(minute) + 1).padStart(2, '0');
  return [reading(`${day}T${time}:00${offset}`, value), reading(`${day}T${hour}:${next}:00${offset}`, value)];
};
const whole = (day: string, value = '130/80') => [...pair(day, '07:30', value), ...pair(day, '20:00', value)];
const days = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `2026-11-0${from + index}`);
const progress = (
  readings: readonly WeekReading[],
  more: { subject?: Subject; now?: Date; week?: KeptWeek } = {},
) => weekProgress(more.week ?? week, readings, { subject: more.subject ?? man, now: more.now ?? after });

describe('the progress of a home blood pressure week', () => {
  it('averages all seven days without the first', () => {
    const found = progress([
      ...whole('2026-11-02', '180/110'),
      ...days(3, 8).flatMap((day) => whole(day, '128/78')),
    ]);
    expect(found.average).toEqual({ systolic: 128, diastolic: 78, readings: 24, days: 6 });
    expect(found.comparison).toMatchObject({ outcome: 'below', because: null, conditions: [] });
    expect(found.days.map(({ isLeftOut }) => isLeftOut)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it.each([
    ['the first day only', whole('2026-11-02'), 3],
    ['three days, of which the first is left out', days(2, 4).flatMap((day) => whole(day)), 1],
    ['mornings alone', days(2, 8).flatMap((day) => pair(day, '07:30')), 3],
    [
      'one reading in each half of each day',
      days(2, 8).flatMap((day) => [reading(`${day}T07:30:00+05:30`), reading(`${day}T20:00:00+05:30`)]),
      3,
    ],
    [
      'two readings half a minute apart',
      days(2, 8).flatMap((day) => [
        reading(`${day}T07:30:00+05:30`),
        reading(`${day}T07:30:30+05:30`),
        ...pair(day, '20:00'),
      ]),
      3,
    ],
    [
      'two readings of a half that are hours apart',
      days(2, 8).flatMap((day) => [
        reading(`${day}T13:00:00+05:30`),
        reading(`${day}T22:00:00+05:30`),
        ...pair(day, '07:30'),
      ]),
      3,
    ],
    ['readings before the week', days(1, 1).flatMap((day) => whole(day)), 3],
  ])('gives no average of %s', (_, readings, missingDays) => {
    expect(progress(readings)).toMatchObject({
      average: null,
      comparison: null,
      missingDays,
      mayBeEnough: false,
    });
  });

  it('is enough with four days, the least that the guideline asks for', () => {
    const found = progress(days(2, 5).flatMap((day) => whole(day)));
    expect(found).toMatchObject({ missingDays: 0, average: { readings: 12, days: 3 } });
  });

  it('leaves out the first day with a reading, if the day on which it should begin has none', () => {
    const found = progress([...whole('2026-11-04', '190/100'), ...days(5, 7).flatMap((day) => whole(day))]);
    expect(found.days.filter(({ isLeftOut }) => isLeftOut).map(({ day }) => day)).toEqual(['2026-11-04']);
    expect(found.average).toMatchObject({ systolic: 130, days: 3 });
  });

  it('averages all three readings of a sitting, and those of a day with one sitting', () => {
    const third = reading('2026-11-03T07:33:00+05:30', '160/80');
    const found = progress([
      ...days(2, 5).flatMap((day) => whole(day)),
      third,
      ...pair('2026-11-06', '20:00', '145/80'),
    ]);
    // Twelve of 130, one of 160 and two of 145.
    expect(found.average).toEqual({ systolic: 134, diastolic: 80, readings: 15, days: 4 });
  });

  it('does not count a reading alone beside a sitting of the same half', () => {
    const alone = reading('2026-11-03T10:45:00+05:30', '199/80');
    const found = progress([...days(2, 5).flatMap((day) => whole(day)), alone]);
    expect(found.average).toMatchObject({ systolic: 130, readings: 12 });
  });

  it('compares the average as it is shown: 134.5 is written as 135, which is raised', () => {
    const found = progress(
      days(2, 5).flatMap((day) => [...pair(day, '07:30', '134/80'), ...pair(day, '20:00', '135/80')]),
    );
    expect(found.average?.systolic).toBe(135);
    expect(found.comparison?.outcome).toBe('at-or-above');
  });

  it.each([
    ['134/84', 'below'],
    ['135/70', 'at-or-above'],
    ['120/85', 'at-or-above'],
  ])('compares %s with 135/85: %s', (value, outcome) => {
    expect(progress(days(2, 8).flatMap((day) => whole(day, value))).comparison?.outcome).toBe(outcome);
  });

  const all = days(2, 8).flatMap((day) => whole(day, '150/95'));
  const fact = (type: 'pregnant' | 'not-pregnant', from: string) => ({
    id: type,
    type,
    from,
    to: null,
    metres: null,
  });
  it.each<[string, Subject, object]>([
    ['a child', { ...man, dateOfBirth: '2010-01-01' }, { outcome: 'not-applicable', because: 'under-18' }],
    [
      'a pregnancy',
      { ...man, gender: 'FEMALE', facts: [fact('pregnant', '2026-10-01')] },
      { outcome: 'not-applicable', because: 'pregnancy' },
    ],
    [
      'a pregnancy that began within the week',
      { ...man, gender: 'FEMALE', facts: [fact('pregnant', '2026-11-07')] },
      { outcome: 'not-applicable', because: 'pregnancy' },
    ],
    [
      'a woman of whom nothing is said',
      { ...man, dateOfBirth: '1990-01-01', gender: 'FEMALE' },
      { outcome: 'at-or-above', conditions: ['not-pregnant'] },
    ],
    [
      'a woman of 75',
      { ...man, dateOfBirth: '1951-01-01', gender: 'FEMALE' },
      { outcome: 'at-or-above', conditions: [] },
    ],
    [
      'a person of whom nothing is known',
      { dateOfBirth: null, gender: null, facts: [] },
      { outcome: 'at-or-above', conditions: ['adult', 'not-pregnant'] },
    ],
  ])('says if the threshold applies to %s', (_, subject, told) => {
    expect(progress(all, { subject }).comparison).toMatchObject(told);
  });

  it('names each urgent reading, of the first day and alone too, whatever the average is', () => {
    const critical = {
      status: 'critical',
      side: 'high',
      condition: null,
      advice: 'emergency-if-symptoms',
    } as const;
    const urgent = reading('2026-11-02T09:00:00+05:30', '188/124', critical);
    const found = progress([...days(2, 8).flatMap((day) => whole(day, '120/75')), urgent]);
    expect(found.comparison?.outcome).toBe('below');
    expect(found.urgent).toEqual([urgent]);
  });

  it('says which sittings are open, missed and incomplete, and if the days that are left are enough', () => {
    const now = new Date('2026-11-05T13:00:00+05:30');
    const found = progress([...whole('2026-11-02'), reading('2026-11-05T07:30:00+05:30')], { now });
    expect(found.days.map(({ sittings }) => sittings.map(({ state }) => state))).toEqual([
      ['complete', 'complete'],
      ['missed', 'missed'],
      ['missed', 'missed'],
      ['incomplete', 'open'],
      ['open', 'open'],
      ['open', 'open'],
      ['open', 'open'],
    ]);
    expect(found.days[3]?.sittings[0]?.reason).toBe('alone');
    expect(found).toMatchObject({ missingDays: 3, mayBeEnough: true });
    expect(progress(whole('2026-11-02'), { now: new Date('2026-11-07T13:00:00+05:30') }).mayBeEnough).toBe(
      false,
    );
    // Four days are left, and the first of them is left out.
    expect(progress([], { now: new Date('2026-11-05T09:00:00+05:30') }).mayBeEnough).toBe(true);
    expect(progress([], { now: new Date('2026-11-06T09:00:00+05:30') }).mayBeEnough).toBe(false);
  });

  it('ends with the stop: later readings do not count, and nothing is missing any more', () => {
    const stopped = { ...week, stoppedAt: '2026-11-04T12:00:00.000Z' };
    const found = progress(
      days(2, 8).flatMap((day) => whole(day)),
      { week: stopped },
    );
    expect(found).toMatchObject({ state: 'stopped', average: null, mayBeEnough: false, wholeDays: 1 });
  });

  it('keeps readings on both sides of midnight in one evening, and a night before the first day out', () => {
    expect(placeOf('2026-11-03T00:01:00+05:30')).toEqual({ day: '2026-11-02', half: 'evening' });
    expect(placeOf('2026-11-03T04:00:00+05:30')).toEqual({ day: '2026-11-03', half: 'morning' });
    expect(placeOf('2026-11-03T12:00:00+05:30')).toEqual({ day: '2026-11-03', half: 'evening' });
    const late = [reading('2026-11-03T23:59:30+05:30'), reading('2026-11-04T00:01:00+05:30')];
    expect(progress(late).days[1]?.sittings[1]).toMatchObject({ half: 'evening', state: 'complete' });
    expect(progress([reading('2026-11-02T03:00:00+05:30')]).days.every(({ isLeftOut }) => !isLeftOut)).toBe(
      true,
    );
  });

  it('takes each reading by the clock of where it was measured, also after a journey', () => {
    const found = progress([...whole('2026-11-02'), ...pair('2026-11-03', '07:30', '130/80', '-05:00')]);
    expect(found.days[1]?.sittings[0]?.state).toBe('complete');
  });

  it('has seven days across a change of the clocks', () => {
    const autumn = { ...week, firstDay: '2026-10-29', timeZone: 'America/New_York' };
    const readings = ['29', '30', '31'].flatMap((day) => [
      ...pair(`2026-10-${day}`, '07:30', '130/80', '-04:00'),
      ...pair(`2026-10-${day}`, '20:00', '130/80', '-04:00'),
    ]);
    const later = ['01', '02'].flatMap((day) => [
      ...pair(`2026-11-${day}`, '07:30', '130/80', '-05:00'),
      ...pair(`2026-11-${day}`, '20:00', '130/80', '-05:00'),
    ]);
    const found = progress([...readings, ...later], { week: autumn });
    expect(found).toMatchObject({ lastDay: '2026-11-04', wholeDays: 4, average: { readings: 16 } });
    const state = (at: string) => weekStateOf(autumn, new Date(at));
    expect(state('2026-11-05T03:59:00-05:00')).toBe('running');
    expect(state('2026-11-05T04:00:00-05:00')).toBe('ended');
  });
});

describe('a home blood pressure week', () => {
  it.each([
    ['2026-11-01T23:00:00+05:30', 'planned'],
    ['2026-11-02T04:00:00+05:30', 'running'],
    ['2026-11-09T03:59:00+05:30', 'running'],
    ['2026-11-09T04:00:00+05:30', 'ended'],
  ])('at %s is %s', (at, state) => {
    expect(weekStateOf(week, new Date(at))).toBe(state);
  });

  it.each([
    ['yesterday', { firstDay: '2026-11-01' }, ['/body/firstDay']],
    ['today', {}, []],
    ['in a week', { firstDay: '2026-11-09' }, []],
    ['in eight days', { firstDay: '2026-11-10' }, ['/body/firstDay']],
    ['today where it is yesterday elsewhere', { firstDay: '2026-11-01', timeZone: 'America/New_York' }, []],
    ['in a zone that there is none of', { timeZone: 'Asia/Nowhere' }, ['/body/timeZone']],
  ])('may begin %s or is refused', (_, more, pointers) => {
    const faults = checkWeek({ ...week, ...more }, new Date('2026-11-02T05:00:00+05:30'));
    expect(faults.map(({ pointer }) => pointer)).toEqual(pointers);
  });

  const due = (at: string, readings: readonly WeekReading[] = [], more: Partial<KeptWeek> = {}) =>
    dueSitting({ ...week, ...more }, readings, new Date(`${at}+05:30`));
  it('reminds within half an hour of its times, on its own days, and not of what is measured', () => {
    expect(due('2026-11-02T07:29:00')).toBeNull();
    expect(due('2026-11-02T07:30:00')).toEqual({ day: '2026-11-02', half: 'morning' });
    expect(due('2026-11-08T20:29:00')).toEqual({ day: '2026-11-08', half: 'evening' });
    expect(due('2026-11-02T08:00:00')).toBeNull();
    expect(due('2026-11-01T20:00:00')).toBeNull();
    expect(due('2026-11-09T07:30:00')).toBeNull();
    expect(due('2026-11-03T07:35:00', pair('2026-11-03', '07:10'))).toBeNull();
    expect(due('2026-11-03T07:35:00', [reading('2026-11-03T07:10:00+05:30')])).not.toBeNull();
    expect(due('2026-11-03T07:35:00', [], { hasReminders: false })).toBeNull();
    expect(due('2026-11-03T07:35:00', [], { stoppedAt: '2026-11-02T12:00:00.000Z' })).toBeNull();
  });

  it('drops a reminder that quiet hours held back, once it is measured or the half is over', () => {
    const still = (at: string, readings: readonly WeekReading[] = []) =>
      isStillDue(week, readings, { day: '2026-11-03', half: 'morning', now: new Date(`${at}+05:30`) });
    expect(still('2026-11-03T09:00:00')).toBe(true);
    expect(still('2026-11-03T09:00:00', pair('2026-11-03', '08:10'))).toBe(false);
    expect(still('2026-11-03T12:00:00')).toBe(false);
  });
});
