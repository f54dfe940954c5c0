import { describe, expect, it } from '@jest/globals';
import { findTwins } from './batch';

describe('the requests of a batch', () => {
  it('each have an id of their own; every later one with the same is told of', () => {
    expect(findTwins([{ id: 'a' }, { id: 'b' }])).toEqual([]);
    const twins = findTwins([{ id: 'a' }, { id: 'b' }, { id: 'a' }, { id: 'a' }]);
    expect(twins.map(({ pointer }) => pointer)).toEqual(['/body/requests/2/id', '/body/requests/3/id']);
  });
});
