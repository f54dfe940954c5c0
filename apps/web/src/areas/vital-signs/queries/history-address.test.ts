import { describe, expect, it } from '@jest/globals';
import { readHistoryAddress, startOfHistory, writeHistoryAddress } from './history-address';

const read = (query: string) => readHistoryAddress(new URLSearchParams(query));

describe('the address of a history', () => {
  it('is empty for what is usual', () => {
    expect(String(writeHistoryAddress({ type: null, period: '30d', page: 1 }))).toBe('');
    expect(read('')).toEqual({ type: null, period: '30d', page: 1 });
  });

  it.each([
    { type: 'pulse', period: '1y', page: 3 },
    { type: null, period: 'all', page: 1 },
    { type: 'blood_pressure', period: '30d', page: 2 },
  ] as const)('leads back to %j', (choice) => {
    expect(readHistoryAddress(writeHistoryAddress(choice))).toEqual(choice);
  });

  it.each(['type=shoe&period=2h&page=0', 'page=-1', 'page=1.5', 'page=x', 'page=100001'])(
    'that means nothing (%s) shows what is usual',
    (query) => {
      expect(read(query)).toEqual({ type: null, period: '30d', page: 1 });
    },
  );
});

describe('the begin of a period', () => {
  it('is the start of a day, so that it is the same all day', () => {
    const start = new Date(startOfHistory('7d', '2026-11-20') ?? '');
    expect(start).toEqual(new Date(2026, 10, 13));
  });

  it('is nowhere where all is asked for', () => {
    expect(startOfHistory('all', '2026-11-20')).toBeUndefined();
  });
});
