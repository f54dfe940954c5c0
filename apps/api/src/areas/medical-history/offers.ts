// The exports of this area for other areas, the seed, the commands and the server.

export { findHistory } from './queries/find-history';
export { medicalHistories, medicalHistoryEntries } from './tables/medical-histories';
