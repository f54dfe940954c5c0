import { describe, expect, it } from '@jest/globals';
import { readArticles } from './read-articles';

const articles = readArticles();

describe('the articles', () => {
  it('can be read, each with at least a minute of text', () => {
    expect(articles.map(({ slug, minutes }) => [slug, minutes > 0])).toEqual(
      articles.map(({ slug }) => [slug, true]),
    );
    expect(articles.map(({ slug }) => slug)).toContain('measuring-blood-pressure-at-home');
  });
});
