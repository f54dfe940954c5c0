// The exports of this area for other areas, the seed, the commands and the server.

export { eraseRows, removeMarkedFiles } from './deletion/erase';
export { childAskedForDeletion, dataRequestAnswered, dataRequestStarted } from './notices';
export { lockRequest } from './queries/find-data-requests';
export { findActivity } from './queries/find-entries';
export { type DataRequestRow, dataRequests } from './tables/data-requests';
