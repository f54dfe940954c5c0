import { expect, it } from '@jest/globals';
import { readTrendsAddress, writeTrendsAddress } from './trends-address';

const read = (search: string) => readTrendsAddress(new URLSearchParams(search));

it('reads the period and the measures, each once', () => {
  expect(read('?period=90d&measures=weight,lab-hba1c,weight')).toEqual({
    period: '90d',
    measures: ['weight', 'lab-hba1c'],
  });
});

it('falls back to thirty days and to no choice of measures', () => {
  expect(read('')).toEqual({ period: '30d', measures: [] });
  expect(read('?period=2d&measures=mood,lab-,lab-%3Cscript%3E,,')).toEqual({ period: '30d', measures: [] });
});

it('writes what it reads, without defaults', () => {
  const choice = { period: '1y', measures: ['blood_pressure', 'lab-hba1c'] } as const;
  expect(readTrendsAddress(writeTrendsAddress(choice))).toEqual(choice);
  expect(writeTrendsAddress({ period: '30d', measures: [] }).size).toBe(0);
});
