// The exports of this area for other areas, the seed, the commands and the server.

export { admitToCall } from './admit-to-call';
export { cancelVisitsOf } from './cancel-visits-of';
export { changeConsultation } from './change-consultation';
export { sayVisit } from './notices';
export { findAvailability } from './queries/find-availability';
export { holdConsultation, selectOwn } from './queries/find-consultations';
export { availabilities } from './tables/availabilities';
export { consultationNotes } from './tables/consultation-notes';
export { type ConsultationRow, consultations } from './tables/consultations';
export { tellBoth } from './tell-both';
export { touchOf } from './touch-of';
