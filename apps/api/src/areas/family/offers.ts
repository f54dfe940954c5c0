// The exports of this area for other areas, the seed, the commands and the server.

export { correctName } from './correct-name';
export { dependants } from './tables/dependants';
export { familyInvitations } from './tables/family-invitations';
