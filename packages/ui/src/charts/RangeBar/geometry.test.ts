import { describe, expect, it } from '@jest/globals';
import { distanceOf, edgesOf, layOut, type RangeBand, scaleOf } from './geometry';
import { summaryOf, writeRange } from './words';

const band = (
  from: number | null,
  to: number | null,
  interpretation: RangeBand['interpretation'],
): RangeBand => ({ from, to, interpretation, label: interpretation });
const pulse = [
  band(null, 40, 'critical'),
  band(40, 60, 'low'),
  band(60, 100, 'in-range'),
  band(100, 130, 'high'),
  band(130, null, 'critical'),
];
const perMinute = { label: '/min', digits: 0 };
const numberWidth = () => 24;
const lay = (value: number | null, width = 400) => layOut({ bands: pulse, value, width, numberWidth });

describe('scaleOf', () => {
  it('goes half as far again beyond bands that have no bound', () => {
    expect(scaleOf(pulse)).toEqual({ from: 0, to: 175 });
  });

  it('does not go below nought for what cannot be negative, but for what can', () => {
    expect(scaleOf([band(null, 1, 'low'), band(1, 9, 'in-range')]).from).toBe(0);
    expect(scaleOf([band(null, -2, 'low'), band(-2, 3, 'in-range')]).from).toBe(-4.5);
  });

  it('has room on both sides of a single edge', () => {
    expect(scaleOf([band(null, 7, 'in-range'), band(7, null, 'high')])).toEqual({ from: 3.5, to: 10.5 });
  });

  it('is a plain scale where there is no edge', () => {
    expect(scaleOf([])).toEqual({ from: 0, to: 1 });
  });
});

describe('layOut', () => {
  it('fills the bar from end to end, in the ratio of values', () => {
    const { segments } = lay(76);
    expect(segments[0]?.x).toBe(0);
    expect(segments.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(400);
    expect((segments[2]?.width ?? 0) / (segments[1]?.width ?? 1)).toBeCloseTo(2);
  });

  it('shows at the end what lies beyond it, and says so', () => {
    expect(lay(210).marker).toEqual({ x: 400, beyond: 'above' });
    expect(lay(-3).marker).toEqual({ x: 0, beyond: 'below' });
    expect(lay(76).marker?.beyond).toBeNull();
    expect(lay(null).marker).toBeNull();
  });

  it('leaves out numbers that would run into each other, but not those of what is in range', () => {
    expect(lay(76).edges.map(({ value }) => value)).toEqual([40, 60, 100, 130]);
    expect(lay(76, 120).edges.map(({ value }) => value)).toEqual([60, 100]);
  });

  it('keeps numbers within the bar', () => {
    const { edges } = layOut({ bands: [band(0, 10, 'in-range')], value: 5, width: 200, numberWidth });
    expect(edges.map(({ x }) => x)).toEqual([12, 188]);
  });
});

describe('edgesOf', () => {
  it('has each edge once', () => {
    expect(edgesOf(pulse)).toEqual([40, 60, 100, 130]);
  });
});

describe('what is said', () => {
  it('is how far the value lies from what is in range', () => {
    expect(summaryOf(112, perMinute, 'high', pulse)).toBe(
      '12\u00a0/min above the range: 60 to 100\u00a0/min.',
    );
    expect(summaryOf(52, perMinute, 'low', pulse)).toBe('8\u00a0/min below the range: 60 to 100\u00a0/min.');
    expect(summaryOf(76, perMinute, 'in-range', pulse)).toBe('Within the range: 60 to 100\u00a0/min.');
  });

  it('does not call in range what somebody has assessed otherwise', () => {
    expect(summaryOf(100, perMinute, 'high', pulse)).toBe('At the edge of the range: 60 to 100\u00a0/min.');
    expect(summaryOf(76, perMinute, 'not-assessed', pulse)).toBeUndefined();
    expect(summaryOf(76, perMinute, 'not-assessed', [])).toContain('No range applies');
    expect(summaryOf(null, perMinute, 'not-assessed', pulse)).toBeUndefined();
  });

  it('takes the nearest of several ranges', () => {
    const two = [band(0, 10, 'in-range'), band(20, 30, 'in-range')];
    expect(distanceOf(18, two)).toMatchObject({ side: 'below', by: 2 });
  });

  it('writes open ranges as such', () => {
    expect(writeRange(band(null, 7, 'in-range'), { label: '%' })).toBe('7\u00a0% or less');
    expect(writeRange(band(130, null, 'critical'), perMinute)).toBe('130\u00a0/min or more');
  });
});
