import { describe, expect, it } from '@jest/globals';
import { moreOf } from './use-more';

describe('moreOf', () => {
  it.each([
    ['all is seen', { scrollLeft: 0, scrollWidth: 320, clientWidth: 320 }, undefined],
    ['at the start', { scrollLeft: 0, scrollWidth: 600, clientWidth: 320 }, 'end'],
    ['in between', { scrollLeft: 100, scrollWidth: 600, clientWidth: 320 }, 'both'],
    ['at the end', { scrollLeft: 280, scrollWidth: 600, clientWidth: 320 }, 'start'],
    [
      'at the end, at a position that is not whole',
      { scrollLeft: 279.5, scrollWidth: 600, clientWidth: 320 },
      'start',
    ],
    ['at the end, from right to left', { scrollLeft: -280, scrollWidth: 600, clientWidth: 320 }, 'start'],
  ])('%s', (_where, element, expected) => {
    expect(moreOf(element)).toBe(expected);
  });
});
