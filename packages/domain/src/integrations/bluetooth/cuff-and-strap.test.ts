import { describe, expect, it } from '@jest/globals';
import { readerOf, time, wall } from './test/bytes-of-devices';

const [cuff, strap] = [readerOf(0x2a35), readerOf(0x2a37)];

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
  ])('gives no reading if it has no number (%d): %s', (raw, reason) => {
    const message = cuff(0x00, raw & 0xff, raw >> 8, 82, 0, 97, 0);
    expect(message).toMatchObject({ readings: [], refusal: { reason, type: 'blood_pressure' } });
  });

  it('says that the pulse is missing if it is not a number', () => {
    expect(cuff(0x04, 128, 0, 82, 0, 97, 0, 0xff, 0x07)).toMatchObject({
      readings: [pressure(128, 82)],
      remarks: ['pulse-missing'],
    });
  });

  it('gives no reading if it is cut off in any field, and does not throw', () => {
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
