import { describe, expect, it } from '@jest/globals';
import { addressOf, choiceOf } from './report-address';

const types = ['pulse', 'weight'] as const;
const read = (query: string) => choiceOf(new URLSearchParams(query), types);

describe('the address of a report', () => {
  it('chooses everything of thirty days where it says nothing', () => {
    const choice = read('');
    expect(choice).toMatchObject({ period: '30d', types: ['pulse', 'weight'], withOnlyYou: false });
    expect(choice.parts).toHaveLength(5);
    expect(addressOf(choice, types)).toEqual({});
  });

  it('leaves out what it says wrongly', () => {
    expect(read('period=2y&parts=goals,secrets&types=shoe&withOnlyYou=1')).toEqual({
      ...{ period: '30d', parts: ['goals'], types: [], withOnlyYou: false },
    });
  });

  it.each(['period=1y', 'parts=history%2Cgoals', 'parts=', 'types=weight&withOnlyYou=true'])(
    'is written as it was read: %s',
    (query) => {
      expect(new URLSearchParams(addressOf(read(query), types)).toString()).toBe(query);
    },
  );
});
