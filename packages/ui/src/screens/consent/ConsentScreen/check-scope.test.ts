import { describe, expect, it } from '@jest/globals';
import { asked } from '../test/example-consents';
import { checkScope, entryOfAsked, lastDayOf, shorterTimes } from './check-scope';

const today = '2026-11-20';
const entry = entryOfAsked(asked.asked);

describe('what a patient allows', () => {
  it('begins with what was asked for', () => {
    expect(checkScope(entry, today)).toEqual({
      draft: { kinds: asked.asked.kinds, dates: asked.asked.dates, lastDay: null },
    });
  });

  it('is less where they take something away', () => {
    const less = { ...entry, kinds: ['vital-signs' as const], from: '2026-05-20', until: '7' as const };
    expect(checkScope(less, today)).toEqual({
      draft: {
        kinds: ['vital-signs'],
        dates: { from: '2026-05-20', to: '2026-11-20' },
        lastDay: '2026-11-27',
      },
    });
  });

  it('needs a kind, both days in their order, and an end', () => {
    const names = (more: Partial<typeof entry>) => {
      const found = checkScope({ ...entry, ...more }, today);
      return 'faults' in found ? found.faults.map(({ name }) => name) : [];
    };
    expect(names({ kinds: [] })).toEqual(['kinds']);
    expect(names({ from: null })).toEqual(['from']);
    expect(names({ to: null })).toEqual(['to']);
    expect(names({ from: '2026-11-01', to: '2026-10-01' })).toEqual(['to']);
    expect(names({ until: 'other' })).toEqual(['untilDay']);
    expect(names({ isAllDates: true, from: null, to: null })).toEqual([]);
  });

  it('ends a number of days from today, over the end of a month', () => {
    expect(lastDayOf({ ...entry, until: '30' }, today)).toBe('2026-12-20');
    expect(lastDayOf({ ...entry, until: '1' }, '2026-12-31')).toBe('2027-01-01');
  });

  it('is offered only for less time than was asked', () => {
    expect(shorterTimes(31)).toEqual(['1', '7', '30']);
    expect(shorterTimes(30)).toEqual(['1', '7']);
    expect(shorterTimes(0)).toEqual([]);
  });
});
