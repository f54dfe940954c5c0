import { describe, expect, it } from '@jest/globals';
import type { DeviceMessage } from './device-message';
import { timeOf } from './device-time';
import { liveMs, middleOf, progressOf, type Sample, withSample } from './live';

const receivedAt = new Date('2026-11-14T01:41:00.250Z');
const given = { receivedAt, timeZone: 'Asia/Kolkata' };
const received = '2026-11-14T07:11:00+05:30';
const at = (date: string, time: string, seconds = 0) => timeOf({ date, time, seconds }, given);

describe('the time of a device', () => {
  it('is that of its wall clock in the zone of the patient', () => {
    expect(at('2026-11-14', '07:10', 30)).toEqual({
      device: '2026-11-14T07:10:30+05:30',
      received,
      doubt: null,
    });
  });

  it('is that of the receipt if the device sends none', () => {
    expect(timeOf(null, given)).toEqual({ device: null, received, doubt: 'none-sent' });
  });

  it.each([
    ['07:16', null],
    ['07:17', 'future'],
  ])('is doubtful if it is more than 5 minutes ahead: %s', (time, doubt) => {
    expect(at('2026-11-14', time).doubt).toBe(doubt);
  });

  it.each([
    ['2026-10-15', '07:12', null],
    ['2026-10-15', '07:10', 'old'],
    ['2000-01-01', '00:00', 'old'],
  ])('is doubtful if it is more than 30 days ago: %s %s', (date, time, doubt) => {
    expect(at(date, time).doubt).toBe(doubt);
  });
});

const message = (value: number | null): DeviceMessage => ({
  readings: value === null ? [] : [{ type: 'pulse', unit: '/min', value }],
  refusal: value === null ? { reason: 'not-worn', type: 'pulse' } : null,
  ...{ remarks: [], wall: null },
});
const after = (values: readonly (number | null)[], stepMs = 1000) =>
  values.reduce<readonly Sample[]>(
    (samples, value, index) => withSample(samples, { at: index * stepMs, message: message(value) }),
    [],
  );

describe('a device that sends a value in each second', () => {
  it('gives the middle value of half a minute, which one wrong beat does not change', () => {
    const samples = after(Array.from({ length: 31 }, (_, index) => (index === 12 ? 220 : 60 + (index % 3))));
    expect(progressOf(samples)).toBe(1);
    expect(middleOf(samples)?.readings).toEqual([{ type: 'pulse', unit: '/min', value: 61 }]);
  });

  it('is not done before', () => {
    const samples = after(Array.from({ length: 16 }, () => 60));
    expect(progressOf(samples)).toBeCloseTo(15_000 / liveMs);
  });

  it('begins anew after a gap of more than 5 seconds, and goes on after a shorter one', () => {
    expect(after([60, 61, null, null, 62])).toHaveLength(3);
    expect(after([60, 61, null, null, null, null, null, 62])).toHaveLength(1);
  });

  it('gives nothing without a value', () => {
    expect(middleOf(after([null, null]))).toBeNull();
  });
});
