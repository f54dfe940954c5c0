// All that other areas, the seed, the commands and the server may use of this one.

export { beginPatientProfile } from './begin-profile';
export { keepPatientAnswers } from './keep-answers';
export { type EmergencyContactRow, emergencyContacts } from './tables/emergency-contacts';
