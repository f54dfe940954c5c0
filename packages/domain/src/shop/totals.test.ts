import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { apportion, freeDeliveryFrom, roundedTotal, taxWithin, totalsOf } from './totals';

const line = fc
  .record({
    quantity: fc.integer({ min: 1, max: 50 }),
    pricePaise: fc.integer({ min: 1, max: 500_000 }),
    more: fc.integer({ min: 0, max: 50_000 }),
    taxPercent: fc.constantFrom(0, 5, 12, 18, 40),
  })
  .map(({ more, ...rest }) => ({ ...rest, mrpPaise: rest.pricePaise + more }));
const lines = fc.array(line, { minLength: 1, maxLength: 50 });
const how = fc.record({
  isDelivered: fc.boolean(),
  from: fc.constant('KA' as const),
  to: fc.constantFrom('KA' as const, 'MH' as const),
});
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

describe('the totals of an order', () => {
  it('add up: lines to items, lines with their delivery to taxable value and taxes, and all with the rounding to the total', () => {
    fc.assert(
      fc.property(lines, how, (given, where) => {
        const { lines: counted, totals } = totalsOf(given, where);
        expect(sum(counted.map(({ amountPaise }) => amountPaise))).toBe(totals.itemsPaise);
        expect(sum(counted.map(({ deliveryPaise }) => deliveryPaise))).toBe(totals.deliveryPaise);
        for (const one of counted)
          expect(one.taxablePaise + one.cgstPaise + one.sgstPaise + one.igstPaise).toBe(
            one.amountPaise + one.deliveryPaise,
          );
        expect(totals.taxablePaise + totals.taxPaise).toBe(totals.itemsPaise + totals.deliveryPaise);
        expect(totals.itemsPaise + totals.deliveryPaise + totals.roundingPaise).toBe(totals.totalPaise);
      }),
    );
  });

  it('are whole paise, and none is below zero', () => {
    fc.assert(
      fc.property(lines, how, (given, where) => {
        const { lines: counted, totals } = totalsOf(given, where);
        const { currency: _, taxes, placeOfSupply: __, roundingPaise, ...amounts } = totals;
        const numbers = [
          ...Object.values(amounts),
          ...taxes.flatMap((one) => Object.values(one)),
          ...counted.flatMap(({ taxablePaise, cgstPaise, sgstPaise, igstPaise }) => [
            ...[taxablePaise, cgstPaise, sgstPaise, igstPaise],
          ]),
        ];
        for (const one of numbers) expect(Number.isInteger(one) && one >= 0).toBe(true);
        expect(Number.isInteger(roundingPaise)).toBe(true);
      }),
    );
  });

  it('are whole rupees, and never above the maximum retail prices with the delivery', () => {
    fc.assert(
      fc.property(lines, how, (given, where) => {
        const { totals } = totalsOf(given, where);
        const ceiling = sum(given.map(({ quantity, mrpPaise }) => quantity * mrpPaise));
        expect(totals.totalPaise % 100).toBe(0);
        expect(totals.totalPaise).toBeLessThanOrEqual(ceiling + totals.deliveryPaise);
        expect(Math.abs(totals.roundingPaise)).toBeLessThan(100);
      }),
    );
  });

  it('have equal halves of tax within the state of the seller, and integrated tax alone to another one', () => {
    fc.assert(
      fc.property(lines, how, (given, where) => {
        for (const one of totalsOf(given, where).lines)
          if (where.to === where.from) {
            expect(one.igstPaise).toBe(0);
            expect(one.cgstPaise).toBe(one.sgstPaise);
          } else expect([one.cgstPaise, one.sgstPaise]).toEqual([0, 0]);
      }),
    );
  });

  it('charge for a delivery below five hundred rupees, and not above', () => {
    const at = (pricePaise: number) =>
      totalsOf([{ quantity: 1, pricePaise, mrpPaise: pricePaise, taxPercent: 5 }], {
        isDelivered: true,
        from: 'KA',
        to: 'KA',
      }).totals.deliveryPaise;
    expect(at(freeDeliveryFrom - 1)).toBe(4_000);
    expect(at(freeDeliveryFrom)).toBe(0);
  });
});

describe('tax within a price', () => {
  it('is price x rate / (100 + rate), as rule 35 says', () => {
    expect(taxWithin(10_500, 5, false)).toEqual({
      ...{ taxablePaise: 10_000, cgstPaise: 0, sgstPaise: 0, igstPaise: 500 },
    });
    expect(taxWithin(11_800, 18, true)).toEqual({
      ...{ taxablePaise: 10_000, cgstPaise: 900, sgstPaise: 900, igstPaise: 0 },
    });
    expect(taxWithin(999, 0, true)).toMatchObject({ taxablePaise: 999, cgstPaise: 0 });
  });
});

describe('a total in whole rupees', () => {
  it.each([
    [12_349, 99_999, 12_300],
    [12_350, 99_999, 12_400],
    [12_350, 12_350, 12_300],
    [12_350, 12_400, 12_400],
    [12_300, 12_300, 12_300],
  ])('of %i paise with at most %i is %i', (exact, ceiling, total) => {
    expect(roundedTotal(exact, ceiling)).toBe(total);
  });
});

describe('a shared amount', () => {
  it('is shared whole, and nobody gets a paisa more than one above their part', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), weights, (amount, given) => {
        const shares = apportion(amount, given);
        const whole = sum(given);
        expect(sum(shares)).toBe(amount);
        for (const [index, share] of shares.entries())
          expect(Math.abs(share - (amount * (given[index] ?? 0)) / whole)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
