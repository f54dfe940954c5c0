import { readPage } from '../../kernel/browser/page-address';

export const broadcastsQuery = (page: number) =>
  ['get', '/admin/broadcasts', { params: { query: { page } } }] as const;

/** Returns the page's query for an address. */
export const broadcastsAt = (query: URLSearchParams) => broadcastsQuery(readPage(query));
