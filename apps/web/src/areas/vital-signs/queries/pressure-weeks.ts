/** The weeks of a person, the newest first: the first hundred are kept on the device too. */
export const weeksQuery = [
  'get',
  '/vital-signs/pressure-weeks',
  { params: { query: { limit: 100 } } },
] as const;
