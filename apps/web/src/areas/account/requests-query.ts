import { readPage } from '../../kernel/browser/page-address';

/** Returns the query of a page of the person's requests. */
export const requestsAt = (query: URLSearchParams) =>
  ['get', '/account/data-requests', { params: { query: { page: readPage(query) } } }] as const;

export const officerQuery = ['get', '/grievance-contact', {}] as const;
