/** There are at most twelve, so that one page has all of them. */
const all = { params: { query: { limit: 100 } } } as const;

export const helpersQuery = ['get', '/family/helpers', all] as const;
export const invitationsQuery = ['get', '/family/invitations', all] as const;
export const handOversQuery = ['get', '/family/hand-overs', all] as const;
export const memberQuery = (id: string) =>
  ['get', '/family/members/{id}', { params: { path: { id } } }] as const;
export const activityQuery = (id: string, page: number, limit: number) =>
  ['get', '/family/members/{id}/activity', { params: { path: { id }, query: { page, limit } } }] as const;
