/** Asks for what waits for an answer: a person has a few at most, so that one page has all. */
export const requestsQuery = [
  'get',
  '/patients/consents',
  { params: { query: { status: 'REQUESTED', limit: 100 } } },
] as const;

export const peopleQuery = ['get', '/patients/shared-doctors'] as const;

export const historyQuery = (page: number) =>
  ['get', '/patients/consents', { params: { query: { page } } }] as const;

export const consentQuery = (id: string) =>
  ['get', '/patients/consents/{id}', { params: { path: { id } } }] as const;

export const settingsQuery = ['get', '/patients/sharing-settings'] as const;

/** The last few of others; the access log has all. */
export const lookedQuery = [
  'get',
  '/patients/access-log',
  { params: { query: { limit: 5, by: 'others' } } },
] as const;
