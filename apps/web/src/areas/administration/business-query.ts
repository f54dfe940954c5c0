import type { OrderStatus } from '@nadi/contract/schema';
import { orderStatuses } from '@nadi/domain/shop/order';
import type { BusinessView } from '@nadi/ui/screens/admin/BusinessScreen';
import { named } from './address-parts';

export const shopOverviewQuery = ['get', '/admin/shop-overview', {}] as const;

export const shopOrdersQuery = (status: OrderStatus | null, page: number) =>
  ['get', '/admin/shop-orders', { params: { query: { ...(status && { status }), page } } }] as const;

export const readView = (query: URLSearchParams): BusinessView =>
  (['stock', 'pharmacists'] as const).find((one) => one === query.get('view')) ?? 'orders';

export const readStatus = (query: URLSearchParams): OrderStatus | null =>
  named(orderStatuses, query.get('status'));
