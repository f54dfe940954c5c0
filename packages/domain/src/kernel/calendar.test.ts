import { expect, it } from '@jest/globals';
import { mondayOf } from './calendar';

it.each([
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (date, monday) => expect(mondayOf(date)).toBe(monday));
