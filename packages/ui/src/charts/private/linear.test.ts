import { describe, expect, it } from '@jest/globals';
import { linear } from './linear';

describe('a straight scale', () => {
  it('lays values out between the ends, downwards too', () => {
    const y = linear({ domain: [60, 140], range: [200, 0] });
    expect([y(60), y(100), y(140), y(150)]).toEqual([200, 100, 0, -25]);
  });

  it('keeps what lies outside at the end, where asked', () => {
    const x = linear({ domain: [0, 10], range: [0, 100], clamp: true });
    expect([x(-3), x(4), x(12)]).toEqual([0, 40, 100]);
  });

  it('begins and ends at round values, where asked, and names round values', () => {
    const y = linear({ domain: [61.3, 138.2], range: [0, 100], nice: 4 });
    expect([y(60), y(140)]).toEqual([0, 100]);
    expect(y.ticks(4)).toEqual([60, 80, 100, 120, 140]);
  });

  it('has a middle where there is nothing between the ends', () => {
    expect(linear({ domain: [5, 5], range: [0, 100] })(5)).toBe(50);
  });
});
