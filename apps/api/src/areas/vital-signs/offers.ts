// The exports of this area for other areas, the seed, the commands and the server.

export { checkDateOfBirth } from './assessment/birth';
export { reassessLater } from './assessment/reassess-later';
export { startReassessing } from './jobs/reassessing';
export { ownReadings } from './policy/own-readings';
export { countsSince, measuredSince, readingsToShow } from './presenters/overview';
export { presentVitalSign } from './presenters/vital-sign';
export { findAskingSince, findOnlyYouTypes } from './queries/find-asking';
export { findLatestHeight, findLatestOfTypes, findLatestToPassOn } from './queries/find-latest';
export { findNewestOfTypes } from './queries/find-newest';
export { findRecent } from './queries/find-recent';
export { factsOfProfile, holdSubject, loadSubject } from './queries/subject';
export { findDays } from './queries/trend-days';
export { urgencies } from './queries/urgencies';
export { removeReadings } from './remove-readings';
export { type HealthFactRow, healthFacts } from './tables/health-facts';
export { type PatientProfileRow, patientProfiles } from './tables/patient-profiles';
export { type VitalSignRow, vitalSigns } from './tables/vital-signs';
export { toVitalSign } from './to-vital-sign';
