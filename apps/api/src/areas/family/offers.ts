// The exports of this area for other areas, the seed, the commands and the server.

export { guardiansOf } from './queries/find-family';
export { familyInvitations } from './tables/family-invitations';
