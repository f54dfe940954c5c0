import { describe, expect, it } from '@jest/globals';
import { parseMoment } from '../kernel/moment';
import { findBirthFault } from './dates-of-life';

const now = new Date('2026-11-20T12:00:00Z');
const at = (text: string) => parseMoment(text) ?? { at: now, offset: 0 };
const codeOf = (date: string, ...measured: string[]) =>
  findBirthFault(date, measured.map(at), now)?.code ?? null;

describe('findBirthFault', () => {
  it.each([
    ['1994-08-05', [], null],
    ['2026-11-21', [], null],
    ['2026-11-22', [], 'future'],
    ['1896-11-19', [], 'too-old'],
    ['2025-03-01', ['2025-03-01T00:10:00+05:30', '2026-01-01T08:00:00Z'], null],
    ['2025-03-02', ['2026-01-01T08:00:00Z', '2025-03-01T23:50:00+05:30'], 'before-readings'],
    // The day where it was measured counts: in UTC it was the day before.
    ['2025-03-01', ['2025-03-01T01:00:00+05:30'], null],
    ['2025-03-01', ['2025-02-28T20:00:00-05:00'], 'before-readings'],
  ])('%s with readings of %j: %s', (date, measured, code) => {
    expect(codeOf(date, ...measured)).toBe(code);
  });

  it('names the day of the reading', () => {
    expect(findBirthFault('2026-01-01', [at('2025-06-01T08:00:00Z')], now)?.message).toContain('2025-06-01');
  });
});
