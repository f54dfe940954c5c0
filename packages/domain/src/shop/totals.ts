import type { StateCode } from './states';

export const mostQuantity = 50;
export const mostCartItems = 50;
/** The price of delivery, in paise with tax, for items below `freeDeliveryFrom`. */
export const deliveryCharge = 4_000;
export const freeDeliveryFrom = 50_000;

export type Priced = {
  quantity: number;
  /** The price of a pack in paise, with tax. */
  pricePaise: number;
  mrpPaise: number;
  taxPercent: number;
};

export type LineAmounts = {
  amountPaise: number;
  deliveryPaise: number;
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
};

export type Totals = {
  currency: 'INR';
  itemsPaise: number;
  deliveryPaise: number;
  savedPaise: number;
  taxes: {
    taxPercent: number;
    taxablePaise: number;
    cgstPaise: number;
    sgstPaise: number;
    igstPaise: number;
  }[];
  taxablePaise: number;
  taxPaise: number;
  roundingPaise: number;
  totalPaise: number;
  placeOfSupply: StateCode;
};

export type Where = {
  isDelivered: boolean;
  from: StateCode;
  to: StateCode;
  /** The charge that was told before: fewer items do not raise it. */
  mostDelivery?: number;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Rounds the quotient of two whole numbers to the nearest whole one, a half up, without fractions that a computer cannot hold. */
const divided = (dividend: number, divisor: number): number =>
  Math.floor((2 * dividend + divisor) / (2 * divisor));

/** The charge of a delivery. */
export const deliveryOf = (itemsPaise: number, isDelivered: boolean): number =>
  isDelivered && itemsPaise > 0 && itemsPaise < freeDeliveryFrom ? deliveryCharge : 0;

/**
 * Shares an amount in proportion to others, in whole paise that add up to it: what is left over goes to those that lost most by rounding down, the first first.
 */
export function apportion(amount: number, weights: readonly number[]): number[] {
  const whole = sum(weights);
  if (whole === 0) return weights.map((_, index) => (index === 0 ? amount : 0));
  const shares = weights.map((weight) => Math.floor((amount * weight) / whole));
  const lost = weights.map((weight, index) => ({ index, rest: (amount * weight) % whole }));
  lost.sort((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of lost.slice(0, amount - sum(shares))) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

/**
 * The tax in an amount that includes it: CGST Rules, 2017, rule 35 (tax = amount x rate / (100 + rate)). Within the state of the seller it is central tax and as much
 * tax of the state (CGST Act, section 9), to another state integrated tax (IGST Act, sections 5 and 7).
 */
export function taxWithin(paise: number, percent: number, isWithinState: boolean) {
  const whole = 100 + percent;
  const igstPaise = isWithinState ? 0 : divided(paise * percent, whole);
  // Both halves are alike, since they have the same rate.
  const half = isWithinState ? divided(paise * percent, 2 * whole) : 0;
  return { taxablePaise: paise - igstPaise - 2 * half, cgstPaise: half, sgstPaise: half, igstPaise };
}

/**
 * Rounds a total to whole rupees, fifty paise upwards, but never above the maximum retail prices with the delivery: Legal Metrology
 * (Packaged Commodities) Rules, 2011, rule 18 (2), and Drugs (Prices Control) Order, 2013, paragraph 26.
 *
 * @param ceiling the most that may be asked
 */
export function roundedTotal(paise: number, ceiling: number): number {
  const nearest = Math.floor((paise + 50) / 100) * 100;
  return nearest > paise && nearest > ceiling ? Math.floor(paise / 100) * 100 : nearest;
}

/**
 * Returns the amounts of each line, and the totals. The charge for delivery is part of the value of the supply (CGST Act, section 15 (2) (c)):
 * it goes with the items in proportion to their price, at the rate of each.
 */
export function totalsOf<Line extends Priced>(
  lines: readonly Line[],
  { isDelivered, from, to, mostDelivery }: Where,
): { lines: (Line & LineAmounts)[]; totals: Totals } {
  const amounts = lines.map(({ quantity, pricePaise }) => quantity * pricePaise);
  const itemsPaise = sum(amounts);
  const deliveryPaise = Math.min(deliveryOf(itemsPaise, isDelivered), mostDelivery ?? deliveryCharge);
  const deliveries = apportion(deliveryPaise, amounts);
  const counted = lines.map((line, index) => {
    const amountPaise = amounts[index] ?? 0;
    const part = deliveries[index] ?? 0;
    return {
      ...line,
      ...{ amountPaise, deliveryPaise: part },
      ...taxWithin(amountPaise + part, line.taxPercent, from === to),
    };
  });
  const rates = [...new Set(lines.map(({ taxPercent }) => taxPercent))].sort((a, b) => a - b);
  const taxes = rates.map((taxPercent) => {
    const at = counted.filter((line) => line.taxPercent === taxPercent);
    const all = (name: keyof LineAmounts) => sum(at.map((line) => line[name]));
    return {
      ...{ taxPercent, taxablePaise: all('taxablePaise'), cgstPaise: all('cgstPaise') },
      ...{ sgstPaise: all('sgstPaise'), igstPaise: all('igstPaise') },
    };
  });
  const mrp = sum(lines.map(({ quantity, mrpPaise }) => quantity * mrpPaise));
  const exact = itemsPaise + deliveryPaise;
  const totalPaise = roundedTotal(exact, mrp + deliveryPaise);
  return {
    lines: counted,
    totals: {
      ...{ currency: 'INR', itemsPaise, deliveryPaise, savedPaise: mrp - itemsPaise, taxes },
      taxablePaise: sum(taxes.map((one) => one.taxablePaise)),
      taxPaise: sum(taxes.map(({ cgstPaise, sgstPaise, igstPaise }) => cgstPaise + sgstPaise + igstPaise)),
      ...{ roundingPaise: totalPaise - exact, totalPaise, placeOfSupply: to },
    },
  };
}
