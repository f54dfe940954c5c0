import { describe, expect, it } from '@jest/globals';
import { indexResults } from './index-results';

const find = indexResults([
  {
    id: 'bp',
    title: 'Blood pressure 142 / 93 mmHg',
    detail: '3 Nov, 7:10 am · Above range',
    words: 'BP',
    href: '/a',
  },
  {
    id: 'bp-old',
    title: 'Blood pressure 118 / 76 mmHg',
    detail: '2 Nov, 7:00 am · In range',
    words: 'BP',
    href: '/a',
  },
  {
    id: 'sugar',
    title: 'Glucose, fasting 99 mg/dL',
    detail: '3 Nov, 6:55 am · In range',
    words: 'sugar',
    href: '/b',
  },
]);
const ids = (query: string) => find(query).map(({ id }) => id);

describe('a search over results', () => {
  it.each([
    ['blod presure', ['bp', 'bp-old']],
    ['142/93', ['bp']],
    ['BP 3 nov', ['bp']],
    ['sugar', ['sugar']],
    ['zzzz', []],
    ['   ', []],
  ])('%j finds %j', (query, expected) => {
    expect(ids(query)).toEqual(expected);
  });

  it('finds what has some of the words where nothing has all', () => {
    expect(ids('my latest glucose')).toEqual(['sugar']);
  });

  it('keeps the given order if asked to, with typing errors last', () => {
    const items = ['weigt', 'a long note about weight at home', 'weight'].map((title) => ({
      ...{ id: title, title, detail: '', href: '/a' },
    }));
    const inOrder = indexResults(items, true);
    expect(inOrder('weight').map(({ id }) => id)).toEqual([
      'a long note about weight at home',
      'weight',
      'weigt',
    ]);
    expect(indexResults(items)('weight')[0]?.id).toBe('weight');
  });

  it('returns what is shown, without the words by which it was found', () => {
    expect(find('sugar')[0]).toEqual({
      id: 'sugar',
      title: 'Glucose, fasting 99 mg/dL',
      detail: '3 Nov, 6:55 am · In range',
      href: '/b',
    });
  });
});
