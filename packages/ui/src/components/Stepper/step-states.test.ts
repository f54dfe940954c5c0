import { describe, expect, it } from '@jest/globals';
import { statesOf } from './step-states';

const steps = [
  { id: 'a', label: 'A' },
  { id: 'b', label: 'B' },
  { id: 'c', label: 'C' },
];
const states = (...given: Parameters<typeof statesOf>) => statesOf(...given).map(({ state }) => state);

describe('statesOf', () => {
  it.each([
    ['a', ['current', 'ahead', 'ahead']],
    ['b', ['done', 'current', 'ahead']],
    ['c', ['done', 'done', 'current']],
    [null, ['done', 'done', 'done']],
  ] as const)('stands at %j', (current, expected) => {
    expect(states(steps, current)).toEqual(expected);
  });

  it('shows what must be put right wherever people are, and still that they went on from it', () => {
    const failed = steps.map((step) => ({ ...step, isFailed: step.id === 'a' }));
    expect(states(failed, 'c')).toEqual(['failed', 'done', 'current']);
    expect(statesOf(failed, 'c')[0]?.isPassed).toBe(true);
    expect(states(failed, 'a')).toEqual(['failed', 'ahead', 'ahead']);
  });
});
