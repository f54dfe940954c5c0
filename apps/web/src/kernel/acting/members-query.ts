/** Reads the people whom one looks after. There are at most twelve, so that one page has all of them. */
export const membersQuery = ['get', '/family/members', { params: { query: { limit: 100 } } }] as const;
