// The exports of this area for other areas, the seed, the commands and the server.

export { beginDoctorProfile } from './begin-profile';
export { keepDoctorAnswers } from './keep-answers';
export { type DoctorWithPerson, findOwnDoctorProfile, withPerson } from './queries/find-profile';
export { setDoctorPhoto } from './set-photo';
export { doctorProfiles } from './tables/doctor-profiles';
