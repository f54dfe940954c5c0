import { describe, expect, it } from '@jest/globals';
import { aToZ } from './a-to-z';
import { findByCode } from './find-by-code';
import { readingTime } from './reading-time';
import { relatedArticles } from './related-articles';

describe('the list from A to Z', () => {
  it('sorts names under their letters and leaves letters without an article out', () => {
    const letters = aToZ(['burns', 'Asthma', 'Back pain', '112', 'ALT', 'Élan'].map((name) => ({ name })));
    expect(letters.map(({ letter, articles }) => [letter, articles.map(({ name }) => name)])).toEqual([
      ['A', ['ALT', 'Asthma']],
      ['B', ['Back pain', 'burns']],
      ['E', ['Élan']],
      ['#', ['112']],
    ]);
  });
});

describe('related articles', () => {
  const article = (slug: string, category: 'heart' | 'lungs', ...related: string[]) => ({
    slug,
    category,
    related,
  });
  const all = [
    article('a', 'heart', 'd', 'b'),
    article('b', 'heart'),
    article('c', 'heart'),
    article('d', 'lungs'),
    article('e', 'heart'),
  ];

  it('are those that it names, in its order, then others of its category, up to three', () => {
    const slugsFor = (place: number) =>
      relatedArticles(all, all[place] ?? article('z', 'lungs')).map(({ slug }) => slug);
    expect(slugsFor(0)).toEqual(['d', 'b', 'c']);
    expect(slugsFor(1)).toEqual(['a', 'c', 'e']);
    expect(slugsFor(3)).toEqual([]);
    expect(slugsFor(9)).toEqual(['d']);
  });
});

describe('articles by code', () => {
  const coded = [
    { codes: { vitalSigns: ['pulse' as const], loinc: ['8867-4'], atc: [] } },
    { codes: { vitalSigns: [], loinc: [], atc: ['A10BA02'] } },
  ];

  it('are found by a type of reading, a lab value and a medicine, each in its own list', () => {
    expect(findByCode(coded, { vitalSign: 'pulse' })).toEqual([coded[0]]);
    expect(findByCode(coded, { loinc: '8867-4' })).toEqual([coded[0]]);
    expect(findByCode(coded, { atc: 'A10BA02' })).toEqual([coded[1]]);
    expect(findByCode(coded, { vitalSign: 'weight' })).toEqual([]);
  });
});

describe('reading time', () => {
  it('is a minute for 200 words, and never less', () => {
    expect([0, 20, 299, 300, 1000].map(readingTime)).toEqual([1, 1, 1, 2, 5]);
  });
});
