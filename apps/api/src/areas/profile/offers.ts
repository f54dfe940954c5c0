// The exports of this area for other areas, the seed, the commands and the server.

export { beginPatientProfile } from './begin-profile';
export { correctName } from './correct-name';
export { keepPatientAnswers } from './keep-answers';
export { findOwnProfile } from './queries/find-profile';
export { setPatientPhoto } from './set-photo';
export { type EmergencyContactRow, emergencyContacts } from './tables/emergency-contacts';
