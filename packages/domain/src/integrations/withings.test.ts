import { describe, expect, it } from '@jest/globals';
import { readWithings } from './withings';

const page = (measuregrps: unknown[], timezone: unknown = 'Asia/Kolkata') => ({
  status: 0,
  body: { timezone, measuregrps },
});
const measure = (type: number, value: number, unit: number) => ({ type, value, unit });
const group = (measures: unknown[], about: object = {}) => ({ date: 1_795_800_000, measures, ...about });

describe('readWithings', () => {
  it('reads numbers with their power of ten, in our units', () => {
    const measures = [measure(1, 71_354, -3), measure(4, 1768, -3), measure(71, 36_949, -3)];
    expect(readWithings(page([group(measures)]))?.readings).toMatchObject([
      { type: 'weight', unit: 'kg', value: 71.35 },
      { type: 'height', unit: 'cm', value: 176.8 },
      { type: 'temperature', unit: 'Cel', value: 36.95 },
    ]);
  });

  it('joins both numbers of a blood pressure, and keeps a number that came alone', () => {
    const both = group([measure(9, 82, 0), measure(10, 128, 0)]);
    const alone = group([measure(10, 1280, -1)]);
    const found = readWithings(page([both, alone]))?.readings;
    expect(found).toMatchObject([{ systolic: 128, diastolic: 82 }, { systolic: 128 }]);
    expect(found?.[1]).not.toHaveProperty('diastolic');
  });

  it('writes times with the offset of the group, of the account, or of UTC', () => {
    const own = group([measure(11, 70, 0)], { timezone: 'Europe/Berlin' });
    const times = (body: unknown) => readWithings(body)?.readings.map(({ measuredAt }) => measuredAt);
    expect(times(page([own]))).toEqual(['2026-11-27T18:20:00+01:00']);
    expect(times(page([group([measure(11, 70, 0)])]))?.[0]).toMatch(/\+05:30$/);
    expect(times(page([group([measure(11, 70, 0)])], 'Mars/Olympus'))?.[0]).toMatch(/Z$/);
  });

  it('separates what may be of another person, and leaves out goals and the temperature of the room', () => {
    const found = readWithings(
      page([
        group([measure(1, 54, 0)], { attrib: 1 }),
        group([measure(1, 65, 0)], { category: 2 }),
        group([measure(12, 24, 0)]),
      ]),
    );
    expect(found).toMatchObject({ readings: [], doubtful: [{ type: 'weight', value: 54 }], unreadable: [] });
  });

  it.each([
    ['a number that is a text', group([{ type: 1, value: '71', unit: 0 }]), /^2026-11-2/],
    ['a measure without a number', group([{ type: 1, unit: 0 }]), /^2026-11-2/],
    ['no measures', { date: 1_795_800_000 }, /^2026-11-2/],
    ['a year of five digits', group([], { date: 253_402_300_800 }), null],
    ['a time before 1970', group([], { date: -1 }), null],
    ['nothing', null, null],
  ])('names a group with %s by its time, and reads the others', (_, bad, time) => {
    const found = readWithings(page([bad, group([measure(11, 70, 0)])]));
    expect(found?.readings).toHaveLength(1);
    expect(found?.unreadable).toEqual([time && expect.stringMatching(time)]);
  });

  it.each([
    ['another status', { status: 601 }],
    ['no groups', { status: 0, body: {} }],
    ['nothing', null],
    ['a text', 'measuregrps'],
  ])('refuses an answer with %s', (_, body) => {
    expect(readWithings(body)).toBeNull();
  });
});
