// The exports of this area for other areas, the seed, the commands and the server.

export { countPatients } from './queries/find-doctor-patients';
export { findConsentsNow, findGrants, toGrant } from './queries/find-grants';
export { findShared } from './queries/shared-entries';
