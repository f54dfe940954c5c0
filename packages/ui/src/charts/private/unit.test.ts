import { describe, expect, it } from '@jest/globals';
import { sayValue, writeNumber, writeTick, writeValue } from './unit';

const visits = { label: 'visits', one: 'visit', digits: 0 };
const creatinine = { label: 'mg/dL', spoken: 'milligrams per decilitre', digits: 2 };

describe('numbers of charts', () => {
  it('keep their unit beside them', () => {
    expect(writeValue(1204, visits)).toBe('1,204\u00a0visits');
    expect(writeValue(1, visits)).toBe('1\u00a0visit');
    expect(sayValue(0.92, creatinine)).toBe('0.92 milligrams per decilitre');
  });

  it('have as many digits as the unit', () => {
    expect(writeNumber(0.926, creatinine)).toBe('0.93');
    expect(writeNumber(7.44, { label: '%' })).toBe('7.4');
  });

  it('have a minus sign, but not before nothing', () => {
    expect(writeNumber(-2.5, { label: 'kg' })).toBe('\u22122.5');
    expect(writeNumber(-0.01, { label: 'kg' })).toBe('0');
  });

  it('are short on an axis', () => {
    expect(writeTick(8000, visits)).toBe('8,000');
    expect(writeTick(1_200_000, visits).length).toBeLessThan(5);
  });
});
