import { describe, expect, it } from '@jest/globals';
import { Bytes } from './bytes';
import { deviceServices, saysFailed, saysNoRecord } from './services';

const view = (...bytes: number[]) => new DataView(new Uint8Array(bytes).buffer);
const readerOf = (uuid: number) => {
  const found = deviceServices.flatMap((one) => one.characteristics).find((one) => one.uuid === uuid);
  if (!found) throw new Error(`No reader of ${uuid.toString(16)}.`);
  return (...bytes: number[]) => found.read(view(...bytes));
};
const [cuff, strap, thermometer, scale, spot, continuous, meter] = [
  ...[0x2a35, 0x2a37, 0x2a1c, 0x2a9d, 0x2a5e, 0x2a5f, 0x2a18].map(readerOf),
] as [Reader, Reader, Reader, Reader, Reader, Reader, Reader];
type Reader = ReturnType<typeof readerOf>;

/** 14 November 2026, 07:10:30, as Date Time. */
const time = [0xea, 0x07, 11, 14, 7, 10, 30];
const wall = { date: '2026-11-14', time: '07:10', seconds: 30 };

describe('numbers of IEEE 11073', () => {
  it.each([
    [[0x80, 0x00], 128],
    [[0xf4, 0xf4], 126.8],
    [[0xce, 0xff], -5],
    [[0x7b, 0xe0], 1.23],
    [[0x0c, 0x20], 1200],
  ])('read the short float %j as %d', (bytes, value) => {
    expect(new Bytes(view(...bytes)).sfloat()).toEqual({ kind: 'number', value });
  });

  it.each([
    [[0x6e, 0x01, 0x00, 0xff], 36.6],
    [[0xfd, 0xff, 0xff, 0x00], -3],
    [[0x1d, 0x0e, 0x00, 0xfe], 36.13],
  ])('read the long float %j as %d', (bytes, value) => {
    expect(new Bytes(view(...bytes)).float()).toEqual({ kind: 'number', value });
  });

  it.each([
    [0x07ff, 'not-a-number'],
    [0x0800, 'not-at-this-resolution'],
    [0x07fe, 'above'],
    [0x0802, 'below'],
    [0x0801, 'reserved'],
    // With an exponent, as some devices write it.
    [0xf7ff, 'not-a-number'],
  ])('tell the special short float %d as %s', (raw, kind) => {
    expect(new Bytes(view(raw & 0xff, raw >> 8)).sfloat()).toEqual({ kind });
  });

  it.each([
    [[0xff, 0xff, 0x7f, 0x00], 'not-a-number'],
    [[0x00, 0x00, 0x80, 0x00], 'not-at-this-resolution'],
    [[0xfe, 0xff, 0x7f, 0x00], 'above'],
    [[0x02, 0x00, 0x80, 0x00], 'below'],
    [[0x01, 0x00, 0x80, 0x00], 'reserved'],
  ])('tell the special long float %j as %s', (bytes, kind) => {
    expect(new Bytes(view(...bytes)).float()).toEqual({ kind });
  });
});

const pressure = (systolic: number, diastolic: number) => ({
  ...{ type: 'blood_pressure', unit: 'mm[Hg]', systolic, diastolic },
});

describe('the message of a cuff', () => {
  it('has a blood pressure, a pulse, the time and the statements about both', () => {
    // All fields; 128/82, mean 97, pulse 71, user 2, movement, loose cuff, irregular pulse, wrong position.
    const status = 0b100111;
    expect(cuff(0x1e, 128, 0, 82, 0, 97, 0, ...time, 71, 0, 2, status, 0)).toEqual({
      readings: [pressure(128, 82), { type: 'pulse', unit: '/min', value: 71 }],
      refusal: null,
      remarks: [
        ...['body-movement', 'cuff-too-loose', 'irregular-pulse', 'wrong-position', 'other-user-possible'],
      ],
      wall,
    });
  });

  it('is converted from kilopascals: 16.0 over 10.7 kPa is 120 over 80 mmHg', () => {
    expect(cuff(0x01, 0xa0, 0xf0, 0x6b, 0xf0, 0xff, 0x07).readings).toEqual([pressure(120, 80)]);
  });

  it.each([
    [0b01000, ['pulse-above-range']],
    [0b10000, ['pulse-below-range']],
    [0b11000, ['unknown-statement']],
    [0b1000000, ['unknown-statement']],
    [0, []],
  ])('says of the status %d: %j', (status, remarks) => {
    expect(cuff(0x10, 128, 0, 82, 0, 97, 0, status, 0).remarks).toEqual(remarks);
  });

  it.each([
    [0x07ff, 'no-number'],
    [0x0800, 'no-number'],
    [0x07fe, 'above-scale'],
    [0x0802, 'below-scale'],
  ])('without a number (%d) gives no reading: %s', (raw, reason) => {
    const message = cuff(0x00, raw & 0xff, raw >> 8, 82, 0, 97, 0);
    expect(message).toMatchObject({ readings: [], refusal: { reason, type: 'blood_pressure' } });
  });

  it('says that the pulse is missing if it is not a number', () => {
    expect(cuff(0x04, 128, 0, 82, 0, 97, 0, 0xff, 0x07)).toMatchObject({
      readings: [pressure(128, 82)],
      remarks: ['pulse-missing'],
    });
  });

  it('that is cut off in any field gives no reading and does not throw', () => {
    const whole = [0x1e, 128, 0, 82, 0, 97, 0, ...time, 71, 0, 2, 0, 0];
    for (let length = 0; length < whole.length; length += 1)
      expect(cuff(...whole.slice(0, length))).toMatchObject({ refusal: { reason: 'cut-off' }, readings: [] });
    expect(cuff(...whole).refusal).toBeNull();
  });

  it('says that something was not understood if bytes follow, or a flag is not known', () => {
    expect(cuff(0x00, 128, 0, 82, 0, 97, 0, 1).remarks).toEqual(['unknown-statement']);
    expect(cuff(0x20, 128, 0, 82, 0, 97, 0).remarks).toEqual(['unknown-statement']);
  });

  it.each([
    ['a year of 0', [0, 0, 11, 14, 7, 10, 30]],
    ['a month of 0', [0xea, 0x07, 0, 14, 7, 10, 30]],
    ['30 February', [0xea, 0x07, 2, 30, 7, 10, 30]],
    ['the hour 24', [0xea, 0x07, 11, 14, 24, 10, 30]],
  ])('has no time if the device sends %s', (_, bytes) => {
    expect(cuff(0x02, 128, 0, 82, 0, 97, 0, ...bytes)).toMatchObject({
      readings: [pressure(128, 82)],
      wall: null,
    });
  });
});

describe('the message of a heart rate strap', () => {
  it.each([
    ['a short number', [0x00, 71], 71],
    ['a long number', [0x01, 71, 0], 71],
    ['contact, energy and times between beats', [0x1e, 71, 1, 0, 0x40, 3], 71],
  ])('has a pulse: %s', (_, bytes, value) => {
    expect(strap(...bytes)).toMatchObject({
      readings: [{ type: 'pulse', unit: '/min', value }],
      remarks: [],
    });
  });

  it.each([
    ['not-worn', [0x04, 71]],
    ['ongoing', [0x06, 0]],
    ['cut-off', [0x01, 71]],
  ])('has none, and says why: %s', (reason, bytes) => {
    expect(strap(...bytes)).toMatchObject({ readings: [], refusal: { reason, type: 'pulse' } });
  });
});

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
