import { describe, expect, it } from '@jest/globals';
import type { ImportedReading } from '../health-import';
import { type AppleExport, openAppleExport } from './open-export';
import { exportOf, metadata, pressure, record } from './test/sample-export';

const now = new Date('2026-11-20T10:00:00+05:30');
const open = (content: string | Uint8Array): Promise<AppleExport> =>
  openAppleExport(new Blob([content as never]), { now });
const all = [
  ...['blood_pressure', 'glucose', 'pulse', 'oxygen_saturation', 'temperature'],
  ...['respiratory_rate', 'weight', 'height'],
] as ImportedReading['type'][];
const readingsIn = async (...elements: string[]) => {
  const opened = await open(exportOf(...elements));
  const { readings } = await opened.part({ types: all, from: null }, 0);
  return readings;
};
const temperature = (value: string, more = {}) => record('BodyTemperature', value, { unit: 'degC', ...more });

it.each([
  ['HeartRate', '71', 'count/min', { type: 'pulse', unit: '/min', value: 71 }],
  ['HeartRate', '62.6', 'count/min', { type: 'pulse', value: 63 }],
  ['OxygenSaturation', '0.97', '%', { type: 'oxygen_saturation', unit: '%', value: 97 }],
  ['OxygenSaturation', '0.57', '%', { value: 57 }],
  ['BodyTemperature', '38.25', 'degC', { type: 'temperature', unit: 'Cel', value: 38.25 }],
  ['BodyTemperature', '101.3', 'degF', { unit: '[degF]', value: 101.3 }],
  ['BodyMass', '70.4', 'kg', { type: 'weight', unit: 'kg', value: 70.4 }],
  ['BodyMass', '155.2', 'lb', { unit: '[lb_av]', value: 155.2 }],
  ['BodyMass', '11', 'st', { unit: '[lb_av]', value: 154 }],
  ['Height', '1.72', 'm', { type: 'height', unit: 'cm', value: 172 }],
  ['Height', '5.5', 'ft', { unit: '[in_i]', value: 66 }],
  ['RespiratoryRate', '14.5', 'count/min', { type: 'respiratory_rate', unit: '/min', value: 15 }],
  ['BloodGlucose', '104', 'mg/dL', { type: 'glucose', unit: 'mg/dL', value: 104 }],
  ['BloodGlucose', '5.62', 'mmol&lt;180.1558800000541&gt;/L', { unit: 'mmol/L', value: 5.6 }],
])(
  'A record of Apple Health with %s of %s %s becomes a reading in our unit',
  async (type, value, unit, expected) => {
    expect(await readingsIn(record(type, value, { unit }))).toEqual([expect.objectContaining(expected)]);
  },
);

describe('a record of Apple Health', () => {
  it('keeps its time with the offset that is written', async () => {
    const [reading] = await readingsIn(temperature('37', { at: '2024-01-02 08:00:00 +0530' }));
    expect(reading).toMatchObject({ measuredAt: '2024-01-02T08:00:00+05:30', row: 10 });
  });

  it('is told as not added if its unit, number or time cannot be read', async () => {
    const { rejects, found } = await open(
      exportOf(
        record('BloodGlucose', '1.04', { unit: 'g/L' }),
        temperature('=1+1'),
        temperature('37', { at: '14/11/2026' }),
        temperature('37', { at: '2026-02-30 08:00:00 +0530' }),
      ),
    );
    expect(found).toBe(0);
    expect(rejects.map(({ reason }) => reason)).toEqual([
      'other-unit',
      'not-a-number',
      'no-moment',
      'no-moment',
    ]);
  });

  it('is told as dangerous if only its time is wrong and its number is critical', async () => {
    const critical = temperature('41.8', { at: '2026-11-21 08:00:00 +0530' });
    const unread = temperature('41.8', { at: '21/11/2026' });
    const { rejects } = await open(exportOf(critical, unread, temperature('37', { at: '21/11/2026' })));
    expect(rejects).toMatchObject([
      { reason: 'impossible', isDangerous: true, text: expect.stringMatching(/future\. .* call 112\.$/) },
      { reason: 'no-moment', isDangerous: true },
      { reason: 'no-moment', isDangerous: false },
    ]);
  });

  it('is told as dangerous, before others, if it is impossible and could be real', async () => {
    const opened = await open(exportOf(record('BodyMass', '7000', { unit: 'kg' }), temperature('45.6')));
    expect(opened).toMatchObject({ found: 0, rejected: 2, dangerous: 1 });
    expect(opened.rejects[0]).toMatchObject({ type: 'temperature', isDangerous: true });
    // The server lists them with the import.
    const { readings } = await opened.part({ types: ['temperature'], from: null }, 0);
    expect(readings).toEqual([expect.objectContaining({ value: 45.6 })]);
  });

  it('is counted by its type and the reason if it is no reading of ours', async () => {
    const { notRead } = await open(
      exportOf(
        record('StepCount', 12, { unit: 'count' }),
        record('StepCount', 9, { unit: 'count' }),
        record('RestingHeartRate', 58),
        '<ActivitySummary dateComponents="2026-11-14"/>',
        '<Correlation type="HKCorrelationTypeIdentifierFood"><Record type="HKQuantityTypeIdentifierDietarySugar"/></Correlation>',
      ),
    );
    expect(notRead).toEqual([
      { name: 'Step count', count: 2, reason: 'other-type' },
      { name: 'Resting heart rate', count: 1, reason: 'of-the-day' },
      { name: 'Activity summary', count: 1, reason: 'other-type' },
      { name: 'Food', count: 1, reason: 'other-type' },
    ]);
  });
});

describe('a heart rate', () => {
  it('measured in motion or in a workout is left out: a pulse of the record is one at rest', async () => {
    const context = (value: string) => metadata('HKMetadataKeyHeartRateMotionContext', value);
    const opened = await open(
      exportOf(
        record('HeartRate', 152, { inside: context('2') }),
        record('HeartRate', 61, { inside: context('1') }),
        record('HeartRate', 149, { at: '2026-11-14 18:20:00 +0530' }),
        record('OxygenSaturation', 0.97, { unit: '%', at: '2026-11-14 18:20:00 +0530' }),
        '<Workout workoutActivityType="HKWorkoutActivityTypeRunning" startDate="2026-11-14 18:00:00 +0530" endDate="2026-11-14 18:30:00 +0530"/>',
      ),
    );
    const { readings } = await opened.part({ types: all, from: null }, 0);
    expect(readings.map(({ type, value }) => `${type} ${value}`)).toEqual([
      'pulse 61',
      'oxygen_saturation 97',
    ]);
    expect(opened.notRead).toEqual(
      expect.arrayContaining([
        { name: 'Heart rate', count: 1, reason: 'moving' },
        { name: 'Heart rate', count: 1, reason: 'workout' },
      ]),
    );
  });
});

describe('blood pressure', () => {
  it('counts a blood pressure that stands alone and again in a correlation as one reading', async () => {
    expect(await readingsIn(pressure(128, 82))).toEqual([
      expect.objectContaining({ type: 'blood_pressure', unit: 'mm[Hg]', systolic: 128, diastolic: 82 }),
    ]);
  });

  it('without a correlation is paired by time and source', async () => {
    const unit = 'mmHg';
    const readings = await readingsIn(
      record('BloodPressureSystolic', 128, { unit, source: 'Cuff' }),
      record('BloodPressureSystolic', 151, { unit, source: 'Tom &amp; Co' }),
      record('BloodPressureDiastolic', 97, { unit, source: 'Tom &amp; Co' }),
      record('BloodPressureDiastolic', 82, { unit, source: 'Cuff' }),
    );
    expect(readings.map(({ systolic, diastolic }) => `${systolic}/${diastolic}`)).toEqual([
      '128/82',
      '151/97',
    ]);
  });

  it('adds no blood pressure with one number, and tells it as dangerous if that number is', async () => {
    const { found, rejects } = await open(
      exportOf(
        record('BloodPressureSystolic', 212, { unit: 'mmHg' }),
        record('BloodPressureDiastolic', 80, { unit: 'mmHg', at: '2026-11-15 07:10:00 +0530' }),
      ),
    );
    expect(found).toBe(0);
    expect(rejects).toMatchObject([
      { reason: 'half-pressure', text: '212/–', isDangerous: true },
      { reason: 'half-pressure', text: '–/80', isDangerous: false },
    ]);
  });

  it('is not guessed together if several of one source have the same second', async () => {
    const { found, rejected } = await open(
      exportOf(
        ...[120, 150].map((value) => record('BloodPressureSystolic', value, { unit: 'mmHg' })),
        ...[95, 80].map((value) => record('BloodPressureDiastolic', value, { unit: 'mmHg' })),
      ),
    );
    expect({ found, rejected }).toEqual({ found: 0, rejected: 4 });
  });
});

describe('the readings of an export', () => {
  const day = (number: number, hour = '07') =>
    `2026-11-${String(number).padStart(2, '0')} ${hour}:10:00 +0530`;

  it('are told by type since a day on the wall, and sent oldest first', async () => {
    const opened = await open(
      exportOf(
        temperature('37.5', { at: day(15) }),
        temperature('36.5', { at: day(13, '00') }),
        temperature('38.5', { at: day(12, '23') }),
      ),
    );
    expect(opened.period).toEqual({ from: '2026-11-12T23:10:00+05:30', to: '2026-11-15T07:10:00+05:30' });
    expect(await opened.since('2026-11-13')).toEqual([
      { type: 'temperature', unit: 'Cel', count: 2, range: { lowest: 36.5, highest: 37.5 }, lower: null },
    ]);
    const { readings, remaining } = await opened.part({ types: ['temperature'], from: '2026-11-13' }, 0);
    expect(readings.map(({ value }) => value)).toEqual([36.5, 37.5]);
    expect(remaining).toBe(0);
  });

  it('are proposed for twelve months, and all if there is nothing of them', async () => {
    const old = temperature('37', { at: '2019-03-03 07:10:00 +0530' });
    const weight = record('BodyMass', '70', { unit: 'kg', at: '2025-12-01 07:10:00 +0530' });
    expect((await open(exportOf(old, weight))).firstChoice).toEqual({
      types: ['weight'],
      from: '2025-11-20',
    });
    expect((await open(exportOf(old))).firstChoice).toEqual({ types: ['temperature'], from: '2019-03-03' });
    expect((await open(exportOf())).firstChoice).toEqual({ types: [], from: null });
  });

  it('are proposed without a type of which a watch measured more than ten thousand', async () => {
    const many = Array.from({ length: 10_001 }, () => record('HeartRate', 60));
    const { firstChoice, since } = await open(exportOf(...many, temperature('37')));
    expect(firstChoice.types).toEqual(['temperature']);
    expect((await since(firstChoice.from)).map(({ count }) => count)).toEqual([10_001, 1]);
  });

  it('are sent in parts of five hundred, and those that are impossible come last', async () => {
    const minutes = (index: number) =>
      `2026-11-01 ${String(Math.floor(index / 60)).padStart(2, '0')}:${String(index % 60).padStart(2, '0')}:00 +0530`;
    const many = Array.from({ length: 501 }, (_, at) => record('HeartRate', 60, { at: minutes(at) }));
    const opened = await open(exportOf(record('HeartRate', 400), ...many));
    const choice = { types: all, from: null };
    const parts = [await opened.part(choice, 0), await opened.part(choice, 1)];
    expect(parts.map(({ readings, remaining }) => [readings.length, remaining])).toEqual([
      [500, 2],
      [2, 0],
    ]);
    expect(parts[1]?.readings[1]).toMatchObject({ value: 400 });
  });
});
