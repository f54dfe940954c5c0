import { expect, it } from '@jest/globals';
import { sayMoney } from './money';

it('money is written in rupees with two digits of paise and groups of lakh and crore', () => {
  expect([0, 5, 9900, 12345600, 1000000000].map((paise) => sayMoney(paise))).toEqual([
    '₹0.00',
    '₹0.05',
    '₹99.00',
    '₹1,23,456.00',
    '₹1,00,00,000.00',
  ]);
});

it('a short amount leaves out decimals that say nothing', () => {
  expect([80000, 80050].map((paise) => sayMoney(paise, { isShort: true }))).toEqual(['₹800', '₹800.50']);
});
