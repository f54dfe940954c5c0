import { describe, expect, it } from '@jest/globals';
import { findAnswers } from './find-answers';
import { topics } from './questions';

const found = (search: string) =>
  findAnswers(topics(), search).flatMap(({ questions }) => questions.map(({ id }) => id));

describe('the answers', () => {
  it('are all there without a search', () => {
    expect(found('  ')).toHaveLength(19);
  });

  it('are found by words of the question and of the answer, in any order and case', () => {
    expect(found('FORGOT password')).toEqual(['password']);
    expect(found('guideline range')).toContain('in-range');
  });

  it('need every word', () => {
    expect(found('password submarine')).toEqual([]);
  });

  it('have ids of their own', () => {
    expect(new Set(found('')).size).toBe(found('').length);
  });
});
