import { expect, it } from '@jest/globals';
import { sayMoney } from './money';

it('money is written in rupees with two digits of paise and groups of lakh and crore', () => {
  expect([0, 5, 9900, 12345600, 1000000000].map(sayMoney)).toEqual([
    '₹0.00',
    '₹0.05',
    '₹99.00',
    '₹1,23,456.00',
    '₹1,00,00,000.00',
  ]);
});
