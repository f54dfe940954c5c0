import { describe, expect, it } from '@jest/globals';
import { batched } from './batched';

const questions: string[][] = [];
const lengthOf = batched(async (words: string[]) => {
  questions.push(words);
  if (words.includes('none')) throw new Error('away');
  return new Map(words.filter(Boolean).map((word) => [word, word.length]));
});

describe('questions of one moment', () => {
  it('are asked at once, each key once, and each is given its own answer', async () => {
    expect(await Promise.all(['one', 'three', 'one', ''].map(lengthOf))).toEqual([3, 5, 3, undefined]);
    expect(questions).toEqual([['one', 'three', '']]);
  });

  it('do not join one that was asked before', async () => {
    questions.length = 0;
    const first = lengthOf('one');
    await new Promise(setImmediate);
    await Promise.all([first, lengthOf('one')]);
    expect(questions).toEqual([['one'], ['one']]);
  });

  it('fail together, and only those', async () => {
    const failing = Promise.allSettled([lengthOf('none'), lengthOf('one')]);
    expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await lengthOf('one')).toBe(3);
  });
});
