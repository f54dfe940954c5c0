import { describe, expect, it } from '@jest/globals';
import { checkHistory } from './history-faults';
import { entryKinds, rulesOf } from './kinds';
import { findTerms, termsOf } from './terms';

describe.each(entryKinds.filter((kind) => kind !== 'lifestyle'))('terms of %s', (kind) => {
  it('can all be listed at once: each has a code that its kind may have, and no name or code is there twice', () => {
    const entries = termsOf[kind].map(({ name, code, codeSystem }) => ({
      kind,
      name,
      code,
      codeSystem,
      status: rulesOf[kind].statuses[0] ?? 'unknown',
      ...(kind === 'family-history' && { relative: 'mother' as const }),
    }));
    const person = { dateOfBirth: null, now: new Date('2026-11-20T00:00:00Z') };
    expect(checkHistory({ noneKnown: [], entries }, [], person)).toEqual([]);
  });
});

it('are found by everyday words, in any order, the ones that begin so first', () => {
  const names = (text: string) => findTerms('condition', text).map(({ name }) => name);
  expect(names('hypert bp')).toEqual(['High blood pressure']);
  expect(names('press blood')).toEqual(['High blood pressure']);
  expect(names('kidney')[0]).toBe('Kidney stones');
  expect(names('xyz')).toEqual([]);
  expect(findTerms('condition', '')).toHaveLength(8);
});
