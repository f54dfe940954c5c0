import { readPage } from '../../kernel/browser/page-address';

export const broadcastsQuery = (page: number) =>
  ['get', '/admin/broadcasts', { params: { query: { page } } }] as const;

/** Returns the page's query for an address. */
export const broadcastsAt = (query: URLSearchParams) => broadcastsQuery(readPage(query));

export const templatesQuery = (page: number, limit = 10) =>
  ['get', '/admin/broadcast-templates', { params: { query: { page, limit } } }] as const;
