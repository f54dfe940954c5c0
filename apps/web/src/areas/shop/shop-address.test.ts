import { expect, it } from '@jest/globals';
import { readShopAddress, writeShopAddress } from './shop-address';

it('the filter of the shop is written into its address and read from it again', () => {
  const filter = {
    ...{ words: 'paracetamol', category: 'pain-and-fever', inStock: true },
    ...{ withoutPrescription: true, sort: '-price' as const },
  };
  expect(readShopAddress(new URLSearchParams(writeShopAddress(filter, 2)))).toEqual(filter);
  expect(writeShopAddress(filter, 2)).toMatchObject({ page: '2', prescription: 'not-needed' });
});

it('the shop ignores invalid parameters of its address', () => {
  const query = new URLSearchParams('category=../x&inStock=maybe&sort=size&prescription=all');
  expect(readShopAddress(query)).toEqual({
    words: '',
    category: null,
    inStock: false,
    withoutPrescription: false,
    sort: 'relevance',
  });
});
