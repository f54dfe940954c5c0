// The exports of this area for other areas, the seed, the commands and the server.

export { findCounts } from './queries/find-notifications';
export { notifications } from './tables/notifications';
export { zoneOf, zonesOf } from './triggers/zones';
