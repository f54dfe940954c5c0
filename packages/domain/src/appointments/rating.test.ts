import { expect, it } from '@jest/globals';
import { ratingFigures } from './figures';
import { ratingOf, refuseRating } from './rating';

const now = new Date('2026-11-20T09:00:00Z');

it('a visit is rated once it is completed, and the rating is changed for 30 days', () => {
  expect(refuseRating({ status: 'in_progress', rating: null }, now)).toMatch(/once it is completed/);
  expect(refuseRating({ status: 'completed', rating: null }, now)).toBeNull();
  const rating = { ratedAt: '2026-10-21T09:00:00Z' };
  expect(refuseRating({ status: 'completed', rating }, now)).toBeNull();
  expect(refuseRating({ status: 'completed', rating }, new Date(now.getTime() + 1))).toMatch(/30 days/);
});

it('a change of a rating keeps the moment of the first one', () => {
  expect(ratingOf({ stars: 2 }, { ratedAt: '2026-11-01T09:00:00Z' }, now)).toEqual({
    ...{ stars: 2, comment: null, ratedAt: '2026-11-01T09:00:00Z' },
    changedAt: '2026-11-20T09:00:00.000Z',
  });
});

it('an average is given for five ratings, with one digit, and not for fewer', () => {
  expect(ratingFigures([5, 5, 5, 5])).toEqual({ ratings: 4, averageRating: null });
  expect(ratingFigures([5, 5, 5, 5, 2])).toEqual({ ratings: 5, averageRating: 4.4 });
});
