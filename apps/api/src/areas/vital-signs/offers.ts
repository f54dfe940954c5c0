// The exports of this area for other areas, the seed, the commands and the server.

export { startJudging } from './jobs/judging';
export { checkDateOfBirth } from './judging/birth';
export { judgeAfter } from './judging/judge-after';
export { factsOfProfile } from './queries/subject';
export { type HealthFactRow, healthFacts } from './tables/health-facts';
export { type PatientProfileRow, patientProfiles } from './tables/patient-profiles';
export { vitalSigns } from './tables/vital-signs';
