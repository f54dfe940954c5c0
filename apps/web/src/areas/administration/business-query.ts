import type { OrderStatus } from '@nadi/contract/schema';
import { orderStatuses, readOrderNumber } from '@nadi/domain/shop/order';
import type { BusinessView } from '@nadi/ui/screens/admin/BusinessScreen';
import { named } from './address-parts';

export const shopOverviewQuery = ['get', '/admin/shop-overview', {}] as const;

export const shopOrdersQuery = (status: OrderStatus | null, number: string, page: number) => {
  // A text that cannot be a number is sent to no one: the list is empty then.
  const read = number === '' ? null : readOrderNumber(number);
  const query = { ...(status && { status }), ...(read && { number: read }), page };
  return ['get', '/admin/shop-orders', { params: { query } }] as const;
};

export const canBeFound = (number: string) => number === '' || readOrderNumber(number) !== null;

/** Returns the number of an order as an address holds it. */
export const readNumber = (query: URLSearchParams): string => (query.get('number') ?? '').slice(0, 20);

export const readView = (query: URLSearchParams): BusinessView =>
  (['stock', 'pharmacists'] as const).find((one) => one === query.get('view')) ?? 'orders';

export const readStatus = (query: URLSearchParams): OrderStatus | null =>
  named(orderStatuses, query.get('status'));
