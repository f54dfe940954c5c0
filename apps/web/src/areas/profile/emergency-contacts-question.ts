import { readPage } from '../../kernel/browser/page-address';

/** The page of the list that an address asks for. */
export const emergencyContactsQuestion = (query: URLSearchParams) =>
  ['get', '/patients/emergency-contacts', { params: { query: { page: readPage(query) } } }] as const;
