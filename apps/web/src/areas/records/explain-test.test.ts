import { describe, expect, it } from '@jest/globals';
import { explainTest } from './explain-test';

describe('the explanation of a test', () => {
  it('has plain words, their source, and the article that the hub has about it', () => {
    expect(explainTest('hba1c')).toMatchObject({
      text: expect.stringContaining('two to three months'),
      source: { url: 'https://medlineplus.gov/lab-tests/hemoglobin-a1c-hba1c-test/' },
      article: { title: 'HbA1c: what the number means', href: '/knowledge-hub/hba1c' },
    });
  });

  it('has no link where the hub has no article', () => {
    expect(explainTest('sodium')).toMatchObject({ article: null });
  });

  it('is missing for a test that is not known', () => {
    expect(explainTest('crp')).toBeNull();
    expect(explainTest(null)).toBeNull();
  });
});
