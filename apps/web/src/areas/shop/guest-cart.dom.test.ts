import { beforeEach, expect, it, jest } from '@jest/globals';
import { forgetGuestItems, guestCartKey, readGuestCart, setGuestItem } from './guest-cart';

beforeEach(() => localStorage.removeItem(guestCartKey));

it('the cart of a guest is kept in the browser, changed and emptied', () => {
  setGuestItem('a', 1);
  setGuestItem('b', 2);
  setGuestItem('a', 3);
  expect(readGuestCart()).toEqual([
    { productId: 'a', quantity: 3 },
    { productId: 'b', quantity: 2 },
  ]);
  setGuestItem('a', 0);
  setGuestItem('b', 0);
  expect(localStorage.getItem(guestCartKey)).toBeNull();
});

it('the cart of a guest ignores what is no item', () => {
  localStorage.setItem(
    guestCartKey,
    '[{"productId":"a","quantity":0},{"productId":"../x","quantity":1},{"productId":"b","quantity":50},7]',
  );
  expect(readGuestCart()).toEqual([{ productId: 'b', quantity: 50 }]);
  localStorage.setItem(guestCartKey, '{');
  expect(readGuestCart()).toEqual([]);
});

it('a merge of the cart of a guest forgets what was merged and no more', () => {
  setGuestItem('a', 1);
  const merged = readGuestCart();
  setGuestItem('a', 2);
  forgetGuestItems(merged);
  expect(readGuestCart()).toEqual([{ productId: 'a', quantity: 2 }]);
  forgetGuestItems(readGuestCart());
  expect(readGuestCart()).toEqual([]);
});

it('the cart of a guest has fifty products at most', () => {
  for (let index = 0; index < 50; index += 1) expect(setGuestItem(`p${index}`, 1)).toBe(true);
  expect(setGuestItem('one-more', 1)).toBe(false);
  expect(readGuestCart()).toHaveLength(50);
});

it('the cart of a guest is not changed, and no other tab is woken, if it is only read', () => {
  readGuestCart();
  const write = jest.spyOn(Storage.prototype, 'setItem');
  readGuestCart();
  expect(write).not.toHaveBeenCalled();
  write.mockRestore();
});

it('the cart of a guest refuses an item if the browser keeps no more', () => {
  readGuestCart();
  const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  expect(setGuestItem('a', 1)).toBe(false);
  write.mockRestore();
  expect(readGuestCart()).toEqual([]);
});
