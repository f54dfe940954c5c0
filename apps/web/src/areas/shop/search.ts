import type { ProductPage } from '@nadi/contract/schema';
import * as m from '@nadi/ui/messages';
import { sayWhen } from '@nadi/ui/words/moment';
import { settle } from '../../kernel/requests/settle';
import { indexResults } from '../../kernel/search/index-results';
import { noteOf, readPages, wholePage } from '../../kernel/search/read-pages';
import type { Found, ReadServices, SearchPart } from '../../kernel/search/search-part';
import { own } from './places';

/** The contract's maximum for words, in characters. */
const longest = 100;

/** The person's orders by number and product, the newest first. */
const orders: SearchPart = {
  group: 'orders',
  isOwn: true,
  roles: 'all',
  async load({ $api, queryClient }, clock) {
    const { rows, ...note } = await readPages((place) =>
      queryClient.fetchQuery(
        $api.queryOptions('get', '/shop/orders', { params: { query: { limit: wholePage, ...place } } }),
      ),
    );
    const items = rows.map(({ id, number, lines, createdAt }) => ({
      ...{ id, title: m.search_order({ number }), href: own.order(id) },
      detail: [sayWhen(createdAt, clock), ...lines.map(({ name }) => name)].join(' · '),
    }));
    return { find: indexResults(items, true), ...note };
  },
};

/** Finds the addresses to which the person has orders sent: they are chosen and changed at the checkout. */
const addresses: SearchPart = {
  group: 'addresses',
  isOwn: true,
  roles: 'all',
  async load({ $api, queryClient }) {
    const { data, pagination } = await queryClient.fetchQuery(
      $api.queryOptions('get', '/shop/addresses', { params: { query: { limit: wholePage } } }),
    );
    const items = data.map(({ id, name, line1, line2, city, pin }) => ({
      ...{ id, title: name, href: own.checkout },
      detail: [line1, line2, `${city} ${pin}`].filter(Boolean).join(', '),
    }));
    return { find: indexResults(items), ...noteOf(data.length, pagination.total) };
  },
};

const productOf = ({ id, name, composition, maker, pack }: ProductPage['data'][number]) => ({
  ...{ id, title: name, href: own.product(id) },
  detail: [composition, pack, maker].filter(Boolean).join(' · '),
});

async function searchCatalogue({ api }: Pick<ReadServices, 'api'>, words: string): Promise<Found> {
  const query = { q: words.slice(0, longest), limit: wholePage };
  const answer = await settle(api.GET('/shop/products', { params: { query } }));
  if (!answer.ok) throw answer.error;
  const { data, pagination } = answer.data;
  return {
    results: data.map(productOf),
    ...(data.length < pagination.total && {
      note: m.search_more({ count: data.length, total: pagination.total }),
    }),
  };
}

/** Finds products of the shop. A catalogue of more than a page is searched by the server, which keeps no word of it. */
const products: SearchPart = {
  group: 'products',
  isOwn: true,
  roles: 'all',
  async load({ $api, api, queryClient }) {
    const { data, pagination } = await queryClient.fetchQuery(
      $api.queryOptions('get', '/shop/products', { params: { query: { limit: wholePage } } }),
    );
    const isWhole = data.length >= pagination.total;
    return {
      find: indexResults(data.map(productOf)),
      ...noteOf(data.length, pagination.total),
      ...(!isWhole && { further: (query) => searchCatalogue({ api }, query) }),
    };
  },
};

export const search: readonly SearchPart[] = [orders, addresses, products];
