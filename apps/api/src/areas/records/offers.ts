// The exports of this area for other areas, the seed, the commands and the server.

export { attachmentNamed } from './files/attachment-name';
export { findLatestLabValues } from './queries/find-latest-lab-values';
export { medicalRecords } from './tables/medical-records';
export { recordFiles, recordUploads } from './tables/record-files';
