import type { NewProductImport } from '@nadi/contract/schema';
import { isPartRefundDue } from '@nadi/domain/shop/order';
import * as m from '@nadi/ui/messages';
import { BusinessScreen } from '@nadi/ui/screens/admin/BusinessScreen';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useClock } from '../../kernel/browser/clock';
import { readPage } from '../../kernel/browser/page-address';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { listOptions, listState, pageState } from '../../kernel/page/page-state';
import { useServices } from '../../kernel/services/use-services';
import {
  canBeFound,
  readNumber,
  readStatus,
  readView,
  shopOrdersQuery,
  shopOverviewQuery,
} from './business-query';
import {
  addPharmacist,
  confirmShopRefund,
  importProducts,
  moveOrder,
  updateProduct,
  withdrawPharmacist,
} from './online-writes';

const nothing = () => ({});
const noneFound = {
  ...{ phase: 'ready' as const, rows: [], pagination: { page: 1, pages: 0, total: 0, limit: 10 } },
};

/** Returns the products in a file; null if it has no list. */
async function productsOf(file: File): Promise<NewProductImport['products'] | null> {
  try {
    const read: unknown = JSON.parse(await file.text());
    const list = typeof read === 'object' && read !== null && 'products' in read ? read.products : read;
    return Array.isArray(list) ? list : null;
  } catch {
    return null;
  }
}

export function BusinessRoute() {
  const [query, setQuery] = useSearchParams();
  const { $api } = useServices();
  const clock = useClock();
  const [openId, setOpenId] = useState<string | null>(null);
  const [view, status, page] = [readView(query), readStatus(query), readPage(query)];
  const number = readNumber(query);
  const [words, isLow] = [(query.get('q') ?? '').slice(0, 100), query.get('low') === 'true'];
  const overview = $api.useQuery(...shopOverviewQuery, { staleTime: 0 });
  const rights = $api.useQuery('get', '/shop/rights', {});
  const orders = $api.useQuery(...shopOrdersQuery(status, number, page), {
    ...listOptions,
    enabled: view === 'orders' && canBeFound(number),
  });
  const listed = canBeFound(number) ? listState(orders) : noneFound;
  const opened = $api.useQuery(
    'get',
    '/admin/shop-orders/{id}',
    { params: { path: { id: openId ?? '' } } },
    { enabled: openId !== null, staleTime: 0, gcTime: 0 },
  );
  const stock = $api.useQuery(
    'get',
    '/admin/shop-products',
    { params: { query: { ...(words && { q: words }), ...(isLow && { low: true }), page, limit: 20 } } },
    { ...listOptions, enabled: view === 'stock' },
  );
  const people = $api.useQuery(
    'get',
    '/admin/pharmacists',
    { params: { query: { page } } },
    { ...listOptions, enabled: view === 'pharmacists' },
  );
  const [move, refundPart, change, bring, add, withdraw] = [
    useOnlineWrite(moveOrder),
    useOnlineWrite(confirmShopRefund),
    useOnlineWrite(updateProduct),
    useOnlineWrite(importProducts),
    useOnlineWrite(addPharmacist),
    useOnlineWrite(withdrawPharmacist),
  ];
  const goTo = (more: Record<string, string | false | null>) =>
    setQuery({
      tab: 'business',
      ...Object.fromEntries(Object.entries(more).filter((one): one is [string, string] => Boolean(one[1]))),
    });
  const inView = view !== 'orders' && view;
  const toPage = (next: number) => (next > 1 ? String(next) : null);
  return (
    <BusinessScreen
      overview={pageState(overview, ({ data }) => ({ overview: data }))}
      view={view}
      checksHref={rights.data?.data.isPharmacist ? '/dashboard/health-shop/prescriptions' : null}
      clock={clock}
      onView={(next) => goTo({ view: next !== 'orders' && next })}
      onRetry={() => void overview.refetch()}
      orders={{
        state:
          listed.phase === 'ready'
            ? {
                ...listed,
                rows: listed.rows.map((order) => ({ ...order, isPartRefundDue: isPartRefundDue(order) })),
              }
            : listed,
        status,
        number,
        opened: openId === null ? null : pageState(opened, ({ data }) => ({ order: data })),
        onStatus: (next) => goTo({ status: next?.toLowerCase() ?? null, number }),
        onFind: (next) => goTo({ status: status?.toLowerCase() ?? null, number: next }),
        onOpen: (order) => setOpenId(order?.id ?? null),
        onMove: async ({ id, version }, next) =>
          savedOf(await move({ id, version, body: { status: next } }), nothing),
        onRefundPart: async ({ id, version }) => savedOf(await refundPart({ id, version }), nothing),
        onPageChange: (next) => goTo({ status: status?.toLowerCase() ?? null, number, page: toPage(next) }),
        onRetry: () => void Promise.all([orders.refetch(), openId !== null && opened.refetch()]),
      }}
      stock={{
        state: listState(stock),
        words,
        isLow,
        onFind: (next, low) => goTo({ view: inView, q: next, low: low && 'true' }),
        onChange: async ({ id, version }, body) => savedOf(await change({ id, version, body }), nothing),
        async onImport(file) {
          const products = await productsOf(file);
          if (products === null) return { ok: false, message: m.business_import_fault() };
          return savedOf(await bring({ products }), ({ data }) => data);
        },
        onPageChange: (next) => goTo({ view: inView, q: words, low: isLow && 'true', page: toPage(next) }),
        onRetry: () => void stock.refetch(),
      }}
      pharmacists={{
        state: listState(people),
        onAdd: async (draft) => savedOf(await add(draft), nothing),
        onWithdraw: async ({ id }) => savedOf(await withdraw(id), nothing),
        onPageChange: (next) => goTo({ view: inView, page: toPage(next) }),
        onRetry: () => void people.refetch(),
      }}
    />
  );
}
