import { describe, expect, it } from '@jest/globals';
import { placeAfter, placeOf } from './page';

describe('the place of a page', () => {
  it('counts a page that is not full, and none where there is nothing', () => {
    expect(placeOf({ page: 1, limit: 10, total: 21 }).pages).toBe(3);
    expect(placeOf({ page: 1, limit: 10, total: 0 }).pages).toBe(0);
  });

  it('is the one that was asked for, unless a cursor leads elsewhere', () => {
    const found = { count: 10, before: 20, total: 40, next: 'there' };
    const place = (isAfterCursor: boolean) => placeAfter({ page: 1, limit: 10, isAfterCursor }, found);
    expect(place(false).page).toBe(1);
    expect(place(true).page).toBe(3);
  });

  it('leads on until the last item was shown', () => {
    const next = (count: number) =>
      placeAfter({ page: 1, limit: 10, isAfterCursor: true }, { count, before: 30, total: 40, next: 'on' })
        .next;
    expect(next(9)).toBe('on');
    expect(next(10)).toBeNull();
  });

  it('beyond the end is the last page', () => {
    const beyond = { count: 0, before: 40, total: 40, next: null };
    expect(placeAfter({ page: 1, limit: 10, isAfterCursor: true }, beyond).page).toBe(4);
  });
});
