// The exports of this area for other areas, the seed, the commands and the server.

export { findCritical } from './dashboard/find-critical';
export { findNews } from './dashboard/find-news';
export { findSharing } from './dashboard/find-sharing';
export { findWaiting } from './dashboard/find-waiting';
export { countPatients } from './queries/find-doctor-patients';
export { findConsentsNow, findGrants, toGrant } from './queries/find-grants';
export { countReviewsToDo } from './queries/find-reviews';
export { findShared } from './queries/shared-entries';
export { consents } from './tables/consents';
