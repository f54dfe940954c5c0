import { describe, expect, it } from '@jest/globals';
import { saysFailed, saysNoRecord } from './services';
import { readerOf, time, view, wall } from './test/bytes-of-devices';

const [thermometer, scale] = [readerOf(0x2a1c), readerOf(0x2a9d)];
const [spot, continuous, meter] = [readerOf(0x2a5e), readerOf(0x2a5f), readerOf(0x2a18)];

describe('the message of a thermometer', () => {
  it.each([
    [1, 'armpit'],
    [3, 'ear'],
    [6, 'mouth'],
    [7, 'rectum'],
    [9, 'ear'],
  ])('tells the site %d as %s', (place, site) => {
    expect(thermometer(0x06, 0x6e, 0x01, 0x00, 0xff, ...time, place)).toEqual({
      readings: [{ type: 'temperature', unit: 'Cel', value: 36.6, site }],
      ...{ refusal: null, remarks: [], wall },
    });
  });

  it('keeps Fahrenheit', () => {
    expect(thermometer(0x01, 0xda, 0x03, 0x00, 0xff).readings).toEqual([
      { type: 'temperature', unit: '[degF]', value: 98.6 },
    ]);
  });

  it.each([
    [2, []],
    [4, ['other-site']],
    [8, ['other-site']],
    [0, ['unknown-statement']],
    [10, ['unknown-statement']],
  ])('has no site of a record for the type %d, and says %j', (place, remarks) => {
    const message = thermometer(0x04, 0x6e, 0x01, 0x00, 0xff, place);
    expect(message.readings).toEqual([{ type: 'temperature', unit: 'Cel', value: 36.6 }]);
    expect(message.remarks).toEqual(remarks);
  });

  it('has no reading if the device could not measure', () => {
    expect(thermometer(0x00, 0xff, 0xff, 0x7f, 0x00).refusal).toEqual({
      ...{ reason: 'no-number', type: 'temperature' },
    });
  });
});

describe('the message of a scale', () => {
  it('has a weight in kilograms, and says that height and index are not read', () => {
    // 14,050 steps of 0.005 kg; the unknown user; index 23.1, height 1.740 m.
    expect(scale(0x0e, 0xe2, 0x36, ...time, 0xff, 231, 0, 0xcc, 0x06)).toEqual({
      readings: [{ type: 'weight', unit: 'kg', value: 70.3 }],
      ...{ refusal: null, remarks: ['height-not-read'], wall },
    });
  });

  it('has a weight in pounds, and says that it may be of another user', () => {
    expect(scale(0x05, 0x88, 0x3c, 3)).toMatchObject({
      readings: [{ type: 'weight', unit: '[lb_av]', value: 155 }],
      remarks: ['other-user-possible'],
    });
  });

  it('has none if the scale could not measure', () => {
    expect(scale(0x00, 0xff, 0xff).refusal).toEqual({ reason: 'not-valid', type: 'weight' });
  });
});

describe('the message of an oximeter', () => {
  const both = [
    { type: 'oxygen_saturation', unit: '%', value: 97 },
    { type: 'pulse', unit: '/min', value: 64 },
  ];

  it('has a saturation, a pulse and the time', () => {
    expect(spot(0x01, 97, 0, 64, 0, ...time)).toEqual({ readings: both, refusal: null, remarks: [], wall });
  });

  it('has no time if the clock of the device is not set', () => {
    expect(spot(0x11, 97, 0, 64, 0, ...time)).toMatchObject({ wall: null, remarks: ['clock-fault'] });
  });

  it.each([
    [5, 'ongoing'],
    [10, 'demonstration'],
    [11, 'demonstration'],
    [12, 'ongoing'],
    [13, 'not-valid'],
    [15, 'not-valid'],
  ])('has no reading with bit %d of its status: %s', (bit, reason) => {
    const status = 2 ** bit;
    expect(spot(0x02, 97, 0, 64, 0, status & 0xff, status >> 8)).toMatchObject({
      ...{ readings: [], refusal: { reason } },
    });
  });

  it.each([
    [6, ['early-estimate']],
    [14, ['questionable']],
    [0, ['unknown-statement']],
    [7, []],
    [9, []],
  ])('has a reading with bit %d of its status, and says %j', (bit, remarks) => {
    const status = 2 ** bit;
    expect(spot(0x02, 97, 0, 64, 0, status & 0xff, status >> 8)).toMatchObject({ readings: both, remarks });
  });

  it.each([
    [1, 'device-fault'],
    [7, 'not-worn'],
    [11, 'not-worn'],
    [13, 'not-worn'],
    [15, 'device-fault'],
  ])('has no reading with bit %d of its sensor: %s', (bit, reason) => {
    const sensor = 2 ** bit;
    expect(spot(0x04, 97, 0, 64, 0, sensor & 0xff, sensor >> 8, 0)).toMatchObject({
      ...{ readings: [], refusal: { reason } },
    });
  });

  it.each([
    [4, ['weak-signal']],
    [5, ['low-perfusion']],
    [8, ['questionable']],
    [16, ['unknown-statement']],
    [0, []],
  ])('has a reading with bit %d of its sensor, and says %j', (bit, remarks) => {
    const sensor = 2 ** bit;
    const bytes = [sensor & 0xff, (sensor >> 8) & 0xff, sensor >> 16];
    expect(spot(0x04, 97, 0, 64, 0, ...bytes)).toMatchObject({ readings: both, remarks });
  });

  it('is read beside its fast and slow averages while it measures on', () => {
    const ongoing = [0x20, 0];
    expect(continuous(0x1f, 97, 0, 64, 0, 99, 0, 80, 0, 96, 0, 60, 0, ...ongoing, 0, 0, 0, 5, 0)).toEqual({
      ...{ readings: both, refusal: null, remarks: [], wall: null },
    });
  });

  it('has no reading before the first number', () => {
    expect(continuous(0x00, 0xff, 0x07, 0xff, 0x07).refusal).toEqual({
      ...{ reason: 'no-number', type: 'oxygen_saturation' },
    });
  });
});

describe('the message of a glucose meter', () => {
  const head = (flags: number) => [flags, 7, 0, ...time];
  // Capillary plasma, of a finger.
  const plasma = 0x12;

  it('has a glucose in mg/dL: 0.00104 kg/L is 104', () => {
    expect(meter(...head(0x02), 104, 0xb0, plasma)).toEqual({
      readings: [{ type: 'glucose', unit: 'mg/dL', value: 104 }],
      ...{ refusal: null, remarks: [], wall },
    });
  });

  it('has a glucose in mmol/L: 0.0058 mol/L is 5.8', () => {
    expect(meter(...head(0x06), 58, 0xc0, plasma).readings).toEqual([
      { type: 'glucose', unit: 'mmol/L', value: 5.8 },
    ]);
  });

  it.each([
    [[0x3c, 0x00], { date: '2026-11-14', time: '08:10', seconds: 30 }],
    [[0x20, 0xfe], { date: '2026-11-13', time: '23:10', seconds: 30 }],
    [[0xff, 0x7f], null],
    [[0x00, 0x80], null],
  ])('has the time of its clock moved by the offset %j', (offset, moved) => {
    expect(meter(...head(0x03), ...offset, 104, 0xb0, plasma).wall).toEqual(moved);
  });

  it.each([
    ['a control solution', 0x1a],
    ['a control solution as its place', 0x42],
  ])('has no reading of %s', (_, place) => {
    expect(meter(...head(0x02), 104, 0xb0, place).refusal?.reason).toBe('control-solution');
  });

  it.each([
    [0x11, ['whole-blood']],
    [0x19, ['tissue-fluid']],
    [0x22, ['other-blood-site']],
    [0x10, ['unknown-statement']],
    [0xf2, []],
  ])('says of the sample %d: %j', (place, remarks) => {
    expect(meter(...head(0x02), 104, 0xb0, place)).toMatchObject({ remarks, refusal: null });
  });

  it.each([
    [1, 'device-fault'],
    [2, 'strip-fault'],
    [3, 'strip-fault'],
    [4, 'strip-fault'],
    [5, 'above-scale'],
    [6, 'below-scale'],
    [7, 'too-warm'],
    [8, 'too-cold'],
    [9, 'strip-fault'],
    [10, 'device-fault'],
  ])('has no reading with bit %d of its status: %s', (bit, reason) => {
    const status = 2 ** bit;
    const bytes = [...head(0x0a), 104, 0xb0, plasma, status & 0xff, status >> 8];
    expect(meter(...bytes)).toMatchObject({ readings: [], refusal: { reason, type: 'glucose' } });
  });

  it('has a reading with a low battery and a doubtful clock, and says both', () => {
    expect(meter(...head(0x0a), 104, 0xb0, plasma, 0x01, 0x08)).toMatchObject({
      ...{ refusal: null, remarks: ['battery-low', 'clock-fault'] },
    });
  });

  it('has no reading without a concentration', () => {
    expect(meter(...head(0x00)).refusal?.reason).toBe('no-number');
  });

  it('is followed by an answer that tells an empty store from a refused question', () => {
    const [done, empty, refused] = [view(6, 0, 1, 1), view(6, 0, 1, 6), view(6, 0, 1, 2)];
    expect([done, empty, refused].map(saysNoRecord)).toEqual([false, true, false]);
    expect([done, empty, refused].map(saysFailed)).toEqual([false, true, true]);
  });
});
