// The exports of this area for other areas, the seed, the commands and the server.

export { findLogs } from './find-logs';
export { frontendLogs } from './tables/frontend-logs';
