// The exports of this area for other areas, the seed, the commands and the server.

export { eraseRows, removeMarkedFiles } from './deletion/erase';
export { childAskedForDeletion } from './notices';
export { findActivity } from './queries/find-entries';
